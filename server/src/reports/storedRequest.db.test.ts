import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { optionsToWire } from '@reprieve/contract/reports/optionsWire.ts'
import { DEFAULT_OPTIONS } from '@reprieve/domain/reports/reportOptions.ts'
import type { TestPerson } from '../testing/testApp.ts'
import { reportById, readReportList } from './store.ts'
import { requestedRange } from './reportRequest.ts'
import { BASIC, openReportsApp, type ReportsApp } from './testReports.ts'

const DAY = 86_400_000
const TOO_LARGE = 110

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
const dayBefore = (days: number) => new Date(server.clock.now - days * DAY).toISOString().slice(0, 10)
async function kept(person: TestPerson, changes: Record<string, unknown>) {
  const { body } = await server.generate(person, changes)
  expect(body.result_code).toBe(0)
  const report = await reportById(server.db, person.userId, String(body['report_uuid']))
  return report!.request
}
const names = (count: number) => Array.from({ length: count }, (_, at) => `A place ${at}`)

describe('[REP-85] of a request', () => {
  test('that is kept which is read, and nothing else that came along', async () => {
    const person = await writer()
    const client_id = randomUUID()
    const { sent } = await kept(person, {
      client_id,
      options: {
        ...optionsToWire(DEFAULT_OPTIONS),
        stars_view: { junk: 'x' },
        pain_summary: { change_values: 1, y: 2 },
      },
      filter: { severity_range: { start: 3, end: 10, z: [] }, colour: 'blue', timing: '30days' },
      range: { dateRange: '30days', more: 'junk' },
      use_credit: 0,
    })
    expect(sent).toEqual({
      client_id,
      options: optionsToWire(DEFAULT_OPTIONS),
      filter: { severity_range: { start: 3, end: 10 }, timing: '30days' },
      range: { dateRange: 'custom', date: dayBefore(29), date_end: dayBefore(0), said: '30days' },
      paper: 'a4',
      time_offset: 0,
      use_credit: 0,
    })
  })

  test('[REP-122] the questions for the visit are kept, for a report that is made again', async () => {
    const questions = ['May I swim?', 'W'.repeat(300)]
    expect((await kept(await writer(), { questions })).sent).toMatchObject({ questions })
  })

  test.each([
    ['options', { options: { ...BASIC, notes: 'x'.repeat(40_000) } }],
    ['a filter', { filter: { location: names(500).map((name) => name.repeat(8)) } }],
    ['a range', { range: { dateRange: '30days', more: 'x'.repeat(40_000) } }],
  ])('%s longer than anybody can choose are refused, and leave nothing behind', async (_, changes) => {
    const person = await writer()
    const { body, status } = await server.generate(person, changes)
    expect([body.result_code, status]).toEqual([TOO_LARGE, 413])
    expect(await server.list(person)).toEqual([])
  })

  test('the list reads what it shows alone', async () => {
    const person = await writer()
    await kept(person, { filter: { location: names(500) } })
    const [listed] = await readReportList(server.db, person.userId)
    expect(listed?.request).toMatchObject({
      said: '30days',
      switches: { pain_summary_enabled: 1, timeline_view_enabled: 0 },
    })
    expect(JSON.stringify(listed).length).toBeLessThan(1_000)
  })
})

describe('[REP-86, BUY-1] a report is of the days that it was priced by', () => {
  const ALL = { range: { dateRange: 'alltime' } }

  test('whatever is written into the diary between the request and the making', async () => {
    const person = await writer()
    await server.services.jobs.stop()
    const { body } = await server.generate(person, ALL)
    expect(body).toMatchObject({ result_code: 0, credits_count: 0 })
    await server.record(person, server.clock.now - 400 * DAY)
    server.services.jobs = server.runner()
    await server.settled()
    const { bytes } = await server.call(
      'reports/download-user-report',
      { report_uuid: body['report_uuid'] },
      { person },
    )
    const { head } = JSON.parse(bytes.toString('utf8')) as { head: { request: { range: unknown } } }
    expect(head.request.range).toMatchObject({
      dateRange: 'custom',
      date: dayBefore(0),
      date_end: dayBefore(0),
    })
  })

  test('and is called what it was asked for by', async () => {
    const person = await writer()
    const request = await kept(person, ALL)
    expect(requestedRange(request)).toEqual({ is: 'alltime' })
    expect((await server.list(person))[0]).toMatchObject({
      range: { dateRange: 'alltime', date: dayBefore(0), date_end: dayBefore(0) },
    })
    const own = { dateRange: 'custom', date: dayBefore(3), date_end: dayBefore(0) }
    expect(requestedRange(await kept(person, { range: own }))).toEqual({
      is: 'custom',
      from: dayBefore(3),
      to: dayBefore(0),
    })
  })
})
