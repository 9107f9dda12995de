import type { CallName } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../../api/ask.ts'
import { PROVIDERS, type Provider } from '../service/serviceFacts.ts'
import { serviceStatus } from '../service/serviceStatus.ts'
import { newTrip, type TripPurpose } from './providerTrip.ts'
import { makeWelcomeCalls, type ProviderReturn, type WelcomeTools } from './welcomeCalls.ts'

const said = (code: number, body: Record<string, unknown> = {}): Answer => ({
  reached: true,
  code,
  message: 'said by the server',
  body,
})

const SESSION = {
  token: 't',
  user_id: 7,
  username: 'ada',
  email: 'ada@example.org',
  eula_version: 2,
  privacy_notice_version: 2,
}

const aWay = (purpose: TripPurpose, userId: number | null = null): ProviderReturn => ({
  is: 'token',
  trip: newTrip({
    provider: 'google',
    purpose,
    userId,
    search: { institution: 'clinic', redirect: '/profile' },
  }),
  token: 'id token',
})

function aServer(answer: Answer, provider: Provider = 'google', owner: number | null = null) {
  const asked: { name: CallName; request: Record<string, unknown>; by: string }[] = []
  const dropped: string[] = []
  const forgotten: string[] = []
  const hear =
    (by: string) =>
    async (name: CallName, request: unknown): Promise<Answer> => {
      asked.push({ name, request: request as Record<string, unknown>, by })
      return answer
    }
  const tools: WelcomeTools = {
    ask: hear('ask'),
    confirmed: hear('confirmed'),
    replaceSession: hear('replace'),
    naming: { device: { deviceId: async () => 'device' }, details: async () => 'a browser' },
    origin: 'https://diary.example',
    clientType: 'web',
    landing: { current: () => ({ utm_source: 'leaflet' }), drop: () => void dropped.push('leaflet') },
    filledIn: { forget: () => void forgotten.push('consent') },
    owner: () => owner,
  }
  return { calls: makeWelcomeCalls(tools, provider), asked, dropped, forgotten }
}

describe('[D20] the first question', () => {
  test('shows the proof with its nonce, and accepts nothing in the name of the person', async () => {
    const { calls, asked } = aServer(said(RESULT.ok, SESSION))
    const way = aWay('sign-in')
    expect(await calls.check(way)).toMatchObject({ is: 'granted', granted: { userId: 7, token: 't' } })
    expect(asked).toEqual([
      {
        name: 'core/login-user-with-provider',
        by: 'ask',
        request: {
          provider: 'google',
          access_token: 'id token',
          nonce: way.trip.nonce,
          redirect_uri: 'https://diary.example/welcome/google',
          client_type: 'web',
          token_type: 'google',
          device_id: 'device',
          device_details: 'a browser',
          login_only: false,
          institution: 'clinic',
        },
      },
    ])
  })

  test.each([
    [RESULT.termsNotAccepted, 'form'],
    [RESULT.providerAccountUnknown, 'form'],
    [RESULT.notActivated, 'not-activated'],
    [RESULT.emailInUse, 'email-in-use'],
    [RESULT.providerSignUpExpired, 'expired'],
    [RESULT.providerTokenRefused, 'refused'],
    [RESULT.wrongCredentials, 'refused'],
    [RESULT.overloaded, 'refused'],
    [RESULT.rateLimited, 'refused'],
    [RESULT.deviceDisplaced, 'refused'],
  ])('answered %i shows: %s', async (code, is) => {
    expect((await aServer(said(code)).calls.check(aWay('sign-in'))).is).toBe(is)
  })

  test('answered 120 shows the address that the provider told, or asks for one', async () => {
    const formWith = (body: Record<string, unknown>) =>
      aServer(said(RESULT.termsNotAccepted, body)).calls.check(aWay('sign-in'))
    expect(await formWith({ email: 'ada@example.org' })).toEqual({ is: 'form', email: 'ada@example.org' })
    expect(await formWith({ email: null })).toEqual({ is: 'form', email: null })
  })

  test('[D19] answered 168 asks for the code', async () => {
    const { calls } = aServer(said(RESULT.mfaRequired, { mfa_challenge: 'c' }))
    expect(await calls.check(aWay('unlock'))).toEqual({ is: 'code', challenge: 'c' })
  })

  test.each(['sign-in', 'unlock', 'confirm'] as const)(
    '[ACC-26] of a %s answered 0 without a token is an account that waits for its mail',
    async (purpose) => {
      const { token: _, ...withoutToken } = SESSION
      const { calls } = aServer(said(RESULT.ok, withoutToken))
      expect(await calls.check(aWay(purpose))).toEqual({ is: 'not-activated' })
    },
  )

  test('without a line says so', async () => {
    expect(await aServer({ reached: false }).calls.check(aWay('sign-in'))).toEqual({ is: 'away' })
  })
})

describe('[D20, ACC-12] for the person whose device it is', () => {
  test.each(['unlock', 'confirm'] as const)('%s makes no account of somebody else', async (purpose) => {
    const { calls, asked } = aServer(said(RESULT.providerAccountUnknown))
    expect(await calls.check(aWay(purpose))).toEqual({ is: 'different-account' })
    expect(asked[0]?.request).toMatchObject({ login_only: true })
  })

  test('[SES-4] confirming replaces the session of this device, by code too', async () => {
    const { calls, asked } = aServer(said(RESULT.ok, SESSION))
    expect(await calls.check(aWay('confirm'))).toEqual({ is: 'confirmed' })
    await calls.verify(aWay('confirm'), 'c', '123456')
    await calls.verify(aWay('unlock'), 'c', '123456')
    expect(asked.map(({ by }) => by)).toEqual(['replace', 'replace', 'ask'])
  })
})

describe('[D27] the sign-up', () => {
  test('sends the versions that were shown, the invitation, and once where the person came from', async () => {
    const { calls, asked } = aServer(said(RESULT.ok, SESSION))
    expect((await calls.register(aWay('sign-in'), 'ada@example.org')).is).toBe('granted')
    expect(asked[0]?.request).toMatchObject({
      eula_version: 2,
      privacy_notice_version: 2,
      institution: 'clinic',
      email: 'ada@example.org',
      utm: { utm_source: 'leaflet' },
      login_only: false,
    })
  })

  test('[ACC-36] sends the version that the server requires if the operator has a page for it', async () => {
    serviceStatus.become({
      eula_version: 3,
      privacy_notice_version: 3,
      links: { eula: 'https://clinic.example/eula' },
    })
    const { calls, asked } = aServer(said(RESULT.ok, SESSION))
    await calls.register(aWay('sign-in'), null)
    serviceStatus.become(undefined)
    expect(asked[0]?.request).toMatchObject({ eula_version: 3, privacy_notice_version: 2 })
  })

  test('[ACC-37] answered 120 to a sign-up is not the first form again', async () => {
    const { calls, dropped } = aServer(said(RESULT.termsNotAccepted, { email: 'ada@example.org' }))
    const refused = { is: 'terms-refused', message: 'said by the server' }
    expect(await calls.register(aWay('sign-in'), null)).toEqual(refused)
    expect(dropped).toEqual([])
  })

  test.each([
    [RESULT.ok, ['leaflet']],
    [RESULT.notActivated, ['leaflet']],
    [RESULT.emailInUse, []],
    [RESULT.overloaded, []],
  ])(
    '[ACC-20, ACC-27] answered %i drops the origin of the visit, or keeps it for the next try',
    async (code, gone) => {
      const { calls, dropped, forgotten } = aServer(said(code, SESSION))
      await calls.register(aWay('sign-in'), null)
      expect(dropped).toEqual(gone)
      // The input stays for the next attempt, and is deleted after the last one.
      expect(forgotten.length).toBe(gone.length)
    },
  )

  test('sends no address where the provider has told one', async () => {
    const { calls, asked } = aServer(said(RESULT.ok, SESSION))
    await calls.register(aWay('sign-in'), null)
    expect(asked[0]?.request).not.toHaveProperty('email')
  })

  test.each([
    [RESULT.notActivated, { is: 'mailed' }],
    [RESULT.malformed, { is: 'form', email: null }],
    [RESULT.emailInUse, { is: 'email-in-use' }],
  ])('answered %i', async (code, outcome) => {
    expect(await aServer(said(code)).calls.register(aWay('sign-in'), null)).toEqual(outcome)
  })

  test('answered 0 without a token has mailed a link', async () => {
    const { calls } = aServer(said(RESULT.ok))
    expect(await calls.register(aWay('sign-in'), null)).toEqual({ is: 'mailed' })
  })

  test('[ACC-28] answered 102 reports an invalid address at the field', async () => {
    const typed = (body: Record<string, unknown>) =>
      aServer(said(RESULT.malformed, body)).calls.register(aWay('sign-in'), 'ada@nowhere')
    expect(await typed({ errors: [{ path: 'email', reason: 'invalid' }] })).toEqual({ is: 'wrong-email' })
    // Not about a typed field: shows the server's message, not an empty one.
    expect(await typed({ errors: [{ path: 'device_id', reason: 'missing' }] })).toEqual({
      is: 'refused',
      message: 'said by the server',
    })
  })

  test.each(PROVIDERS)('that took too long says so for %s', async (provider) => {
    const { calls } = aServer(said(RESULT.providerSignUpExpired), provider)
    expect(await calls.register(aWay('sign-in'), null)).toEqual({ is: 'expired' })
  })
})

describe('[D20] connecting', () => {
  test.each([
    [said(RESULT.ok), { is: 'connected' }],
    [said(RESULT.notAllowed), { is: 'different-account' }],
    [said(RESULT.providerTokenRefused), { is: 'refused', message: 'said by the server' }],
    [{ reached: false }, { is: 'away' }],
  ] satisfies [Answer, object][])('asks with a fresh sign-in (%#)', async (answer, outcome) => {
    const { calls, asked } = aServer(answer)
    expect(await calls.check(aWay('connect'))).toEqual(outcome)
    expect(asked).toMatchObject([{ name: 'core/connect-user-to-provider', by: 'confirmed' }])
  })
})

test('[D8] a new link is asked for with the same proof', async () => {
  const { calls, asked } = aServer(said(RESULT.ok))
  expect(await calls.requestLink(aWay('sign-in'))).toEqual({ is: 'link-sent' })
  expect(asked[0]).toMatchObject({
    name: 'core/resend-activation-with-provider',
    request: { provider: 'google', access_token: 'id token' },
  })
})

describe('[ACC-26] a trip started by another person', () => {
  test.each<[TripPurpose, number | null, number | null]>([
    ['connect', 7, 8],
    ['confirm', 7, 8],
    ['unlock', 7, null],
    ['sign-in', null, 8],
  ])('to %s by %s is not finished for %s', async (purpose, begunBy, owner) => {
    const { calls, asked } = aServer(said(RESULT.ok, SESSION), 'google', owner)
    const way = aWay(purpose, begunBy)
    expect(await calls.check(way)).toEqual({ is: 'mismatch' })
    expect(await calls.register(way, null)).toEqual({ is: 'mismatch' })
    expect(await calls.requestLink(way)).toEqual({ is: 'mismatch' })
    expect(await calls.verify(way, 'c', '123456')).toBe('different')
    expect(asked).toEqual([])
  })

  test('is finished for the same one', async () => {
    const { calls } = aServer(said(RESULT.ok), 'google', 7)
    expect(await calls.check(aWay('connect', 7))).toEqual({ is: 'connected' })
  })
})
