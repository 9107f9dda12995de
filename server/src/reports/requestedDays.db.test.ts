import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'
import { findRequestedDays, offsetIn } from './requestedDays.ts'
import { listDiaryDays } from './diaryDayStore.ts'

const HOUR = 3_600_000
const NOON = Date.UTC(2026, 4, 10, 12)

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

/** As it lies, whoever wrote it. */
async function keep({ userId }: TestPerson, kind: 'record' | 'reflection', groups: object): Promise<void> {
  const { rows } = await server.pool.query<{ n: number }>('select count(*) as n from item')
  const num = Number(rows[0]?.n) + 1
  await server.db
    .insertInto('item')
    .values({
      user_id: userId,
      client_id: randomUUID(),
      kind,
      num,
      groups: JSON.stringify(groups),
      deleted: false,
      origin: null,
      seq: num,
      updated_at: new Date(server.clock.now),
    })
    .execute()
}
const timing = (at: unknown, offset: unknown = 0) => ({
  timing: { v: { timing: at, time_offset: offset }, s: '' },
})
const days = async (person: TestPerson) =>
  (await listDiaryDays(server.db, person.userId)).map(({ day, entries }) => [
    day - dayNumber('2026-05-10'),
    entries,
  ])

test('[D40, COL-4] an entry is of the day where its person was, and a reflection by the rule of noon', async () => {
  const person = await server.signUp()
  await keep(person, 'record', timing(NOON))
  await keep(person, 'record', timing(NOON, 13 * HOUR))
  await keep(person, 'record', timing(NOON, -13 * HOUR))
  await keep(person, 'reflection', timing(NOON))
  await keep(person, 'reflection', timing(NOON - 1))
  expect(await days(person)).toEqual([
    [-1, 2],
    [0, 2],
    [1, 1],
  ])
})

test('[D40] what tells no moment stands where it was written down, and what is in no calendar nowhere', async () => {
  const person = await server.signUp()
  await keep(person, 'record', { meta: { v: { created: NOON }, s: '' } })
  await keep(person, 'record', timing('soon', {}))
  await keep(person, 'record', timing(1e300))
  await keep(person, 'record', timing(NOON, 1e300))
  await keep(person, 'record', timing(Date.UTC(1500, 0, 1)))
  await keep(person, 'record', timing(null))
  await keep(person, 'record', { timing: 'nothing' })
  expect(await days(person)).toEqual([[0, 1]])
})

describe('[FILT-14] the days of a range', () => {
  test('are those of the calendar of who asks, with what they wrote beyond the date line', async () => {
    const person = await server.signUp()
    const ask = (range: Parameters<typeof findRequestedDays>[2]['range'], offset = 0) =>
      findRequestedDays(server.db, person.userId, { range, now: NOON, offset })
    const today = dayNumber('2026-05-10')
    expect(await ask({ is: 'alltime' })).toEqual({ today, span: { from: today, to: today }, entries: 0 })
    await keep(person, 'record', timing(NOON, 13 * HOUR))
    await keep(person, 'record', timing(NOON - 29 * 24 * HOUR))
    await keep(person, 'record', timing(NOON - 30 * 24 * HOUR))
    expect(await ask({ is: '30days' })).toEqual({
      today,
      span: { from: today - 29, to: today + 1 },
      entries: 2,
    })
    expect(await ask({ is: '30days' }, 12 * HOUR)).toMatchObject({ today: today + 1, entries: 1 })
    expect(await ask({ is: 'alltime' })).toMatchObject({
      span: { from: today - 30, to: today + 1 },
      entries: 3,
    })
  })
})

test('[D9] the offset of a zone is that of the moment, and none for a zone that is none', () => {
  const winter = Date.UTC(2026, 0, 10)
  expect(offsetIn('Europe/Vienna', winter)).toBe(HOUR)
  expect(offsetIn('Europe/Vienna', NOON)).toBe(2 * HOUR)
  expect(offsetIn('America/St_Johns', winter)).toBe(-3.5 * HOUR)
  expect([offsetIn('UTC', NOON), offsetIn(null, NOON), offsetIn('Nowhere/Land', NOON)]).toEqual([0, 0, 0])
})
