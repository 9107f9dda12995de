import { createHash } from 'node:crypto'
import { ok, err } from '@reprieve/domain/result.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallContext } from '../handler.ts'
import type { FetchProblem } from '../outside/fetchPicture.ts'
import { hugePng } from '../testing/hugePng.ts'
import type { LocalIssuer } from '../testing/localIssuer.ts'
import { openProviderApp, type ProviderApp } from '../testing/providerApp.ts'
import type { TestApp, TestPerson } from '../testing/testApp.ts'
import { avatarFromProvider } from './avatarHandlers.ts'

let server: TestApp
let issuer: LocalIssuer
let close: ProviderApp['close']

beforeAll(async () => {
  ;({ server, issuer, close } = await openProviderApp({ RATE_LIMITS: 'on' }))
})
afterAll(() => close())

const picture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

const upload = (person: TestPerson, image: string) => server.call('sync/upload-avatar', { image }, { person })

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

type Avatar = { provider: string; url: string; updated_at: number }

const fileIn = ({ url }: Avatar): string => new URL(url, 'http://localhost').searchParams.get('file') ?? ''

const image = (person: TestPerson, file: string) => server.call('sync/get-image', { file }, { person })

test('[D5, REL 1d] a picture is kept as a square in WebP, and only its owner gets it', async () => {
  const [owner, stranger] = [await server.signUp(), await server.signUp()]
  const answer = await upload(owner, base64(await picture('#c04020')))
  const avatar = answer.body['avatar'] as Avatar
  expect(answer.body.result_code).toBe(0)
  expect(avatar).toMatchObject({ provider: 'upload', updated_at: server.clock.now })
  const file = fileIn(avatar)
  expect(avatar.url).toBe(`/api/v4/sync/get-image?file=${file}`)

  const got = await image(owner, file)
  expect([got.status, got.headers['content-type'], got.headers['content-disposition']]).toEqual([
    200,
    'image/webp',
    'inline; filename="avatar.webp"',
  ])
  expect([got.headers['x-content-type-options'], got.headers['cache-control']]).toEqual([
    'nosniff',
    'private, no-store',
  ])
  const { format, width, height } = await sharp(got.bytes).metadata()
  expect([format, width, height]).toEqual(['webp', 512, 512])

  const [theirs, nobodys] = [await image(stranger, file), await image(stranger, 'A'.repeat(43))]
  expect([theirs.status, theirs.body]).toEqual([nobodys.status, nobodys.body])
  expect(theirs.body.result_code).toBe(105)
  const record = await server.call('sync/get-record', { type: 'user_record' }, { person: owner })
  expect(record.body['content']).toMatchObject({ avatar })
})

test('[REL 1d] a new picture takes the place of the one before, under a name of its own', async () => {
  const person = await server.signUp()
  const first = (await upload(person, base64(await picture('#000000')))).body['avatar'] as Avatar
  const whole = `data:image/jpeg;base64,${base64(await picture('#ffffff'))}`
  const second = (await upload(person, whole)).body['avatar'] as Avatar
  expect((await image(person, fileIn(first))).body.result_code).toBe(105)
  expect((await image(person, fileIn(second))).status).toBe(200)
  for (const _ of [1, 2])
    expect((await server.call('sync/remove-avatar', undefined, { person })).body.result_code).toBe(0)
  expect((await image(person, fileIn(second))).body.result_code).toBe(105)
  const record = await server.call('sync/get-record', { type: 'user_record' }, { person })
  expect(record.body['content']).toMatchObject({ avatar: null })
})

test('[D10, REL 1d] what is too large says so, what is no picture too, and nothing is kept of it', async () => {
  const person = await server.signUp()
  const jpeg = await picture('#c04020')
  const padded = (size: number) => base64(Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]))
  const LIMIT = 2 * 1024 * 1024
  const wide = hugePng(5_001)
  expect(wide.length).toBeLessThan(LIMIT)
  const REFUSED: [string, number][] = [
    [padded(LIMIT + 1), 110],
    [base64(Buffer.alloc(2_150_000)), 110],
    [base64(wide), 110],
    [base64(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 227],
    [`data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>`, 227],
    [base64(Buffer.from('<!doctype html><script>alert(1)</script>')), 227],
    [base64(Buffer.from('GIF89a')), 227],
    [base64(jpeg.subarray(0, jpeg.length / 2)), 227],
    ['https://example.org/a.png', 227],
    ['../../etc/passwd', 227],
    ['!', 227],
    ['', 102],
  ]
  for (const [sent, code] of REFUSED) {
    const { body } = await upload(person, sent)
    const [fault] = (body['errors'] ?? [{}]) as { reason?: string }[]
    const reason = { 102: 'too_small', 110: undefined, 227: 'not-a-picture' }[code]
    expect([sent.slice(0, 60), body.result_code, fault!.reason]).toEqual([sent.slice(0, 60), code, reason])
  }
  const rows = await server.db.selectFrom('avatar').selectAll().where('user_id', '=', person.userId).execute()
  expect(rows).toEqual([])
  expect((await upload(person, padded(LIMIT))).body.result_code).toBe(0)
})

test('[REL 1d] twenty pictures an hour are enough for anybody', async () => {
  const [person, other] = [await server.signUp(), await server.signUp()]
  const codes: number[] = []
  for (let sent = 0; sent < 21; sent += 1) codes.push((await upload(person, 'AAAA')).body.result_code)
  expect([codes.slice(0, 20).every((code) => code === 227), codes[20]]).toEqual([true, 103])
  expect((await upload(other, base64(await picture('#fff')))).body.result_code).toBe(0)
})

const TRICKS = [
  'avatar.webp',
  '.',
  '..',
  '/',
  '\\',
  '~',
  '*',
  '%',
  "' or 1=1 --",
  '${file}',
  '{{file}}',
  'null',
]
const UP = [
  '../',
  '..\\',
  '..%2f',
  '..%5c',
  '%2e%2e/',
  '..;/',
  '....//',
  '.../',
  '..//',
  '/../',
  './../',
  '..%c0%af',
]
const AIMS = ['etc/passwd', 'proc/self/environ', 'var/lib/reprieve/pepper', 'avatar.webp']
const STARTS = ['', '/', 'file:///', 'C:\\']

test('[REL 1d] 200 names that try to be a path are nobody’s picture', async () => {
  const person = await server.signUp()
  const { body } = await upload(person, base64(await picture('#fff')))
  const file = fileIn(body['avatar'] as Avatar)
  const paths = STARTS.flatMap((start) =>
    UP.flatMap((up) => AIMS.map((aim) => `${start}${up.repeat(3)}${aim}`)),
  )
  const near = [
    `${file}/`,
    `/${file}`,
    `${file}.webp`,
    `${file} `,
    `./${file}`,
    file.toUpperCase(),
    file.slice(1),
  ]
  const all = [...paths, ...TRICKS, ...near].filter((name) => name !== file)
  expect(all.length).toBeGreaterThan(200)
  for (const name of all) {
    const { status, body: told } = await image(person, name)
    expect([name, status, told.result_code]).toEqual([name, 404, 105])
  }
  for (const name of [`${file}\0`, '../\0', 'x'.repeat(201), ''])
    expect((await image(person, name)).body.result_code).toBe(102)
})

const identityOf = async (person: TestPerson, picture: string | null, provider = 'google') => {
  await server.db
    .insertInto('provider_identity')
    .values({
      provider,
      subject: `s-${person.userId}`,
      user_id: person.userId,
      email: null,
      picture,
      connected_at: new Date(server.clock.now),
    })
    .execute()
}

const fromProvider = (person: TestPerson, more: Record<string, unknown> = {}) =>
  server.call('sync/update-avatar-from-provider', { provider: 'google', ...more }, { person })

test('[REL 1d] a client cannot say where the picture of a provider lies', async () => {
  const person = await server.signUp()
  const address = 'https://lh3.googleusercontent.com/a'
  const wishes = { url: address, picture: address, avatar: { url: address }, image: address }
  expect((await fromProvider(person, wishes)).body.result_code).toBe(105)
  await identityOf(person, null)
  expect((await fromProvider(person, wishes)).body.result_code).toBe(105)
  const other = await server.signUp()
  await identityOf(other, 'http://169.254.169.254/latest/meta-data')
  expect((await fromProvider(other, wishes)).body.result_code).toBe(105)
  expect((await fromProvider(other, { provider: 'myspace' })).body.result_code).toBe(102)
  expect((await fromProvider(other, { access_token: 'a.b.c' })).body.result_code).toBe(121)
})

test('[D20] a new token tells where the picture lies now, and only of the person’s own identity', async () => {
  const person = await server.signUp()
  const NOW = 'https://pictures.example.org/now'
  await identityOf(person, 'http://127.0.0.1/old', 'facebook')
  const from = async (id: string) => {
    const access_token = issuer.facebookToken({ id, picture: { data: { url: NOW } } })
    return (await fromProvider(person, { provider: 'facebook', access_token })).body.result_code
  }
  const known = async () => {
    const rows = await server.db.selectFrom('provider_identity').selectAll().execute()
    return rows.find(({ user_id: id }) => id === person.userId)!.picture
  }
  expect([await from('somebody-else'), await known()]).toEqual([105, 'http://127.0.0.1/old'])
  // What the provider says is kept; all the same nothing is fetched from a host that we do not know.
  expect([await from(`s-${person.userId}`), await known()]).toEqual([105, NOW])
})

test('[D10] the picture of a provider is painted anew like any other', async () => {
  const person = await server.signUp()
  await identityOf(person, 'https://lh3.googleusercontent.com/a/helen')
  const context = { services: server.services, now: server.clock.now, person } as unknown as CallContext
  const asked: string[] = []
  const answering = (result: Buffer | FetchProblem) =>
    avatarFromProvider(async (address) => {
      asked.push(address)
      return typeof result === 'string' ? err(result) : ok(result)
    })({ provider: 'google' }, context)

  const given = await picture('#c04020')
  const answer = (await answering(given)) as Avatar
  expect(answer).toMatchObject({ provider: 'google', updated_at: server.clock.now })
  expect(asked).toEqual(['https://lh3.googleusercontent.com/a/helen'])
  const kept = (await image(person, fileIn(answer))).bytes
  expect(createHash('sha256').update(kept).digest()).not.toEqual(createHash('sha256').update(given).digest())
  expect((await sharp(kept).metadata()).format).toBe('webp')

  const codes = { away: 112, 'too-large': 110, 'not-allowed': 105 } as const
  for (const [reason, code] of Object.entries(codes))
    expect(await answering(reason as FetchProblem)).toMatchObject({ code })
  expect(await answering(Buffer.from('<svg/>'))).toMatchObject({ code: 227 })
})
