import { filledText } from '@reprieve/contract/scalars.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import type { JWTPayload, JWTVerifyGetKey, JWTVerifyOptions, RemoteJWKSet } from 'jose'
import * as z from 'zod'
import { emailIn, pictureIn, type Proof, type VerifyProof, type Verdict } from './identity.ts'
import type { SigningProvider } from './providerAddresses.ts'

const ALGORITHMS = ['RS256', 'ES256']
/** With these headers a token would bring its own key, or change how it is read. */
const REFUSED_HEADERS = ['jku', 'jwk', 'x5u', 'x5c', 'crit', 'b64', 'zip']
const TOLERANCE_S = 30
/** However long the provider lets it live: an older token may have been leaked. */
const OLDEST_S = 10 * 60
const KEYS_LIMIT_MS = 5_000

const known = z.object({
  sub: filledText(255),
  // A single audience: a token that is meant for others as well may have been passed on by one of them.
  aud: z.string(),
  azp: z.string().optional(),
  nonce: z.string().optional(),
})

/** Thrown inside jose when it cannot fetch the keys: then the token is not at fault. */
class KeysAway extends Error {}

/** D20: Google and Apple sign the identity; only their public keys are fetched. */
export function createIdTokenVerifier(place: SigningProvider, clientId: string): VerifyProof {
  let keys: RemoteJWKSet | undefined
  return async (proof, now) => {
    // Loaded with the first log-in of this kind, to keep the start fast.
    const jose = await import('jose')
    keys ??= jose.createRemoteJWKSet(new URL(place.keys), { timeoutDuration: KEYS_LIMIT_MS })
    try {
      const { payload } = await jose.jwtVerify(
        proof.token,
        keyFrom(keys, jose),
        optionsFor(place, clientId, now),
      )
      return identityIn(payload, proof, clientId)
    } catch (error) {
      if (error instanceof KeysAway) return err('away')
      if (error instanceof jose.errors.JWTExpired) {
        return identityIn(error.payload, proof, clientId).ok ? err('expired') : err('refused')
      }
      if (error instanceof jose.errors.JOSEError) return err('refused')
      throw error
    }
  }
}

const optionsFor = (place: SigningProvider, clientId: string, now: number): JWTVerifyOptions => ({
  algorithms: ALGORITHMS,
  issuer: place.issuers,
  audience: clientId,
  requiredClaims: ['sub', 'exp'],
  // The tolerance is added to the age as well.
  maxTokenAge: OLDEST_S - TOLERANCE_S,
  clockTolerance: TOLERANCE_S,
  currentDate: new Date(now),
})

function keyFrom(keys: RemoteJWKSet, { errors }: typeof import('jose')): JWTVerifyGetKey {
  return async (header, token) => {
    const { typ = 'JWT' }: { typ?: unknown } = header
    const isOfOurKind = typeof typ === 'string' && typ.toUpperCase() === 'JWT'
    if (!isOfOurKind || header.kid === undefined || REFUSED_HEADERS.some((name) => name in header)) {
      throw new errors.JWSInvalid('header')
    }
    try {
      return await keys(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
        throw error
      throw new KeysAway()
    }
  }
}

/** The checks that jose leaves to its caller. */
function identityIn(payload: JWTPayload, { provider, nonce }: Proof, clientId: string): Verdict {
  const claims = known.safeParse(payload).data
  if (claims === undefined || claims.aud !== clientId) return err('refused')
  if (claims.azp !== undefined && claims.azp !== clientId) return err('refused')
  if (nonce !== null && (nonce === '' || claims.nonce !== nonce)) return err('refused')
  const email = emailIn(payload['email'])
  return ok({
    provider,
    subject: claims.sub,
    email,
    // Apple sends it as text.
    isEmailVerified: email !== null && [true, 'true'].includes(payload['email_verified'] as boolean | string),
    picture: pictureIn(payload['picture']),
  })
}
