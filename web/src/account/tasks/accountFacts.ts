import { PROVIDERS, type Provider } from '../serviceFacts.ts'

/** What the server knows of the account, and only it may change (D34). */
export interface AccountFacts {
  username: string
  email: string
  isPasswordSet: boolean
  isMfaOn: boolean
  /** The ways in besides the password. */
  providers: readonly Provider[]
}

/** Of an answer of get-record for the user record. */
export function factsIn({ content }: Record<string, unknown>): AccountFacts {
  const { username, email, password_set, mfa_on, providers } = fieldsOf(content)
  const connected = (Array.isArray(providers) ? providers : []).map((each) => fieldsOf(each)['provider'])
  return {
    username: textOf(username),
    email: textOf(email),
    // Where it is not told a password is asked for: the server knows better than to take none.
    isPasswordSet: password_set !== false,
    isMfaOn: mfa_on === true,
    providers: PROVIDERS.filter((name) => connected.includes(name)),
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
