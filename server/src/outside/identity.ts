import { err } from '@reprieve/domain/result.ts'
import type { OperatorConfig } from '../operatorConfig.ts'
import { createFacebookVerifier } from './identity/facebook.ts'
import type { VerifyProof, Provider } from './identity/identity.ts'
import { createIdTokenVerifier } from './identity/idToken.ts'
import { PROVIDER_ADDRESSES, localProviderAddresses } from './identity/providerAddresses.ts'

interface Door {
  clientId: string
  /** The provider's page to which ours redirects. */
  authorize: string
  prove: VerifyProof
}

export interface Identities {
  /** D20: the providers that the operator has configured; the page shows no button for others. */
  readonly offered: Partial<Record<Provider, Pick<Door, 'clientId' | 'authorize'>>>
  readonly prove: VerifyProof
}

const DEV = { id: 'reprieve-dev', secret: 'reprieve-dev-secret' }

/** Log-in through an identity provider (D20). */
export function openIdentities(given: OperatorConfig['providers']): Identities {
  const { devIssuer } = given
  const places = devIssuer === null ? PROVIDER_ADDRESSES : localProviderAddresses(devIssuer)
  const standIn = devIssuer === null ? null : DEV
  const google = given.google ?? standIn?.id ?? null
  const apple = given.apple ?? standIn?.id ?? null
  const facebook = given.facebook ?? standIn
  const doors: Partial<Record<Provider, Door>> = {
    ...(google !== null && {
      google: doorTo(google, places.google, createIdTokenVerifier(places.google, google)),
    }),
    ...(apple !== null && { apple: doorTo(apple, places.apple, createIdTokenVerifier(places.apple, apple)) }),
    ...(facebook !== null && {
      facebook: doorTo(facebook.id, places.facebook, createFacebookVerifier(places.facebook, facebook)),
    }),
  }
  return {
    offered: doors,
    prove: async (proof, now) => (await doors[proof.provider]?.prove(proof, now)) ?? err('refused'),
  }
}

const doorTo = (clientId: string, { authorize }: { authorize: string }, prove: VerifyProof): Door => ({
  clientId,
  authorize,
  prove,
})
