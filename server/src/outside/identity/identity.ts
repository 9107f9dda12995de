import { email } from '@reprieve/contract/scalars.ts'
import type { Result } from '@reprieve/domain/result.ts'

export type Provider = 'google' | 'apple' | 'facebook'

/** What a page brings back from a provider. */
export interface Proof {
  provider: Provider
  token: string
  /** Of the page that sent the person there. Null: the call knows none, and opens nothing. */
  nonce: string | null
}

/** Who somebody is at a provider: by the provider's own number of them, never by the address. */
export interface Identity {
  provider: Provider
  subject: string
  email: string | null
  isEmailVerified: boolean
  picture: string | null
}

/** `expired`: right in all but its age. `away`: the provider could not be asked. */
export type Verdict = Result<Identity, 'refused' | 'expired' | 'away'>

export type Prove = (proof: Proof, now: number) => Promise<Verdict>

const LONGEST_PICTURE = 2_000

/** An address that could not be written to, or would smuggle a line into a mail, counts as none. */
export const emailIn = (claim: unknown): string | null => email.safeParse(claim).data ?? null

export function pictureIn(claim: unknown): string | null {
  if (typeof claim !== 'string' || claim.length > LONGEST_PICTURE || !URL.canParse(claim)) return null
  const { protocol, href } = new URL(claim)
  return protocol === 'https:' ? href : null
}
