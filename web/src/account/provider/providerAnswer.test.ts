import { describe, expect, test } from 'vitest'
import { newTrip, type ProviderTrip, readProviderAnswer } from './providerTrip.ts'

const TRIP = newTrip({ provider: 'google', purpose: 'sign-in', userId: null, search: {} })

const encoded = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const tokenWith = (claims: unknown): string => `${encoded({ alg: 'RS256' })}.${encoded(claims)}.c2lnbmVk`

const GOOD = tokenWith({ nonce: TRIP.nonce, email: 'zoë@example.org' })

const back = (fragment: Record<string, string>, trip: ProviderTrip | null = TRIP) =>
  readProviderAnswer({ provider: 'google', trip, fragment: new URLSearchParams(fragment).toString() })

describe('[D20, REL 1d] what a provider sends back', () => {
  test('counts where state and nonce are those of this tab', () => {
    expect(back({ id_token: GOOD, state: TRIP.state })).toEqual({ is: 'token', trip: TRIP, token: GOOD })
  })

  test.each([
    ['another state', { id_token: GOOD, state: `${TRIP.state}x` }],
    ['no state', { id_token: GOOD }],
    ['another nonce', { id_token: tokenWith({ nonce: 'x' }), state: TRIP.state }],
    ['no nonce', { id_token: tokenWith({}), state: TRIP.state }],
    ['no claims that can be read', { id_token: 'a.b.c', state: TRIP.state }],
    ['no token of three parts', { id_token: 'abc', state: TRIP.state }],
  ])('is not used with %s', (_, fragment) => {
    expect(back(fragment)).toEqual({ is: 'mismatch' })
  })

  test('is not used in a tab that has not asked, or has asked another provider', () => {
    const fragment = { id_token: GOOD, state: TRIP.state }
    expect(back(fragment, null)).toEqual({ is: 'mismatch' })
    expect(back(fragment, { ...TRIP, provider: 'apple' })).toEqual({ is: 'mismatch' })
  })

  test('is nothing where the person turned back there', () => {
    expect(back({ error: 'access_denied', state: TRIP.state })).toEqual({ is: 'nothing', trip: TRIP })
    expect(back({}, null)).toEqual({ is: 'nothing', trip: null })
  })

  test('of Facebook is a token that only the server can ask about', () => {
    const trip: ProviderTrip = { ...TRIP, provider: 'facebook' }
    const came = (fragment: string) => readProviderAnswer({ provider: 'facebook', trip, fragment })
    expect(came(`access_token=opaque&state=${trip.state}`)).toEqual({ is: 'token', trip, token: 'opaque' })
    expect(came(`access_token=opaque&state=other`)).toEqual({ is: 'mismatch' })
    expect(came(`id_token=${GOOD}&state=${trip.state}`)).toEqual({ is: 'nothing', trip })
  })
})
