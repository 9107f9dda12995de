import { email } from '@reprieve/contract/scalars.ts'
import type { Result } from '@reprieve/domain/result.ts'

export type Provider = 'google' | 'apple' | 'facebook'

/** What a page gets back from a provider. */
export interface Proof {
  provider: Provider
  token: string
  /** The nonce of the page that sent the person there. Null: the call has none, and gives no access. */
  nonce: string | null
}

/** A person at a provider: identified by the provider's own id, never by the e-mail address. */
export interface Identity {
  provider: Provider
  subject: string
  email: string | null
  isEmailVerified: boolean
  picture: string | null
}

/** `expired`: valid except for its age. `away`: the provider could not be reached. */
export type Verdict = Result<Identity, 'refused' | 'expired' | 'away'>

export type VerifyProof = (proof: Proof, now: number) => Promise<Verdict>

const LONGEST_PICTURE = 2_000

/** An address that is invalid, or would inject a line into a mail, counts as none. */
export const emailIn = (claim: unknown): string | null => email.safeParse(claim).data ?? null

export function pictureIn(claim: unknown): string | null {
  if (typeof claim !== 'string' || claim.length > LONGEST_PICTURE || !URL.canParse(claim)) return null
  const { protocol, href } = new URL(claim)
  return protocol === 'https:' ? href : null
}
