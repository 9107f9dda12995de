import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'
import type { DiaryRow } from './diaryRow.ts'
import { diaryRows, findLastSyncTime } from './diaryRowStore.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

const record = (more = {}) => ({
  client_id: randomUUID(),
  content: { pain_record_type: 'PainRecord', severity: 4, timing: 1e12, time_offset: 0, deleted: 0, ...more },
})

async function keep(person: TestPerson, records: unknown[]): Promise<void> {
  for (let from = 0; from < records.length; from += 250)
    await server.call('sync/create-records', { records: records.slice(from, from + 250) }, { person })
}

async function rowsOf({ userId }: TestPerson): Promise<{ portions: number[]; rows: DiaryRow[] }> {
  const [portions, rows]: [number[], DiaryRow[]] = [[], []]
  for await (const some of diaryRows(server.db, userId)) {
    portions.push(some.length)
    rows.push(...some)
  }
  return { portions, rows }
}

test('[REP-27] a report gets every living entry of its person once, in portions', async () => {
  const [person, other] = [await server.signUp(), await server.signUp()]
  const all = Array.from({ length: 1_001 }, () => record())
  await keep(person, all)
  await keep(person, [record({ deleted: 1 })])
  await keep(other, [record()])
  const { portions, rows } = await rowsOf(person)
  const entries = rows.filter(({ kind }) => kind === 'record')
  expect(portions.slice(0, 3)).toEqual([500, 500, 1])
  expect(entries.map(({ clientId }) => clientId).sort()).toEqual(all.map(({ client_id: id }) => id).sort())
  expect(entries[0]?.groups['severity']).toMatchObject({ v: { severity: 4 } })
})

test('[REP-27] an item of a list goes along after it was deleted, since records may still name it', async () => {
  const person = await server.signUp()
  const { clock, db } = server
  await db
    .insertInto('item')
    .values({
      user_id: person.userId,
      client_id: randomUUID(),
      kind: 'list_field',
      num: 5,
      groups: '{}',
      deleted: true,
      origin: null,
      seq: 1,
      updated_at: new Date(clock.now),
    })
    .execute()
  expect((await rowsOf(person)).rows.map(({ kind, num }) => [kind, num])).toEqual([['list_field', 5]])
})

test('[REP-27] the report tells until when the server had heard of the diary', async () => {
  const person = await server.signUp()
  expect(await findLastSyncTime(server.db, person.userId)).toBeNull()
  await keep(person, [record()])
  expect(await findLastSyncTime(server.db, person.userId)).toBe(server.clock.now)
})
