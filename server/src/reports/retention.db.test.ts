import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportChores, sweepReports } from './retention.ts'
import { ADVANCED, setTestPlan, openReportsApp, type ReportsApp } from './testReports.ts'

const HOUR = 3_600_000

let server: ReportsApp
beforeAll(async () => {
  server = await openReportsApp()
})
afterAll(() => server.close())

test('[JOB-6] a report that waits without a job is ended after an hour, and its credit comes back, once', async () => {
  const person = await server.signUp()
  await server.record(person)
  await setTestPlan(server, person, { credits: 1 })
  await server.services.jobs.stop()
  await server.generate(person, { options: ADVANCED })
  const sweep = async (ms: number) => {
    server.clock.now += ms
    await sweepReports(server.db, server.clock.now)
    const [report] = await server.list(person)
    return [report?.['state'], await server.creditsOf(person)]
  }
  // One that only has to wait long is left alone.
  expect(await sweep(2 * HOUR)).toEqual(['waiting', 0])
  await server.db.deleteFrom('job').where('user_id', '=', person.userId).execute()
  expect(await sweep(0)).toEqual(['failed', 1])
  expect(await sweep(HOUR)).toEqual(['failed', 1])
  server.services.jobs = server.runner()
})

test('[REP-33] it is looked after every hour', () => {
  expect(reportChores.map(({ name, everyMs }) => [name, everyMs])).toEqual([['reports', HOUR]])
})

test('[REP-28] of more than 200 reports the oldest go, with their files; a number is not given twice', async () => {
  const person = await server.signUp()
  await server.record(person)
  await server.generate(person)
  await server.settled()
  const [first] = await server.list(person)
  const row = await server.db
    .selectFrom('report')
    .selectAll()
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow()
  const at = new Date(row.created_at)
  await server.db
    .insertInto('report')
    .values(
      Array.from({ length: 199 }, (_, index) => ({
        user_id: person.userId,
        report_uuid: randomUUID(),
        client_id: randomUUID(),
        num: index + 2,
        state: 'ready' as const,
        request: JSON.stringify(row.request),
        language: 'en',
        paper: 'a4',
        used_credit: false,
        created_at: at,
      })),
    )
    .execute()
  await server.generate(person)
  await server.settled()
  expect((await server.list(person)).at(-1)).toEqual(first)
  await server.generate(person)
  await server.settled()
  const nums = (await server.list(person)).map(({ num }) => num)
  expect([nums.length, nums[0], nums.at(-1)]).toEqual([201, 202, 2])
  const owners = await server.db
    .selectFrom('report_file')
    .select('owner_uuid')
    .distinct()
    .where('user_id', '=', person.userId)
    .execute()
  expect(owners.length).toBe(2)
})
