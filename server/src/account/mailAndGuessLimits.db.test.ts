import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashFor, openTestApp, tokenIn, type TestApp, type TestPerson } from '../testing/testApp.ts'

// With the limits on. Each test comes from addresses of its own: they are counted, too.
let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
  // In the middle of every window: none may end while a test counts.
  const DAY = 86_400_000
  server.clock.now = Math.ceil(server.clock.now / DAY) * DAY + 61_000
})
afterAll(() => server.close())

const WRONG = hashFor('wrong')
const COUNTED = 103

const codeOf = async (answer: Promise<{ body: { result_code: number } }>) => (await answer).body.result_code
async function codes(times: number, ask: (n: number) => Promise<number>): Promise<number[]> {
  const all: number[] = []
  for (let n = 0; n < times; n += 1) all.push(await ask(n))
  return all
}
const repeated = (code: number, times: number) => Array.from({ length: times }, () => code)
const isAlive = async (person: TestPerson) =>
  (await server.call('core/keep-alive', undefined, { person })).body.result_code === 0
const forgot = (email: string, from: string) =>
  codeOf(server.call('core/forgot-password', { email }, { from }))
const logIn = (username: string, password: string, from: string) =>
  codeOf(server.call('core/login-user', { username, password, pw_v: 1, device_id: 'g' }, { from }))
const resend = (username: string, password: string, from: string) =>
  codeOf(server.call('core/resend-activation', { username, password, pw_v: 1 }, { from }))
async function closedAccount(username: string) {
  const person = { username, email: `${username}@example.org`, password: hashFor(username) }
  const terms = { eula_version: 2, privacy_notice_version: 2 }
  await server.call('core/register-user', { ...person, ...terms, pw_v: 1 }, { from: '10.0.0.1' })
  return person
}

test('[REL 1d, ACC-25] three mails an hour for an address, known or not, from wherever they are asked', async () => {
  const person = await server.signUp()
  for (const email of [person.email, 'nobody@example.org'])
    expect(await codes(4, (n) => forgot(email, `10.1.${n}.1`))).toEqual([0, 0, 0, COUNTED])
  expect(await forgot(person.email.toUpperCase(), '10.1.9.1')).toBe(COUNTED)
  const links = (await server.mailTo(person.email)).filter((mail) => tokenIn(mail, 'reset-password') !== '')
  expect(links.length).toBe(3)
  expect(await isAlive(person)).toBe(true)
})

test('[REL 1d] 103 says how long to wait, in the body and in the header', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() =>
      server.call('core/forgot-password', { email: 'w@example.org' }, { from: '10.2.0.1' }),
    ),
  )
  const [full] = answers.filter(({ body }) => body.result_code === COUNTED)
  expect(full?.status).toBe(429)
  expect(Number(full?.headers['retry-after'])).toBe(full?.body['retry_after'])
  expect(Number(full?.body['retry_after'])).toBeGreaterThan(0)
})

test('[REL 1d] twenty mails an hour for one network address, and a /64 of IPv6 is one', async () => {
  const from = (n: number) => `2001:db8:1:2::${n.toString(16)}`
  const asked = await codes(21, (n) => forgot(`p${n}@example.org`, from(n + 1)))
  expect(asked).toEqual([...repeated(0, 20), COUNTED])
  expect(await resend('nobody-here', WRONG, from(99))).toBe(COUNTED)
  expect(await forgot('p@example.org', '2001:db8:1:3::1')).toBe(0)
})

test('[REL 1d] who asks is where the line comes from; a header that says otherwise counts from a trusted proxy alone', async () => {
  const behind = await openTestApp({ TRUST_PROXY: '10.9.0.1' })
  behind.clock.now = server.clock.now
  const asks = (from: string) =>
    codes(21, (n) => {
      const as = { from, headers: { 'x-forwarded-for': `198.51.100.${n}`, 'x-real-ip': `198.51.100.${n}` } }
      return codeOf(behind.call('core/forgot-password', { email: `f${n}@example.org` }, as))
    })
  expect(await asks('10.9.0.2')).toEqual([...repeated(0, 20), COUNTED])
  expect(await asks('10.9.0.1')).toEqual(repeated(0, 21))
  await behind.close()
})

test('[REL 1d] ten guesses at a name in a quarter of an hour from one household, at whichever door', async () => {
  const person = await server.signUp()
  const from = (n: number) => `2001:db8:2:2:${n}::1`
  expect(await codes(5, (n) => logIn(person.username, WRONG, from(n)))).toEqual(repeated(132, 5))
  expect(await codes(5, (n) => resend(person.username, WRONG, from(n)))).toEqual(repeated(132, 5))
  expect(await logIn(person.username, person.password, from(7))).toBe(COUNTED)
  expect(await resend(person.username, person.password, from(7))).toBe(COUNTED)
  // The owner is somewhere else, and signed in already.
  expect(await isAlive(person)).toBe(true)
  expect(await logIn(person.username, person.password, '2001:db8:2:3::1')).toBe(0)
  expect(await logIn('nobody-here', WRONG, from(7))).toBe(132)
})

test('[ACC-40] username and e-mail share the guesses of their account, and only its owner can notice', async () => {
  const person = await server.signUp()
  const from = '10.11.0.1'
  expect(await codes(6, () => logIn(person.username, WRONG, from))).toEqual(repeated(132, 6))
  expect(await codes(4, () => resend(person.email, WRONG, from))).toEqual(repeated(132, 4))
  // Used up: the right password is not even looked at, by neither name.
  expect(await logIn(person.email, person.password, from)).toBe(132)
  expect(await logIn(person.username, person.password, from)).toBe(132)
  expect(await logIn(person.username, person.password, '10.11.0.2')).toBe(0)
  server.clock.now += 15 * 60_000
  expect(await logIn(person.email, person.password, from)).toBe(0)
})

test('[ACC-40, ACC-25] a stranger sees the same at names that belong together and at names of nobody', async () => {
  const person = await server.signUp()
  const seen = async (names: string[], from: string) => {
    const all: number[] = []
    for (const name of names) all.push(...(await codes(11, () => logIn(name, WRONG, from))))
    return all
  }
  const known = await seen([person.username, person.email], '10.12.0.1')
  expect(known).toEqual([...repeated(132, 10), COUNTED, ...repeated(132, 10), COUNTED])
  expect(await seen(['ghost', 'ghost@example.org'], '10.12.0.2')).toEqual(known)
})

test('[ACC-40, ACC-25] a guess writes as many counters for a name that exists as for one that does not', async () => {
  const person = await server.signUp()
  const rows = async () => {
    const { n } = await server.db
      .selectFrom('attempt')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  }
  const written = async (name: string, from: string) => {
    const before = await rows()
    await logIn(name, WRONG, from)
    return (await rows()) - before
  }
  expect(await written(person.username, '10.13.0.1')).toBe(3)
  expect(await written('ghost-too', '10.13.0.2')).toBe(3)
})

test('[ACC-40] who resets the password gets in at once, however many wrong ones were typed before', async () => {
  const person = await server.signUp()
  const from = '10.14.0.1'
  await codes(8, () => logIn(person.username, WRONG, from))
  await codes(8, () => logIn(person.email, WRONG, from))
  await forgot(person.email, from)
  const password_token = tokenIn((await server.mailTo(person.email)).join(), 'reset-password')
  const reset = { password_token, new_password: hashFor('new'), pw_v: 1 }
  expect(await codeOf(server.call('core/reset-password', reset, { from }))).toBe(0)
  expect(await logIn(person.username, hashFor('new'), from)).toBe(0)
})

test('[ACC-41] a household shows a hundred unknown tokens in a quarter of an hour, and right ones are renewed all the same', async () => {
  const person = await server.signUp()
  // Old enough to be renewed.
  server.clock.now += 86_400_000
  const renew = (prev_token: string, from: string) => {
    const { username, deviceId: device_id } = person
    return codeOf(server.call('core/login-user', { username, prev_token, device_id }, { from }))
  }
  const unknown = (n: number) => `${n}`.padStart(43, 'u')
  const from = (n: number) => `2001:db8:9:9:${n.toString(16)}::1`
  expect(await codes(101, (n) => renew(unknown(n), from(n)))).toEqual([...repeated(132, 100), COUNTED])
  expect(await renew(unknown(200), '2001:db8:9:8::1')).toBe(132)
  expect(await renew(person.token, from(1))).toBe(0)
  server.clock.now += 15 * 60_000
  expect(await renew(unknown(201), from(1))).toBe(132)
})

test('[REL 1d] three new links an hour, and a stranger without the password uses up none of them', async () => {
  const { username, password } = await closedAccount('closed')
  expect(await codes(5, () => resend(username, WRONG, '10.3.0.1'))).toEqual(repeated(132, 5))
  expect(await codes(4, () => resend(username, password, '10.3.0.2'))).toEqual([0, 0, 0, COUNTED])
})

test('[REL 1d] ten guesses of somebody signed in, wherever they are; the session itself goes on', async () => {
  const person = await server.signUp()
  const change = (current: string, from: string) =>
    codeOf(
      server.call(
        'core/change-password',
        { current_password: current, password: hashFor('new'), pw_v: 1 },
        { person, from },
      ),
    )
  // Each takes two: what is to be the new password may be the present one (a lost answer).
  expect(await codes(6, (n) => change(WRONG, `10.4.0.${n}`))).toEqual([...repeated(132, 5), COUNTED])
  const email = { email: 'elsewhere@example.org', password: person.password, pw_v: 1 }
  expect(await codeOf(server.call('core/change-email', email, { person }))).toBe(COUNTED)
  expect(await isAlive(person)).toBe(true)
  expect(await logIn(person.username, person.password, '10.4.1.1')).toBe(0)
  server.clock.now += 15 * 60_000
  expect(await change(person.password, '10.4.0.1')).toBe(0)
})

test('[D12] while too many hashes wait, 103 uses up neither a guess nor a link', async () => {
  const person = await server.signUp()
  const from = '10.7.0.1'
  await server.call('core/forgot-password', { email: person.email }, { from })
  const token = tokenIn((await server.mailTo(person.email)).join(), 'reset-password')
  const { passwords } = server.services
  const resetTo = (word: string) =>
    server.call(
      'core/reset-password',
      { password_token: token, new_password: hashFor(word), pw_v: 1 },
      { from },
    )
  const changed = { current_password: person.password, password: hashFor('new'), pw_v: 1 }
  const change = () => server.call('core/change-password', changed, { person, from })
  const isFull = { result_code: COUNTED, retry_after: 1 }
  server.services.passwords = { hash: async () => null, check: async () => 'busy' }
  expect((await resetTo('new')).body).toMatchObject(isFull)
  for (let n = 0; n < 11; n += 1) expect((await change()).body).toMatchObject(isFull)
  expect(await resend(person.username, person.password, from)).toBe(COUNTED)
  expect(await resend('nobody-here', person.password, from)).toBe(COUNTED)
  server.services.passwords = { ...passwords, hash: async () => null }
  expect((await change()).body).toMatchObject(isFull)
  server.services.passwords = passwords
  expect((await resetTo('new')).body.result_code).toBe(0)
})

test('[REL 1d] nobody is mailed more than three times an hour by people who call the address theirs', async () => {
  const person = await server.signUp()
  const ask = (email: string, n: number) =>
    codeOf(
      server.call(
        'core/change-email',
        { email, password: person.password, pw_v: 1 },
        { person, from: `10.5.${n}.1` },
      ),
    )
  expect(await codes(4, (n) => ask('victim@example.org', n))).toEqual([0, 0, 0, COUNTED])
  // Right passwords are no guesses, however many.
  expect(await codes(8, (n) => ask(`another${n}@example.org`, n))).toEqual(repeated(0, 8))
})

test('[REL 1d] sixty links an hour are tried from one address, whatever they are for', async () => {
  const token = 'x'.repeat(43)
  const from = '10.6.0.1'
  const doors = [
    () => server.call('core/get-reset-password-email', { password_token: token }, { from }),
    () =>
      server.call(
        'core/reset-password',
        { password_token: token, new_password: hashFor('n'), pw_v: 1 },
        { from },
      ),
    () => server.call('core/verify-email', { email_token: token }, { from }),
  ]
  expect(await codes(60, (n) => codeOf(doors[n % 3]!()))).toEqual(repeated(107, 60))
  expect(await codes(3, (n) => codeOf(doors[n]!()))).toEqual(repeated(COUNTED, 3))
})

test('[ACC-32] right links are not counted, however many are opened from one address', async () => {
  const people = [await server.signUp(), await server.signUp()]
  const from = '10.8.0.1'
  const tokens: string[] = []
  for (const [n, { email }] of people.entries()) {
    await forgot(email, `10.8.1.${n}`)
    tokens.push(tokenIn((await server.mailTo(email)).join(), 'reset-password'))
  }
  const look = (token: string) =>
    codeOf(server.call('core/get-reset-password-email', { password_token: token }, { from }))
  expect(await codes(65, (n) => look(tokens[n % 2]!))).toEqual(repeated(0, 65))
  // A right one in between gives a guesser nothing back, and neither do many at once.
  const guesses = await codes(59, async (n) => {
    if (n % 10 === 0) await look(tokens[0]!)
    return look('y'.repeat(43))
  })
  expect(guesses).toEqual(repeated(107, 59))
  const atOnce = await Promise.all(['z', 'z', 'z', 'z'].map((letter) => look(letter.repeat(43))))
  expect(atOnce.toSorted((a, b) => a - b)).toEqual([COUNTED, COUNTED, COUNTED, 107])
  expect(await look(tokens[0]!)).toBe(COUNTED)
})

test('[ACC-32] the link that activates and the one that takes a deletion back are counted by the same rule', async () => {
  const person = await server.signUp()
  await server.call('core/delete-user', undefined, { person })
  const mails = (await server.mailTo(person.email)).join()
  const from = '10.9.0.1'
  const activate = (account_token: string) =>
    codeOf(server.call('core/verify-account', { account_token }, { from }))
  const takeBack = (deletion_token: string) =>
    codeOf(server.call('core/cancel-deletion', { deletion_token }, { from }))
  expect(await takeBack(tokenIn(mails, 'cancel-deletion'))).toBe(0)
  expect(await codes(61, () => activate(tokenIn(mails)))).toEqual(repeated(0, 61))
  const doors = [activate, takeBack]
  expect(await codes(60, (n) => doors[n % 2]!('w'.repeat(43)))).toEqual(repeated(107, 60))
  expect([await activate(tokenIn(mails)), await takeBack('w'.repeat(43))]).toEqual([COUNTED, COUNTED])
})
