import type { DeviceState } from '@reprieve/domain/access/deviceState.ts'
import type { SessionName } from '../../device/sessionNames.ts'
import { PROVIDERS, type Provider, type ProviderFacts } from '../service/serviceFacts.ts'

/**
 * `sign-in`: log in or register, whichever applies. `unlock` and `confirm`: only for the owner of the device.
 * `connect`: one more way to log in to the account.
 */
export const TRIP_PURPOSES = ['sign-in', 'unlock', 'confirm', 'connect'] as const

export type TripPurpose = (typeof TRIP_PURPOSES)[number]

/**
 * The purpose of a provider log-in started now: it depends on the device's current state, not on what was started
 * earlier. [ACC-26]
 */
export function currentTripPurpose(state: DeviceState, begun?: TripPurpose): TripPurpose {
  if (state === 'locked') return 'unlock'
  if (state !== 'signed-in') return 'sign-in'
  return begun === 'confirm' ? 'confirm' : 'connect'
}

/** What the page must still know when the provider sends the person back. */
export interface ProviderTrip {
  provider: Provider
  purpose: TripPurpose
  state: string
  nonce: string
  /** The owner of the device when the person left; null: nobody with an account. */
  userId: number | null
  /** The query parameters and the invitation: no provider carries them. */
  search: Readonly<Record<string, string>>
}

const NAME: SessionName = 'reprieve.provider'
const SECRET_BYTES = 32

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** 256 bits each: unguessable, and never used twice. */
export function newTrip(
  given: Pick<ProviderTrip, 'provider' | 'purpose' | 'userId' | 'search'>,
): ProviderTrip {
  return { ...given, state: secret(), nonce: secret() }
}

function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** For this tab only. False if the browser stores nothing: then nobody may be sent away. */
export function storeTrip(shelf: () => Shelf, trip: ProviderTrip): boolean {
  try {
    shelf().setItem(NAME, JSON.stringify(trip))
    return true
  } catch {
    return false
  }
}

/** Once: a second answer to the same request is not accepted. */
export function takeTrip(shelf: () => Shelf): ProviderTrip | null {
  try {
    const kept = shelf().getItem(NAME)
    shelf().removeItem(NAME)
    return kept === null ? null : tripFrom(JSON.parse(kept))
  } catch {
    return null
  }
}

function tripFrom(kept: unknown): ProviderTrip | null {
  const { provider, purpose, state, nonce, userId, search } = (kept ?? {}) as Record<string, unknown>
  const known = PROVIDERS.find((name) => name === provider)
  const wanted = TRIP_PURPOSES.find((name) => name === purpose)
  if (known === undefined || wanted === undefined) return null
  if (typeof state !== 'string' || typeof nonce !== 'string' || state === '' || nonce === '') return null
  const texts = Object.entries((search ?? {}) as Record<string, unknown>).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  return {
    provider: known,
    purpose: wanted,
    state,
    nonce,
    userId: Number.isSafeInteger(userId) ? (userId as number) : null,
    search: Object.fromEntries(texts),
  }
}

/** Where the provider sends the person back to. Apple posts a form, which only the server can receive (D20). */
export const returnAddress = (provider: Provider, origin: string): string =>
  provider === 'apple' ? `${origin}/provider/apple/redirect` : `${origin}/welcome/${provider}`

/**
 * No code is requested where a token is available: D52 has no secret for it, and what does not exist cannot be stolen.
 */
const ASKED: Record<Provider, Readonly<Record<string, string>>> = {
  google: { response_type: 'id_token', scope: 'openid email profile', prompt: 'select_account' },
  // Apple gives a token only together with a code, which is not used.
  apple: { response_type: 'code id_token', response_mode: 'form_post', scope: 'name email' },
  facebook: { response_type: 'token', scope: 'email' },
}

/** The provider's page, with the parameters that it must return. */
export function authorizeUrl(
  trip: ProviderTrip,
  { authorize, clientId }: ProviderFacts,
  origin: string,
): string {
  const address = new URL(authorize)
  const asked = {
    ...ASKED[trip.provider],
    client_id: clientId,
    redirect_uri: returnAddress(trip.provider, origin),
    state: trip.state,
    nonce: trip.nonce,
  }
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
  return address.href
}

/** `nothing`: the person cancelled there, or opened the address by hand. `mismatch`: not an answer to our request. */
export type ProviderAnswer =
  | { is: 'nothing'; trip: ProviderTrip | null }
  | { is: 'mismatch' }
  | { is: 'token'; trip: ProviderTrip; token: string }

interface Came {
  provider: Provider
  trip: ProviderTrip | null
  /** The part of the address after the `#`. */
  fragment: string
}

/** For Facebook the server asks whose token it is; the others sign the token together with our nonce. */
const SIGNS: Record<Provider, boolean> = { google: true, apple: true, facebook: false }

/**
 * An answer counts only if this tab asked for it: a link with another person's token would make a person write their
 * diary into a stranger's account.
 */
export function readProviderAnswer({ provider, trip, fragment }: Came): ProviderAnswer {
  const brought = new URLSearchParams(fragment)
  const token = brought.get(SIGNS[provider] ? 'id_token' : 'access_token') ?? ''
  if (token === '') return { is: 'nothing', trip: trip?.provider === provider ? trip : null }
  if (trip === null || trip.provider !== provider || brought.get('state') !== trip.state) {
    return { is: 'mismatch' }
  }
  if (SIGNS[provider] && claimsIn(token)['nonce'] !== trip.nonce) return { is: 'mismatch' }
  return { is: 'token', trip, token }
}

/** Read but not trusted: the server verifies the signature. */
function claimsIn(token: string): Record<string, unknown> {
  try {
    const [, claims = ''] = token.split('.')
    const bytes = Uint8Array.from(atob(claims.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    )
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
