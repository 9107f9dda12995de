import { RESULT, type ResultCode } from '@reprieve/contract/codes.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { refuse, type CallContext, type Refusal } from '../handler.ts'
import { countAttempts } from './guesses.ts'
import type { Identity, Proof, Provider } from '../outside/identity/identity.ts'

const AWAY_S = 5

interface SentProof {
  provider: Provider
  access_token: string
  nonce?: string | undefined
}

/** For calls that open or change something: a token counts only with the page's own nonce. */
export const proofFromRequest = ({ provider, access_token, nonce }: SentProof): Proof => ({
  provider,
  token: access_token,
  nonce: nonce ?? '',
})

/** The identity that the provider confirms. `whenOld`: the result code for an expired token. */
export async function verifyIdentity(
  proof: Proof,
  context: CallContext,
  whenOld: ResultCode = RESULT.providerTokenRefused,
): Promise<Identity | Refusal> {
  const { services, now, address } = context
  const { attempts, identities } = services
  const from = addressGroup(address)
  const tooMany = await countAttempts([[LIMITS.providerOfAddress, from]], context)
  if (tooMany !== null) return tooMany
  const verdict = await identities.prove(proof, now)
  if (verdict.ok) {
    await attempts.forgive(LIMITS.providerOfAddress, from, now)
    return verdict.value
  }
  // Everything else stays counted: made-up tokens can make a provider fail, and each makes us wait for it. [ACC-32]
  if (verdict.reason === 'away') return refuse(RESULT.overloaded, { retry_after: AWAY_S })
  return refuse(verdict.reason === 'expired' ? whenOld : RESULT.providerTokenRefused)
}
