import type { DeviceState } from '@reprieve/domain/access/deviceState.ts'
import { PROVIDERS, type Provider, type ProviderFacts } from '../serviceFacts.ts'
import type { SessionName } from '../../device/sessionNames.ts'

/**
 * `sign-in`: or to register, whichever it turns out to be. `unlock` and `confirm`: for the person whose device it is and
 * nobody else. `connect`: one more way into the account.
 */
export const PURPOSES = ['sign-in', 'unlock', 'confirm', 'connect'] as const

export type Purpose = (typeof PURPOSES)[number]

/** What a provider is asked for from here on: it follows whose device it is now, and not what was begun once. [ACC-26] */
export function purposeNow(state: DeviceState, begun?: Purpose): Purpose {
  if (state === 'locked') return 'unlock'
  if (state !== 'signed-in') return 'sign-in'
  return begun === 'confirm' ? 'confirm' : 'connect'
}

/** What the page must still know when the provider sends the person back. */
export interface Trip {
  provider: Provider
  purpose: Purpose
  state: string
  nonce: string
  /** Whose device it was when the person left; null: nobody's with an account. */
  userId: number | null
  /** What stood behind the question mark, and what was invited with it: no provider carries it. */
  search: Readonly<Record<string, string>>
}

const NAME: SessionName = 'reprieve.provider'
const SECRET_BYTES = 32

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** 256 bits each: not to be guessed, and never used twice. */
export function newTrip(given: Pick<Trip, 'provider' | 'purpose' | 'userId' | 'search'>): Trip {
  return { ...given, state: secret(), nonce: secret() }
}

function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** For this tab alone. False where the browser keeps nothing: then nobody may be sent away. */
export function keepTrip(shelf: () => Shelf, trip: Trip): boolean {
  try {
    shelf().setItem(NAME, JSON.stringify(trip))
    return true
  } catch {
    return false
  }
}

/** Once: a second answer to the same question is not ours. */
export function takeTrip(shelf: () => Shelf): Trip | null {
  try {
    const kept = shelf().getItem(NAME)
    shelf().removeItem(NAME)
    return kept === null ? null : tripFrom(JSON.parse(kept))
  } catch {
    return null
  }
}

function tripFrom(kept: unknown): Trip | null {
  const { provider, purpose, state, nonce, userId, search } = (kept ?? {}) as Record<string, unknown>
  const known = PROVIDERS.find((name) => name === provider)
  const wanted = PURPOSES.find((name) => name === purpose)
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

/** Where the provider sends the person back to. Apple posts a form, which only the server can take (D20). */
export const returnAddress = (provider: Provider, origin: string): string =>
  provider === 'apple' ? `${origin}/provider/apple/redirect` : `${origin}/welcome/${provider}`

/** No code is asked for where a token can be had: what is not here cannot be stolen, and D52 names no secret for it. */
const ASKED: Record<Provider, Readonly<Record<string, string>>> = {
  google: { response_type: 'id_token', scope: 'openid email profile', prompt: 'select_account' },
  // Apple gives no token by itself, but with a code, which nobody uses.
  apple: { response_type: 'code id_token', response_mode: 'form_post', scope: 'name email' },
  facebook: { response_type: 'token', scope: 'email' },
}

/** The provider's page, with what it must bring back. */
export function addressOf(trip: Trip, { authorize, clientId }: ProviderFacts, origin: string): string {
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
