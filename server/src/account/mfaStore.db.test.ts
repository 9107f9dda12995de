import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Answer, type TestApp, type TestPerson } from '../testing/testApp.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
  // Guesses are counted by the hour of the clock: no test may begin at the end of one.
  server.clock.now = Math.ceil(server.clock.now / HOUR) * HOUR
})
afterAll(() => server.close())

interface MfaCase {
  person: TestPerson
  challenge: string
  code: string
}

async function withMfa(): Promise<TestPerson> {
  const person = await server.signUp()
  await server.call('core/set-mfa', { on: true }, { person })
  return person
}

const typePassword = ({ username, password, deviceId }: TestPerson, change = {}): Promise<Answer> => {
  // Mails of one moment have no order.
  server.clock.now += SECOND
  const body = { username, password, pw_v: 1, device_id: deviceId, ...change }
  return server.call('core/login-user', body, { headers: { 'client-type': 'pwa' } })
}

const newestCode = async ({ email }: TestPerson): Promise<string> =>
  /^\d{6}$/m.exec((await server.mailTo(email))[0] ?? '')?.[0] ?? ''

async function askedForCode(person: TestPerson): Promise<MfaCase> {
  const { body } = await typePassword(person)
  expect(body.result_code).toBe(168)
  return { person, challenge: String(body['mfa_challenge']), code: await newestCode(person) }
}

const verify = (challenge: string, code: string) =>
  server.call('core/verify-mfa', { mfa_challenge: challenge, code })
const verified = async (challenge: string, code: string) => (await verify(challenge, code)).body.result_code
const resend = (challenge: string) => {
  server.clock.now += SECOND
  return server.call('core/resend-mfa', { mfa_challenge: challenge })
}
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const familiesOf = ({ userId }: TestPerson) =>
  server.db
    .selectFrom('session_family')
    .select('family')
    .where('user_id', '=', userId)
    .orderBy('family')
    .execute()

describe('signing in with a code', () => {
  test('[D19] the right password is answered 168 and opens nothing; the mailed code opens what a sign-in opens', async () => {
    const person = await withMfa()
    const before = await familiesOf(person)
    const { body } = await typePassword(person, { device_details: 'a phone', token_type: 'android' })
    expect(body).toMatchObject({ result_code: 168, mfa_challenge: expect.stringMatching(/^[\w-]{43}$/) })
    expect(body).not.toHaveProperty('token')
    expect(await familiesOf(person)).toEqual(before)

    const answer = await verify(String(body['mfa_challenge']), await newestCode(person))
    expect(answer.body).toMatchObject({
      result_code: 0,
      user_id: person.userId,
      username: person.username,
      token_type: 'android',
      password_set: true,
    })
    const [kept] = await server.db
      .selectFrom('session_family')
      .select(['device_id', 'device_details', 'client_type'])
      .where('user_id', '=', person.userId)
      .where(
        'family',
        'not in',
        before.map(({ family }) => family),
      )
      .execute()
    // As it was told with the password: the call that brings the code says nothing of a device.
    expect(kept).toEqual({ device_id: person.deviceId, device_details: 'a phone', client_type: 'pwa' })
    const signedIn = { ...person, token: String(answer.body['token']) }
    expect((await server.call('core/set-mfa', { on: false }, { person: signedIn })).body['on']).toBe(false)
  })

  test('[D19] a wrong password is refused as before, and nothing is mailed', async () => {
    const person = await withMfa()
    const mails = await server.mailTo(person.email)
    expect((await typePassword({ ...person, password: `${'A'.repeat(43)}=` })).body.result_code).toBe(132)
    expect(await server.mailTo(person.email)).toEqual(mails)
  })

  test('[D19] a code works once, also when it comes twice at the same moment', async () => {
    const { person, challenge, code } = await askedForCode(await withMfa())
    const before = (await familiesOf(person)).length
    const both = await Promise.all([verified(challenge, code), verified(challenge, code)])
    expect(both.sort((a, b) => a - b)).toEqual([0, 169])
    expect(await verified(challenge, code)).toBe(169)
    expect((await familiesOf(person)).length).toBe(before + 1)
  })

  test('[D19] a code lives ten minutes', async () => {
    const person = await withMfa()
    const first = await askedForCode(person)
    server.clock.now += 10 * MINUTE - 1
    expect(await verified(first.challenge, first.code)).toBe(0)
    const second = await askedForCode(person)
    server.clock.now += 10 * MINUTE
    expect(await verified(second.challenge, second.code)).toBe(169)
  })

  test('[REL 1d] the code of one sign-in does not open another, and an unknown challenge opens nothing', async () => {
    const one = await askedForCode(await withMfa())
    const other = await askedForCode(await withMfa())
    expect(await verified(one.challenge, one.code === other.code ? wrong(one.code) : other.code)).toBe(169)
    expect(await verified('x'.repeat(43), one.code)).toBe(169)
    const { body } = await verify(one.challenge, 'abcdef')
    expect(body.result_code).toBe(102)
  })

  test('[D24] an account that was closed while the code was on its way stays closed', async () => {
    const { person, challenge, code } = await askedForCode(await withMfa())
    const again = await askedForCode(person)
    expect(await verified(again.challenge, again.code)).toBe(0)
    await server.db
      .updateTable('account')
      .set({ deletes_at: new Date(server.clock.now + HOUR) })
      .where('user_id', '=', person.userId)
      .execute()
    expect(await verified(challenge, code)).toBe(169)
    expect((await resend(challenge)).body.result_code).toBe(169)
  })

  test('[D14] a renewal asks for no code', async () => {
    const person = await withMfa()
    server.clock.now += 24 * HOUR
    const { username, token, deviceId } = person
    const renewed = await server.call('core/login-user', { username, prev_token: token, device_id: deviceId })
    expect(renewed.body.result_code).toBe(0)
  })
})

describe('guessing', () => {
  test('[REL 1d] however many tries come at once, five are compared, and then the right code is refused too', async () => {
    const { challenge, code } = await askedForCode(await withMfa())
    const tries = await Promise.all(Array.from({ length: 8 }, () => verified(challenge, wrong(code))))
    expect(new Set(tries)).toEqual(new Set([169]))
    expect(await verified(challenge, code)).toBe(169)
    const rows = await server.db
      .selectFrom('mfa_challenge')
      .select('tries')
      .orderBy('created_at', 'desc')
      .limit(1)
      .execute()
    expect(rows).toEqual([{ tries: 5 }])
  })

  test('[REL 1d] the fifth try may still be the right one', async () => {
    const { challenge, code } = await askedForCode(await withMfa())
    for (let tried = 0; tried < 4; tried += 1) expect(await verified(challenge, wrong(code))).toBe(169)
    expect(await verified(challenge, code)).toBe(0)
  })

  test('[REL 1d] ten wrong codes an hour for one account, over all its sign-ins; who is signed in stays so', async () => {
    server.clock.now = Math.ceil(server.clock.now / HOUR) * HOUR
    const person = await withMfa()
    for (let round = 0; round < 2; round += 1) {
      const { challenge, code } = await askedForCode(person)
      for (let tried = 0; tried < 5; tried += 1) expect(await verified(challenge, wrong(code))).toBe(169)
    }
    const third = await askedForCode(person)
    const refused = await verify(third.challenge, third.code)
    expect(refused.body.result_code).toBe(103)
    expect(refused.body['retry_after']).toBeGreaterThan(3_000)
    expect((await server.call('core/keep-alive', undefined, { person })).body.result_code).toBe(0)
    server.clock.now += HOUR
    const later = await askedForCode(person)
    expect(await verified(later.challenge, later.code)).toBe(0)
  })

  test('[REL 1d] ten codes an hour are mailed to one account', async () => {
    server.clock.now = Math.ceil(server.clock.now / HOUR) * HOUR
    const person = await withMfa()
    const asked = await askedForCode(person)
    for (let more = 0; more < 9; more += 1) await askedForCode(person)
    expect((await typePassword(person)).body.result_code).toBe(103)
    expect((await resend(asked.challenge)).body.result_code).toBe(103)
    server.clock.now += HOUR
    await askedForCode(person)
  })
})

describe('another code', () => {
  test('[D19] makes the one before void and goes on counting its tries', async () => {
    const { person, challenge, code } = await askedForCode(await withMfa())
    for (let tried = 0; tried < 3; tried += 1) await verify(challenge, wrong(code))
    expect((await resend(challenge)).body).toMatchObject({ result_code: 0, mfa_challenge: challenge })
    const next = await newestCode(person)
    expect(await verified(challenge, code === next ? wrong(code) : code)).toBe(169)
    expect(await verified(challenge, wrong(next))).toBe(169)
    expect(await verified(challenge, next)).toBe(169)
  })

  test('[REL 1d] is sent three times, then not before the last one is too old', async () => {
    const { challenge, person } = await askedForCode(await withMfa())
    for (let sent = 0; sent < 3; sent += 1) expect((await resend(challenge)).body.result_code).toBe(0)
    const { body } = await resend(challenge)
    expect(body).toMatchObject({ result_code: 103, retry_after: 10 * 60 - 1 })
    expect(await verified(challenge, await newestCode(person))).toBe(0)
  })

  test('[D19] a challenge that was guessed dead gets a successor, and stays dead', async () => {
    const { person, challenge, code } = await askedForCode(await withMfa())
    for (let tried = 0; tried < 5; tried += 1) await verify(challenge, wrong(code))
    const successor = String((await resend(challenge)).body['mfa_challenge'])
    expect(successor).not.toBe(challenge)
    expect(await verified(challenge, code)).toBe(169)
    expect(await verified(successor, await newestCode(person))).toBe(0)
    expect((await resend(successor)).body.result_code).toBe(169)
  })

  test('[D19] a mail that comes too late costs no password, for half an hour after it was typed', async () => {
    const { person, challenge } = await askedForCode(await withMfa())
    const begun = server.clock.now
    let waiting = challenge
    for (let late = 0; late < 2; late += 1) {
      server.clock.now += 10 * MINUTE
      expect(await verified(waiting, await newestCode(person))).toBe(169)
      waiting = String((await resend(waiting)).body['mfa_challenge'])
    }
    server.clock.now = begun + 30 * MINUTE
    expect(await verified(waiting, await newestCode(person))).toBe(0)

    const again = await askedForCode(person)
    server.clock.now += 30 * MINUTE
    expect((await resend(again.challenge)).body.result_code).toBe(169)
  })

  test('[REL 1d] no chain of successors makes a password count longer', async () => {
    const { challenge } = await askedForCode(await withMfa())
    server.clock.now += 15 * MINUTE
    const successor = String((await resend(challenge)).body['mfa_challenge'])
    server.clock.now += 15 * MINUTE
    expect((await resend(successor)).body.result_code).toBe(169)
  })

  test('[REL 1d] for a challenge that nobody has 169', async () => {
    expect((await resend('x'.repeat(43))).body.result_code).toBe(169)
  })
})
