import type { Session } from '../../access/session.ts'
import { PROVIDERS, type Provider } from '../service/serviceFacts.ts'

/** What the server knows about the account and only it may change (D34). */
export interface AccountFacts {
  username: string
  email: string
  isPasswordSet: boolean
  isMfaOn: boolean
  /** The ways to log in besides the password. */
  providers: readonly Provider[]
}

/** Reads a response of get-record for the user record. */
export function readAccountFacts({ content }: Record<string, unknown>): AccountFacts {
  const { username, email, password_set, mfa_on, providers } = fieldsOf(content)
  const connected = (Array.isArray(providers) ? providers : []).map((each) => fieldsOf(each)['provider'])
  return {
    username: textOf(username),
    email: textOf(email),
    // If missing, a password is asked for: the server would refuse a request without one.
    isPasswordSet: password_set !== false,
    isMfaOn: mfa_on === true,
    providers: PROVIDERS.filter((name) => connected.includes(name)),
  }
}

/** Null if nothing changed, or if the device has another owner by now, who must not get this address. [ACC-9] */
export function sessionWithEmail(kept: Session, userId: number, email: string): Session | null {
  if (kept.is !== 'user' || kept.userId !== userId || kept.token === null) return null
  return email === '' || kept.email === email ? null : { ...kept, email }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
