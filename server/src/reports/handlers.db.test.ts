import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestPerson } from '../testing/testApp.ts'
import { limitDownloads } from './limitDownloads.ts'
import { sweepReports } from './retention.ts'
import { ADVANCED, setTestPlan, openReportsApp, type ReportsApp } from './testReports.ts'

const DAY = 86_400_000
const DENIED = 302
const EMPTY = 305
const FAILED = 306
const WAITING = 307

let server: ReportsApp
beforeAll(async () => {
  server = await openReportsApp()
})
afterAll(() => server.close())
beforeEach(() => server.does('make'))

const download = (person: TestPerson, report_uuid: unknown, form?: string) =>
  server.call('reports/download-user-report', { report_uuid, form }, { person })
const codeOf = async (answer: Promise<{ body: { result_code: number } }>) => (await answer).body.result_code

async function writer(): Promise<TestPerson> {
  const person = await server.signUp()
  await server.record(person)
  return person
}

async function made(person: TestPerson, changes = {}): Promise<string> {
  const { body } = await server.generate(person, changes)
  await server.settled()
  return String(body['report_uuid'])
}

const events = async ({ userId }: TestPerson, event: 'report-downloaded') =>
  (
    await server.db
      .selectFrom('access_log')
      .select('device_id')
      .where('user_id', '=', userId)
      .where('event', '=', event)
      .execute()
  ).map(({ device_id: id }) => id)

describe('a download', () => {
  test('[REP-29, REP-34] is a file to be kept, in each form, and is in the access log', async () => {
    const person = await writer()
    const uuid = await made(person)
    const { bytes, headers, status } = await download(person, uuid)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ])
    const day = new Date(server.clock.now).toISOString().slice(0, 10)
    expect(headers['content-disposition']).toBe(`attachment; filename="reprieve-report-${day}.pdf"`)
    expect(bytes.toString('utf8')).toContain('"head"')
    const json = await download(person, uuid.toUpperCase(), 'json')
    expect([json.headers['content-type'], json.bytes.toString('utf8')]).toEqual([
      'application/fhir+json',
      '{"a":1}',
    ])
    expect(await events(person, 'report-downloaded')).toEqual([person.deviceId, person.deviceId])
  })

  test('[REP-23, D5] of somebody else is refused as one that never was, word for word', async () => {
    const [anna, bert] = [await writer(), await writer()]
    const uuid = await made(anna)
    const answers = [await download(bert, uuid), await download(bert, randomUUID())]
    expect(answers.map(({ status, body }) => [status, body.result_code])).toEqual([
      [403, DENIED],
      [403, DENIED],
    ])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await events(anna, 'report-downloaded')).toEqual([])
  })

  test('[REP-32] before the file is there is told to wait', async () => {
    const person = await writer()
    await server.services.jobs.stop()
    const { body } = await server.generate(person)
    const { status, body: told } = await download(person, body['report_uuid'])
    expect([status, told.result_code]).toEqual([409, WAITING])
    server.services.jobs = server.runner()
    await server.settled()
    expect((await download(person, body['report_uuid'])).status).toBe(200)
  })

  test('[REP-30, REP-31] of one that failed says why', async () => {
    const person = await writer()
    server.does('empty')
    expect(await codeOf(download(person, await made(person)))).toBe(EMPTY)
    server.does('fail')
    const uuid = await made(person)
    for (const ms of [5_000, 20_000]) {
      server.clock.now += ms
      await server.settled()
    }
    expect(await codeOf(download(person, uuid))).toBe(FAILED)
  })

  test('[REP-90] of a third file at once is told to wait a moment, and of somebody else is not', async () => {
    const [anna, bert] = [await writer(), await writer()]
    const uuids = [await made(anna), await made(bert)]
    let end = (): void => {}
    const open = new Promise<void>((resolve) => {
      end = resolve
    })
    const others = [1, 2].map(() => limitDownloads(anna.userId, () => open))
    const { status, body } = await download(anna, uuids[0])
    expect([status, body]).toEqual([429, expect.objectContaining({ result_code: 103, retry_after: 2 })])
    expect((await download(bert, uuids[1])).status).toBe(200)
    end()
    await Promise.all(others)
    await expect(limitDownloads(anna.userId, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    const both = await Promise.all([1, 2].map(() => download(anna, uuids[0])))
    expect(both.map((answer) => answer.status)).toEqual([200, 200])
  })

  test('[REP-29] in a form that the report was not made as fails, and makes nothing', async () => {
    const person = await writer()
    const uuid = await made(person)
    const before = server.started().length
    expect(await codeOf(download(person, uuid, 'csv'))).toBe(FAILED)
    await server.settled()
    expect(server.started().length).toBe(before)
    expect(await codeOf(download(person, uuid, 'exe'))).toBe(102)
  })
})

describe('[REP-33, REL 5] after 90 days', () => {
  const sweep = () => sweepReports(server.db, server.clock.now)
  const back = async (person: TestPerson) => server.signIn(person)

  test('the file goes, the entry stays, and Download makes it again of the same days for nothing', async () => {
    const person = await writer()
    await setTestPlan(server, person, { credits: 1 })
    const uuid = await made(person, { options: ADVANCED })
    const [first] = await server.list(person)
    server.clock.now += 90 * DAY - 1
    await sweep()
    const later = await back(person)
    expect((await download(later, uuid)).status).toBe(200)
    server.clock.now += 1
    await sweep()
    expect(await server.list(later)).toEqual([{ ...first, forms: [] }])

    const mails = (await server.mailTo(person.email)).length
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(download(later, uuid))))
    expect(codes).toEqual([WAITING, WAITING, WAITING])
    await server.settled()
    const [again] = await server.list(later)
    expect(again).toEqual({ ...first, made: server.clock.now })
    const { bytes } = await download(later, uuid)
    const { head } = JSON.parse(bytes.toString('utf8')) as { head: Record<string, unknown> }
    const { date, date_end } = (first ?? {})['range'] as Record<string, unknown>
    expect(head).toMatchObject({
      made: server.clock.now,
      request: { range: { dateRange: 'custom', date, date_end } },
    })
    expect(await server.creditsOf(later)).toBe(0)
    expect((await server.mailTo(person.email)).length).toBe(mails)
  })

  test('[REP-87] one that cannot be made again says why, gives no credit back, and can be tried once more', async () => {
    const person = await writer()
    await setTestPlan(server, person, { credits: 1 })
    const uuid = await made(person, { options: ADVANCED })
    server.clock.now += 90 * DAY
    await sweep()
    const later = await back(person)
    server.does('empty')
    expect(await codeOf(download(later, uuid))).toBe(WAITING)
    await server.settled()
    expect((await server.list(later))[0]).toMatchObject({ state: 'failed', fault: 'empty' })
    expect(await server.creditsOf(later)).toBe(0)
    const before = server.started().length
    expect(await codeOf(download(later, uuid))).toBe(EMPTY)
    await server.settled()
    expect(server.started().length, 'who waited for it has been told, and nothing was begun').toBe(before)
    expect((await server.list(later))[0]).toMatchObject({ state: 'ready', fault: null, forms: [] })
    server.does('make')
    expect(await codeOf(download(later, uuid))).toBe(WAITING)
    await server.settled()
    expect((await download(later, uuid)).status).toBe(200)
  })

  test('it stays while a link to it is open; a link goes 30 days after its end, with who opened it', async () => {
    const person = await writer()
    const uuid = await made(person)
    const link_id = randomUUID()
    const { userId: user_id } = person
    const { now } = server.clock
    await server.db
      .insertInto('share_link')
      .values({
        token_hash: Buffer.from(link_id),
        user_id,
        link_id,
        report_uuid: uuid,
        sections: '[]',
        made_at: new Date(now),
        expires_at: new Date(now + 200 * DAY),
        state: 'ready',
      })
      .execute()
    await server.db
      .insertInto('share_opening')
      .values({ user_id, link_id, view: randomUUID(), what: 'page', at: new Date(now) })
      .execute()
    const links = () =>
      server.db
        .selectFrom('share_link as l')
        .leftJoin('share_opening as o', (join) =>
          join.onRef('o.user_id', '=', 'l.user_id').onRef('o.link_id', '=', 'l.link_id'),
        )
        .select(['l.link_id', 'o.what'])
        .where('l.user_id', '=', user_id)
        .execute()
    const forms = async () => (await server.list(await back(person)))[0]?.['forms']
    server.clock.now += 199 * DAY
    await sweep()
    expect(await forms()).toEqual(['pdf', 'json'])
    server.clock.now += 2 * DAY
    await sweep()
    expect([await forms(), await links()]).toEqual([[], [{ link_id, what: 'page' }]])
    server.clock.now += 29 * DAY
    await sweep()
    const opened = await server.db
      .selectFrom('share_opening')
      .select('link_id')
      .where('user_id', '=', user_id)
      .execute()
    expect([await links(), opened]).toEqual([[], []])
  })
})

describe('[REP-3, D46] an old address', () => {
  const uuidOf = (person: TestPerson, user_id: number, report_oldid: number) =>
    server.call('reports/get-report-uuid', { user_id, report_oldid }, { person })

  test('leads its owner to the report', async () => {
    const person = await writer()
    const uuids = [await made(person), await made(person)]
    for (const [index, uuid] of uuids.entries())
      expect((await uuidOf(person, person.userId, index + 1)).body['report_uuid']).toBe(uuid)
  })

  test('leads anybody else to the same refusal as a number that never was', async () => {
    const [anna, bert] = [await writer(), await writer()]
    await made(anna)
    const asked: [number, number][] = [
      [anna.userId, 1],
      [bert.userId, 1],
      [bert.userId, 2 ** 52],
      [-1, 0],
    ]
    const answers = await Promise.all(asked.map(([user, num]) => uuidOf(bert, user, num)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body.result_code).toBe(DENIED)
  })
})

test('[REP-5] the list is a person’s own, the newest first', async () => {
  const [anna, bert] = [await writer(), await writer()]
  const uuids = [await made(anna), await made(anna)]
  expect((await server.list(anna)).map(({ report_uuid: uuid }) => uuid)).toEqual(uuids.toReversed())
  expect(await server.list(bert)).toEqual([])
})

describe('with the limits on', () => {
  let limited: ReportsApp
  beforeAll(async () => {
    limited = await openReportsApp({ RATE_LIMITS: 'on' })
    // In the middle of every window.
    limited.clock.now = Math.ceil(limited.clock.now / DAY) * DAY + 31_000
  })
  afterAll(() => limited.close())

  test('[REP-63, REL 1d] sixty wrong addresses a minute, and then nobody is told whether the next is right', async () => {
    const person = await limited.signUp()
    await limited.record(person)
    const { body } = await limited.generate(person)
    await limited.settled()
    const look = async (report_uuid: unknown) =>
      (await limited.call('reports/download-user-report', { report_uuid }, { person })).body.result_code
    for (let n = 0; n < 70; n += 1) expect(await look(body['report_uuid'])).toBe(0)
    for (let n = 0; n < 60; n += 1) expect(await look(randomUUID())).toBe(DENIED)
    expect([await look(randomUUID()), await look(body['report_uuid'])]).toEqual([103, 103])
    limited.clock.now += 60_000
    expect(await look(body['report_uuid'])).toBe(0)
  })

  test('[REL 1d, REP-28] thirty reports an hour; what was refused and what is asked for again is not counted', async () => {
    const person = await limited.signUp()
    await limited.record(person)
    await limited.services.jobs.stop()
    const client_id = randomUUID()
    const codes: number[] = []
    const ask = async (changes = {}) => (await limited.generate(person, changes)).body.result_code
    for (let n = 0; n < 5; n += 1) expect(await ask({ options: ADVANCED })).toBe(303)
    codes.push(await ask({ client_id }))
    // Nobody makes them here: they only must not stand in each other's way.
    for (let n = 0; n < 30; n += 1) {
      codes.push(await ask())
      await limited.db.deleteFrom('job').execute()
    }
    expect(codes).toEqual([...Array.from({ length: 30 }, () => 0), 103])
    expect(await ask({ client_id })).toBe(0)
  })
})
