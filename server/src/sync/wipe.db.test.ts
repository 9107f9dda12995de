import { randomUUID } from 'node:crypto'
import { aliasGroup } from '@reprieve/contract/aliasGroups.ts'
import { makeStamp } from '@reprieve/domain/sync/stamp.ts'
import { afterAll, expect, test } from 'vitest'
import { deletedDiary, testRecord } from '../testing/deletedDiary.ts'
import { openTestApp } from '../testing/testApp.ts'
import { wipeDeleted } from './wipe.ts'

const server = await openTestApp({ RATE_LIMITS: 'off' })
afterAll(() => server.close())

const { stamp, call, daysLater, deletedRecord, kept } = deletedDiary(server)
const DAY = 86_400_000

test('[SYNC-31] after 30 days only that it is deleted stays; what lives, or was deleted later, stays whole', async () => {
  let person = await server.signUp()
  const living = randomUUID()
  await call(person, 'create-record', testRecord(living, { notes: 'alive' }, stamp(9_000)))
  await call(person, 'update-record', testRecord(living, { notes: 'still' }, stamp(8_000)))
  const s = stamp(5_000)
  const id = await deletedRecord(person, s)
  person = await daysLater(person, 29)
  const before = await kept(person)
  await wipeDeleted(server, server.clock.now)
  expect(await kept(person)).toEqual(before)

  person = await daysLater(person, 2)
  const later = await deletedRecord(person)
  const now = await kept(person)
  await wipeDeleted(server, server.clock.now)
  const after = await kept(person)
  const [alive, wiped, fresh] = after.items
  expect([alive!.client_id, wiped!.client_id, fresh!.client_id]).toEqual([living, id, later])
  expect(wiped!.groups).toEqual({ deleted: { v: { deleted: 1 }, s } })
  // No sequence moves and no time: no device is told anything.
  expect(after.items).toEqual(
    now.items.map((item) => (item.client_id === id ? { ...item, groups: wiped!.groups } : item)),
  )
  expect(await call(person, 'get-history', { client_id: id })).toMatchObject({ entries: [] })
  expect((await call(person, 'get-history', { client_id: living }))['entries']).toHaveLength(1)
  expect((await call(person, 'get-history', { client_id: later }))['entries']).toHaveLength(1)
})

test('[SYNC-31, SYNC-15] a device that still has it whole brings it back whole, and takes no other place', async () => {
  let person = await server.signUp()
  const id = await deletedRecord(person)
  const { items } = await kept(person)
  person = await daysLater(person, 31)
  await wipeDeleted(server, server.clock.now)
  const back = await call(person, 'create-record', testRecord(id, { notes: 'second' }, stamp(1_000)))
  expect(back).toMatchObject({ result_code: 0, record_id: items[0]!.num })
  expect(await call(person, 'get-record', { client_id: id })).toMatchObject({
    content: { notes: 'second', severity: 4, deleted: 0 },
  })
})

test('[SYNC-31, D32] an edit of before the delete that arrives after the wipe does not bring it back', async () => {
  let person = await server.signUp()
  const old = stamp(6_000)
  const id = await deletedRecord(person)
  person = await daysLater(person, 31)
  await wipeDeleted(server, server.clock.now)
  await call(person, 'update-record', testRecord(id, { notes: 'long ago' }, old))
  const [item] = (await kept(person)).items
  expect(item).toMatchObject({ deleted: true, groups: { note: { v: { notes: 'long ago' } } } })
  // It is content again, and goes in its turn.
  person = await daysLater(person, 31)
  await wipeDeleted(server, server.clock.now)
  const { items, history } = await kept(person)
  expect([Object.keys(items[0]!.groups as object), history]).toEqual([['deleted'], []])
})

test('[SYNC-31, SYNC-4] a save from a wrong clock that comes once more after the wipe is known, and loses', async () => {
  let person = await server.signUp()
  const id = randomUUID()
  const ahead = makeStamp({ ms: server.clock.now + 300 * DAY, counter: 0 }, 'bbbbbbbbbbbb')
  const sent = testRecord(id, { notes: 'from tomorrow' }, ahead)
  await call(person, 'create-record', sent)
  server.clock.now += 10_000
  await call(person, 'delete-record', { client_id: id, stamps: { deleted: stamp(0) } })
  person = await daysLater(person, 31)
  await wipeDeleted(server, server.clock.now)
  expect((await kept(person)).history).toEqual([{ grp: 'deleted', sent_as: ahead }])
  await call(person, 'create-record', sent)
  expect((await kept(person)).items).toMatchObject([
    { client_id: id, deleted: true, groups: { note: { v: { notes: 'from tomorrow' } } } },
  ])
})

test('[SYNC-31, D29] the other ids of what was deleted stay', async () => {
  let person = await server.signUp()
  const [id, copy] = [randomUUID(), randomUUID()]
  const stamps = (agoMs: number, ...groups: string[]) =>
    Object.fromEntries(groups.map((group) => [group, stamp(agoMs)]))
  const group = aliasGroup(copy)
  await call(person, 'add-condition', {
    client_id: id,
    value: 'Knee',
    deleted: 0,
    [group]: 1,
    stamps: stamps(9_000, 'name', 'deleted', group),
  })
  await call(person, 'delete-condition', { client_id: id, stamps: stamps(5_000, 'deleted') })
  person = await daysLater(person, 31)
  await wipeDeleted(server, server.clock.now)
  const [item] = (await kept(person)).items
  expect(Object.keys(item!.groups as object).toSorted()).toEqual([group, 'deleted'])
})

test('[SYNC-31] wiped at once and while the person writes, nothing of what is written is lost', async () => {
  let person = await server.signUp()
  const ids = await Promise.all([1, 2, 3].map(() => deletedRecord(person)))
  person = await daysLater(person, 31)
  const writes = ids.map((id) => call(person, 'create-record', testRecord(id, { notes: 'back' }, stamp(0))))
  await Promise.all([wipeDeleted(server, server.clock.now), ...writes])
  for (const client_id of ids)
    expect(await call(person, 'get-record', { client_id })).toMatchObject({
      content: { notes: 'back', severity: 4, deleted: 0 },
    })
})

test('[SYNC-31] everybody is reached, however many they are, and one who fails holds up no other', async () => {
  const people = Array.from({ length: 120 }, (_, n) => 1_000 + n)
  const long = new Date(server.clock.now - 40 * DAY)
  await server.db
    .insertInto('user_sync')
    .values(
      people.map((user_id) => ({
        user_id,
        seq: 1,
        next_num: 2,
        epoch: randomUUID(),
        clock_ms: 0,
        clock_counter: 0,
      })),
    )
    .execute()
  const groups = (user_id: number) => ({
    note: { v: { notes: 'x' }, s: stamp(0) },
    // Without its tombstone nothing can be made of it.
    ...(user_id === people[5] ? {} : { deleted: { v: { deleted: 1 }, s: stamp(0) } }),
  })
  await server.db
    .insertInto('item')
    .values(
      people.map((user_id) => ({
        user_id,
        client_id: randomUUID(),
        kind: 'record',
        num: 1,
        groups: JSON.stringify(groups(user_id)),
        deleted: true,
        origin: null,
        seq: 1,
        updated_at: long,
      })),
    )
    .execute()
  await expect(wipeDeleted(server, server.clock.now)).rejects.toThrow('null value')
  const left = await server.db
    .selectFrom('item')
    .select(['user_id', 'groups'])
    .where('user_id', '<=', people.at(-1)!)
    .orderBy('user_id')
    .execute()
  const whole = left.filter(({ groups: kept }) => 'note' in (kept as object))
  expect([left.length, whole.map(({ user_id }) => user_id)]).toEqual([120, [people[5]]])
})
