import { RESULT, type ResultCode } from '@reprieve/contract/codes.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { refuse, type CallContext, type Refusal } from '../handler.ts'
import { counted } from './guesses.ts'
import type { Identity, Proof, Provider } from '../outside/identity/identity.ts'

const AWAY_S = 5

interface SentProof {
  provider: Provider
  access_token: string
  nonce?: string | undefined
}

/** For what opens or changes something: without the page's own nonce no token counts. */
export const proofIn = ({ provider, access_token, nonce }: SentProof): Proof => ({
  provider,
  token: access_token,
  nonce: nonce ?? '',
})

/** Who stands behind what the provider signed or says. `whenOld`: what is told of a token that came too late. */
export async function provenIdentity(
  proof: Proof,
  context: CallContext,
  whenOld: ResultCode = RESULT.providerTokenRefused,
): Promise<Identity | Refusal> {
  const { services, now, address } = context
  const { attempts, identities } = services
  const from = addressGroup(address)
  const tooMany = await counted([[LIMITS.providerOfAddress, from]], context)
  if (tooMany !== null) return tooMany
  const verdict = await identities.prove(proof, now)
  if (verdict.ok) {
    await attempts.forgive(LIMITS.providerOfAddress, from, now)
    return verdict.value
  }
  // All others stay counted: some made-up tokens make a provider stumble, and each has us wait for it. [ACC-32]
  if (verdict.reason === 'away') return refuse(RESULT.overloaded, { retry_after: AWAY_S })
  return refuse(verdict.reason === 'expired' ? whenOld : RESULT.providerTokenRefused)
}
