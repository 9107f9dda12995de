import { RESULT, type ResultCode } from '@reprieve/contract/codes.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { refuse, type CallContext, type Refused } from '../handler.ts'
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
  { services, now, address }: CallContext,
  whenOld: ResultCode = RESULT.providerTokenRefused,
): Promise<Identity | Refused> {
  const { attempts, identities } = services
  const from = addressGroup(address)
  const wait = await attempts.count(LIMITS.providerOfAddress, from, now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const verdict = await identities.prove(proof, now)
  if (!verdict.ok && verdict.reason === 'refused') return refuse(RESULT.providerTokenRefused)
  // Neither a right token nor one that was not even looked at is a guess.
  await attempts.forgive(LIMITS.providerOfAddress, from, now)
  if (verdict.ok) return verdict.value
  return verdict.reason === 'expired' ? refuse(whenOld) : refuse(RESULT.overloaded, { retry_after: AWAY_S })
}
