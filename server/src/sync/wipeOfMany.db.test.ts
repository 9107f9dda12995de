import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { deletedDiary } from '../testing/deletedDiary.ts'
import { openTestApp, type TestPerson } from '../testing/testApp.ts'
import { wipeDeleted } from './wipe.ts'

const server = await openTestApp({ RATE_LIMITS: 'off' })
afterAll(() => server.close())

const { stamp, call, daysLater, deletedRecord, kept } = deletedDiary(server)
const DAY = 86_400_000

async function insertDeleted(person: TestPerson, count: number): Promise<void> {
  const groups = { note: { v: { notes: 'x' }, s: stamp(0) }, deleted: { v: { deleted: 1 }, s: stamp(0) } }
  await server.db
    .insertInto('item')
    .values(
      Array.from({ length: count }, (_, n) => ({
        user_id: person.userId,
        client_id: n === 0 ? '00000000-0000-0000-0000-000000000000' : randomUUID(),
        kind: 'record',
        num: n,
        groups: JSON.stringify(groups),
        deleted: true,
        origin: null,
        seq: n + 1,
        updated_at: new Date(server.clock.now - 40 * DAY),
      })),
    )
    .execute()
}

test('[SYNC-31] whose items cannot even be looked through holds up nobody else', async () => {
  let person = await server.signUp()
  const id = await deletedRecord(person)
  const other = await server.signUp()
  await deletedRecord(other)
  await server.db.updateTable('item').set({ groups: '[]' }).where('user_id', '=', other.userId).execute()
  person = await daysLater(person, 31)
  await expect(wipeDeleted(server, server.clock.now)).rejects.toThrow('jsonb_object_keys')
  const { items, history } = await kept(person)
  expect([items[0]!.client_id, Object.keys(items[0]!.groups as object), history]).toEqual([
    id,
    ['deleted'],
    [],
  ])
  await server.db.deleteFrom('item').where('user_id', '=', other.userId).execute()
})

test('[SYNC-31] of a person who has deleted thousands all is wiped', async () => {
  const person = await server.signUp()
  await insertDeleted(person, 1_200)
  // Two servers that start at once.
  await Promise.all([1, 2].map(() => wipeDeleted(server, server.clock.now)))
  const { items } = await kept(person)
  expect(items.filter(({ groups: left }) => 'note' in (left as object))).toEqual([])
})

test('[JOB-8] a server that stops ends a wipe between two portions, and the next start does the rest', async () => {
  const person = await server.signUp()
  await insertDeleted(person, 1_200)
  let looks = 0
  // Of the people, of the person, and before each portion of what they have deleted.
  const stopping = {
    get aborted() {
      looks += 1
      return looks > 3
    },
  }
  await wipeDeleted({ db: server.db, stopping }, server.clock.now)
  const left = async () =>
    (await kept(person)).items.filter(({ groups }) => 'note' in (groups as object)).length
  expect(await left()).toBe(700)
  await wipeDeleted(server, server.clock.now)
  expect(await left()).toBe(0)
})

test('[SYNC-31, D28] an edit that brings back only a part of what was wiped asks for the whole', async () => {
  let person = await server.signUp()
  const id = await deletedRecord(person)
  person = await daysLater(person, 31)
  await wipeDeleted(server, server.clock.now)
  const { num } = (await kept(person)).items[0]!
  const plain = { record_id: num, content: { notes: 'only a note' } }
  const stampedPart = {
    client_id: id,
    stamps: { note: stamp(0), deleted: stamp(0) },
    content: { notes: 'part' },
  }
  for (const part of [plain, stampedPart])
    expect((await call(person, 'update-record', part))['result_code']).toBe(204)
  expect((await kept(person)).items).toMatchObject([{ deleted: true }])
  const whole = { record_id: num, content: { severity: 3, timing: 1_700_000_000_000, notes: 'all of it' } }
  expect((await call(person, 'update-record', whole))['result_code']).toBe(0)
  expect(await call(person, 'get-record', { client_id: id })).toMatchObject({
    content: { notes: 'all of it', severity: 3, deleted: 0 },
  })
})
