import { expect, test } from 'vitest'
import type { DeviceState } from '@reprieve/domain/access/deviceState.ts'
import {
  authorizeUrl,
  storeTrip,
  newTrip,
  currentTripPurpose,
  returnAddress,
  takeTrip,
  type TripPurpose,
  type ProviderTrip,
} from './providerTrip.ts'

const SEARCH = { redirect: '/profile', institution: 'clinic' }
const ORIGIN = 'https://diary.example'

function aShelf(): { shelf: () => Storage; kept: Map<string, string> } {
  const kept = new Map<string, string>()
  const shelf = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage
  return { shelf: () => shelf, kept }
}

const aTrip = (own: Partial<ProviderTrip> = {}): ProviderTrip => ({
  ...newTrip({ provider: 'google', purpose: 'sign-in', userId: null, search: SEARCH }),
  ...own,
})

test('[D20] state and nonce have 256 bits each, and no trip has those of another', () => {
  const trips = Array.from({ length: 50 }, () => aTrip())
  const secrets = trips.flatMap(({ state, nonce }) => [state, nonce])
  expect(new Set(secrets).size).toBe(100)
  expect(secrets.filter((secret) => /^[\w-]{43}$/.test(secret))).toHaveLength(100)
})

test('[D20] a trip can be used once for its return', () => {
  const { shelf } = aShelf()
  for (const trip of [aTrip(), aTrip({ purpose: 'connect', userId: 7 })]) {
    expect(storeTrip(shelf, trip)).toBe(true)
    expect([takeTrip(shelf), takeTrip(shelf)]).toEqual([trip, null])
  }
})

test.each<[DeviceState, TripPurpose | undefined, TripPurpose]>([
  ['visitor', undefined, 'sign-in'],
  ['not-registered', undefined, 'sign-in'],
  ['locked', undefined, 'unlock'],
  ['signed-in', undefined, 'connect'],
  // Started before the state changed.
  ['signed-in', 'sign-in', 'connect'],
  ['signed-in', 'confirm', 'confirm'],
  ['locked', 'confirm', 'unlock'],
  ['visitor', 'connect', 'sign-in'],
])('[ACC-26] on a device that is %s, after %s, a provider is asked to %s', (state, begun, purpose) => {
  expect(currentTripPurpose(state, begun)).toBe(purpose)
})

test('[D20] a browser without storage starts no trip', () => {
  const forbidden = (): Storage => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  expect([storeTrip(forbidden, aTrip()), takeTrip(forbidden)]).toEqual([false, null])
})

test.each([
  'no json',
  'null',
  '7',
  '{"provider":"google"}',
  JSON.stringify(aTrip({ provider: 'another' as never })),
  JSON.stringify(aTrip({ purpose: 'steal' as never })),
  JSON.stringify(aTrip({ state: '' })),
  JSON.stringify(aTrip({ nonce: 5 as never })),
])('[D20] a stored value that is not our trip does not count: %s', (text) => {
  const { shelf, kept } = aShelf()
  kept.set('reprieve.provider', text)
  expect(takeTrip(shelf)).toBe(null)
})

test.each([
  ['google', 'id_token', null, `${ORIGIN}/welcome/google`],
  ['facebook', 'token', null, `${ORIGIN}/welcome/facebook`],
  ['apple', 'code id_token', 'form_post', `${ORIGIN}/provider/apple/redirect`],
] as const)(
  '[D20] %s gets a request for what it can give, and the return address',
  (provider, type, mode, back) => {
    const trip = aTrip({ provider })
    const facts = { clientId: 'our id', authorize: 'https://provider.example/auth?v=2' }
    const address = new URL(authorizeUrl(trip, facts, ORIGIN))
    const asked = Object.fromEntries(address.searchParams)
    expect(address.origin + address.pathname).toBe('https://provider.example/auth')
    expect(asked).toMatchObject({
      v: '2',
      client_id: 'our id',
      response_type: type,
      state: trip.state,
      nonce: trip.nonce,
    })
    expect([asked['redirect_uri'], asked['response_mode'] ?? null]).toEqual([back, mode])
    expect(returnAddress(provider, ORIGIN)).toBe(back)
    // Our own data are not sent to the provider.
    expect(address.href).not.toContain('clinic')
  },
)
