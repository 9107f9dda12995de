import type { Provider } from '../serviceFacts.ts'
import type { ProviderTrip } from './trip.ts'

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
 * An answer counts only if this tab asked for it: a link with somebody else's token would make a person write their
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
