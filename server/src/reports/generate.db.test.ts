import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPerson } from '../testing/testApp.ts'
import { ADVANCED, setTestPlan, openReportsApp, type ReportsApp } from './testReports.ts'

const DAY = 86_400_000
const NO_PASSWORD = 141
const CREDIT_NEEDED = 303
const SUBSCRIPTION_INVALID = 304
const EMPTY = 305

let server: ReportsApp
beforeAll(async () => {
  server = await openReportsApp()
})
afterAll(() => server.close())

async function writer(): Promise<TestPerson> {
  const person = await server.signUp()
  await server.record(person)
  return person
}
const codeOf = async (answer: ReturnType<ReportsApp['generate']>) => (await answer).body.result_code
const custom = (from: string, to: string) => ({ range: { dateRange: 'custom', date: from, date_end: to } })
const dayBefore = (days: number) => new Date(server.clock.now - days * DAY).toISOString().slice(0, 10)
const reportRows = ({ userId }: TestPerson) =>
  server.db.selectFrom('report').select('report_uuid').where('user_id', '=', userId).execute()

test('[REP-27, D46] a report is accepted at once, made by a job, and its progress and its end are told', async () => {
  const person = await writer()
  const { body } = await server.generate(person)
  expect(body).toMatchObject({ result_code: 0, state: 'waiting', credits_count: 0 })
  const [waiting] = await server.list(person)
  expect(waiting).toMatchObject({ report_uuid: body['report_uuid'], num: 1, created: server.clock.now })
  await server.settled()
  expect(await server.list(person)).toEqual([
    {
      report_uuid: body['report_uuid'],
      num: 1,
      state: 'ready',
      fault: null,
      created: server.clock.now,
      made: server.clock.now,
      sections: ['pain_summary'],
      range: { dateRange: '30days', date: dayBefore(29), date_end: dayBefore(0) },
      language: 'en',
      paper: 'a4',
      used_credit: 0,
      forms: ['pdf', 'json'],
    },
  ])
})

describe('[REP-28, D8] the same request again', () => {
  test('is the same report and takes one credit, also from several devices at once', async () => {
    const person = await writer()
    await setTestPlan(server, person, { credits: 3 })
    const request = { client_id: randomUUID(), options: ADVANCED }
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => server.generate(person, request)))
    expect(new Set(answers.map(({ body }) => body['report_uuid'])).size).toBe(1)
    expect(answers.map(({ body }) => [body.result_code, body['credits_count']])).toEqual(
      answers.map(() => [0, 2]),
    )
    await server.settled()
    const later = await server.generate(person, request)
    expect(later.body).toMatchObject({ result_code: 0, state: 'ready', credits_count: 2 })
    expect((await reportRows(person)).length).toBe(1)
  })

  test('with another body is still the first report', async () => {
    const person = await writer()
    const client_id = randomUUID()
    const first = await server.generate(person, { client_id })
    const second = await server.generate(person, { client_id, options: ADVANCED })
    expect(second.body['report_uuid']).toBe(first.body['report_uuid'])
    expect((await server.list(person))[0]).toMatchObject({ sections: ['pain_summary'], used_credit: 0 })
  })

  test('answers a report that failed with that report', async () => {
    const person = await writer()
    server.does('empty')
    const client_id = randomUUID()
    await server.generate(person, { client_id })
    await server.settled()
    server.does('make')
    expect((await server.generate(person, { client_id })).body).toMatchObject({
      result_code: 0,
      state: 'failed',
    })
    expect((await reportRows(person)).length).toBe(1)
  })

  test('of somebody else with the same id is theirs alone', async () => {
    const [anna, bert] = [await writer(), await writer()]
    const client_id = randomUUID()
    const first = await server.generate(anna, { client_id })
    const second = await server.generate(bert, { client_id })
    expect(second.body['report_uuid']).not.toBe(first.body['report_uuid'])
  })
})

describe('what is refused leaves nothing behind', () => {
  test('[REP-19] without a password no report is made, whatever else is wrong', async () => {
    const person = await server.signUp()
    await server.db
      .updateTable('account')
      .set({ password_hash: null })
      .where('user_id', '=', person.userId)
      .execute()
    const { body, status } = await server.generate(person, { options: ADVANCED })
    expect([body.result_code, status]).toEqual([NO_PASSWORD, 403])
    expect(await reportRows(person)).toEqual([])
  })

  test('[REP-30] of days without an entry there is no report, and no credit moves', async () => {
    const person = await server.signUp()
    await server.record(person, server.clock.now - 40 * DAY)
    await setTestPlan(server, person, { credits: 1 })
    expect(await codeOf(server.generate(person, { options: ADVANCED }))).toBe(EMPTY)
    expect(await codeOf(server.generate(person, custom(dayBefore(39), dayBefore(0))))).toBe(EMPTY)
    expect(await codeOf(server.generate(await server.signUp()))).toBe(EMPTY)
    expect([await server.creditsOf(person), await reportRows(person)]).toEqual([1, []])
    expect(await codeOf(server.generate(person, custom(dayBefore(40), dayBefore(40))))).toBe(0)
  })

  test.each([
    ['days that run backwards', custom('2026-02-02', '2026-02-01')],
    ['days that are not said', { range: { dateRange: 'custom' } }],
    ['a range that we do not have', { range: { dateRange: 'fortnight' } }],
    ['no section', { options: { pain_summary_enabled: 0 } }],
    ['no client id', { client_id: undefined }],
    ['an offset of no place', { time_offset: 1e9 }],
  ])('[D10] %s: 102', async (_, changes) => {
    const person = await writer()
    expect(await codeOf(server.generate(person, changes))).toBe(102)
    expect(await reportRows(person)).toEqual([])
  })

  test('[JOB-2] one is made and five wait; the next is told to wait, and has room again later', async () => {
    const person = await writer()
    server.does('hang')
    const codes: number[] = []
    for (let n = 0; n < 7; n += 1) codes.push(await codeOf(server.generate(person)))
    expect(codes).toEqual([0, 0, 0, 0, 0, 0, 103])
    await server.db.deleteFrom('job').where('user_id', '=', person.userId).execute()
    server.does('make')
    expect(await codeOf(server.generate(person))).toBe(0)
  })
})

test('[D9] who does not say where they are is where their account was last', async () => {
  const person = await writer()
  const timezone = 'Pacific/Kiritimati'
  await server.db.updateTable('account').set({ timezone }).where('user_id', '=', person.userId).execute()
  await server.generate(person, { time_offset: undefined })
  const there = new Date(server.clock.now + 14 * 3_600_000).toISOString().slice(0, 10)
  expect((await server.list(person))[0]).toMatchObject({ range: { date_end: there } })
})

test('[D24, BUY-5] of an account that is closed in the same moment nothing is made and no credit stays reserved', async () => {
  // Else one could be made and paid for before the account is closed.
  server.does('hang')
  for (let round = 0; round < 5; round += 1) {
    const person = await writer()
    await setTestPlan(server, person, { credits: 1 })
    const [, { body }] = await Promise.all([
      server.call('core/delete-user', undefined, { person }),
      server.generate(person, { options: ADVANCED }),
    ])
    expect([0, 143]).toContain(body.result_code)
    const jobs = await server.db.selectFrom('job').where('user_id', '=', person.userId).selectAll().execute()
    const plan = await server.db
      .selectFrom('plan')
      .select('credits')
      .where('user_id', '=', person.userId)
      .execute()
    expect([jobs, plan]).toEqual([[], [{ credits: 1 }]])
  }
  server.does('make')
})

describe('[BUY-1, D45] what it costs', () => {
  const advanced = { options: ADVANCED }
  const long = custom('2020-01-01', '2030-01-01')

  test('Lite and Pro: the basic sections of the last 30 days are free, all else takes a credit', async () => {
    for (const plan of [{ credits: 5 }, { credits: 5, is_pro: true }]) {
      const person = await writer()
      await setTestPlan(server, person, plan)
      const left: unknown[] = []
      for (const asked of [{}, advanced, long, { ...advanced, ...long }, { range: { dateRange: '7days' } }])
        left.push((await server.generate(person, asked)).body['credits_count'])
      expect(left).toEqual([5, 4, 3, 2, 2])
      await server.settled()
    }
  })

  test('[BUY-5] without a credit it is 303, and nothing is made', async () => {
    const person = await writer()
    expect(await codeOf(server.generate(person, advanced))).toBe(CREDIT_NEEDED)
    expect(await reportRows(person)).toEqual([])
  })

  test('who was shown a free report pays nothing without having been told', async () => {
    const person = await writer()
    await setTestPlan(server, person, { credits: 1 })
    expect(await codeOf(server.generate(person, { ...advanced, use_credit: 0 }))).toBe(CREDIT_NEEDED)
    expect(await server.creditsOf(person)).toBe(1)
    expect(await codeOf(server.generate(person, { ...advanced, use_credit: 1 }))).toBe(0)
    expect(await server.creditsOf(person)).toBe(0)
  })

  test('a live subscription: everything is free', async () => {
    const person = await writer()
    await setTestPlan(server, person, { credits: 1, subscription_until: new Date(server.clock.now + DAY) })
    expect((await server.generate(person, { ...advanced, ...long })).body).toMatchObject({
      result_code: 0,
      credits_count: 1,
    })
  })

  test('an ended one: free as for Lite, else 304 until they say that a credit may go', async () => {
    const person = await writer()
    await setTestPlan(server, person, {
      credits: 1,
      subscription_until: new Date(server.clock.now - 30 * DAY),
    })
    expect(await codeOf(server.generate(person))).toBe(0)
    for (const use_credit of [undefined, 0])
      expect(await codeOf(server.generate(person, { ...advanced, use_credit }))).toBe(SUBSCRIPTION_INVALID)
    expect(await codeOf(server.generate(person, { ...advanced, use_credit: 1 }))).toBe(0)
    expect(await codeOf(server.generate(person, { ...advanced, use_credit: 1 }))).toBe(CREDIT_NEEDED)
  })

  test('[BUY-6] of the last credit twenty requests at once make one report', async () => {
    const person = await writer()
    await setTestPlan(server, person, { credits: 1 })
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(server.generate(person, advanced))),
    )
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, ...Array.from({ length: 19 }, () => CREDIT_NEEDED)])
    expect([await server.creditsOf(person), (await reportRows(person)).length]).toEqual([0, 1])
  })

  test('the day is that of the person, and nobody pays for the date line', async () => {
    const person = await writer()
    await setTestPlan(server, person, { credits: 2 })
    const east = { time_offset: 14 * 3_600_000 }
    const ask = async (days: number, more = {}) =>
      (await server.generate(person, { ...custom(dayBefore(days), dayBefore(0)), ...more })).body[
        'credits_count'
      ]
    expect(await ask(30)).toBe(2)
    expect(await ask(29, east)).toBe(2)
    expect(await ask(32)).toBe(1)
  })
})

test('[BUY-15] where everything is open nothing is taken', async () => {
  const open = await openReportsApp({ PLANS: 'open' })
  try {
    const person = await open.signUp()
    await open.record(person, open.clock.now - 100 * DAY)
    await setTestPlan(open, person, { credits: 1 })
    const { body } = await open.generate(person, { options: ADVANCED, range: { dateRange: 'alltime' } })
    expect(body).toMatchObject({ result_code: 0, credits_count: 1 })
    expect((await open.list(person))[0]).toMatchObject({ used_credit: 0 })
  } finally {
    await open.close()
  }
})
