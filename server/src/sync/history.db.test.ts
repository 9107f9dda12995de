import { randomUUID } from 'node:crypto'
import { CATALOGUE_CONDITIONS } from '@reprieve/content/conditions.ts'
import { DEFAULT_LISTS } from '@reprieve/content/lists.ts'
import { makeStamp } from '@reprieve/domain/sync/stamp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

type Fields = Record<string, unknown>
type Entry = { group: string; hlc: string; value: Fields }

const stamp = (agoMs: number, device = 'aaaaaaaaaaaa') =>
  makeStamp({ ms: server.clock.now - agoMs, counter: 0 }, device)
const GROUPS = ['severity', 'timing', 'note', 'deleted', 'meta']
const stampsAt = (s: string, groups = GROUPS) => Object.fromEntries(groups.map((group) => [group, s]))

const record = (client_id: string, change: Fields, s: string): Fields => ({
  client_id,
  stamps: stampsAt(s),
  updated_local: Number.parseInt(s.slice(0, 12), 16),
  content: { severity: 4, timing: 1_700_000_000_000, notes: '', deleted: 0, ...change },
})
const call = async (person: TestPerson, name: string, body: Fields): Promise<Fields> =>
  (await server.call(`sync/${name}`, body, { person })).body
const historyOf = async (person: TestPerson, client_id: string): Promise<Entry[]> =>
  (await call(person, 'get-history', { client_id }))['entries'] as Entry[]
const restore = (person: TestPerson, client_id: string, { group, hlc }: { group: string; hlc: string }) =>
  call(person, 'restore-history', { client_id, group, hlc })

/** One record with three notes, one after the other. */
async function threeNotes(person: TestPerson): Promise<string> {
  const id = randomUUID()
  await call(person, 'create-record', record(id, { notes: 'first' }, stamp(9_000)))
  await call(person, 'update-record', record(id, { notes: 'second' }, stamp(8_000)))
  await call(person, 'update-record', record(id, { notes: 'third' }, stamp(7_000, 'bbbbbbbbbbbb')))
  return id
}

test('[SYNC-32, D7] what a record said before is told, the latest first, and nothing that nobody wrote', async () => {
  const person = await server.signUp()
  const id = await threeNotes(person)
  expect(await historyOf(person, id.toUpperCase())).toEqual([
    { group: 'note', hlc: stamp(8_000), value: { notes: 'second' } },
    { group: 'note', hlc: stamp(9_000), value: { notes: 'first' } },
  ])
  // Said again, it is no earlier version; and whether it was deleted is none.
  await call(person, 'delete-record', record(id, { notes: 'first', deleted: 1 }, stamp(6_000)))
  expect((await historyOf(person, id)).map(({ value }) => value)).toEqual([
    { notes: 'third' },
    { notes: 'second' },
  ])
})

test('[SYNC-32] a value kept under several stamps is told once', async () => {
  const person = await server.signUp()
  const id = randomUUID()
  const ahead = (ms: number) => stamp(-86_400_000 - ms)
  await call(person, 'create-record', record(id, { notes: 'same' }, ahead(1)))
  await call(person, 'update-record', record(id, { notes: 'same' }, ahead(2)))
  server.clock.now += 5_000
  await call(person, 'update-record', record(id, { notes: 'other' }, stamp(0)))
  expect((await historyOf(person, id)).map(({ value }) => value)).toEqual([{ notes: 'same' }])
})

test('[SYNC-32] what is taken back wins on every device, and what it replaced can be taken back in turn', async () => {
  const person = await server.signUp()
  const id = await threeNotes(person)
  const [, first] = await historyOf(person, id)
  const told = await restore(person, id, first!)
  expect(told).toMatchObject({ result_code: 0, client_id: id, content: { notes: 'first', severity: 4 } })
  const { note, severity } = told['stamps'] as Record<string, string>
  expect(note! > stamp(7_000)).toBe(true)
  expect(severity).toBe(stamp(7_000, 'bbbbbbbbbbbb'))
  expect((await historyOf(person, id)).map(({ value }) => value)).toEqual([
    { notes: 'third' },
    { notes: 'second' },
  ])
  const pulled = await call(person, 'get-all-records', { cursor: Number(told['seq']) - 1 })
  expect(pulled['records']).toMatchObject([{}, { client_id: id, content: { notes: 'first' } }])
  // A late write of another device loses to it.
  await call(person, 'update-record', record(id, { notes: 'late' }, stamp(1)))
  expect(await call(person, 'get-record', { client_id: id })).toMatchObject({ content: { notes: 'first' } })
})

test('[SYNC-32, D28] asked for twice it changes nothing more', async () => {
  const person = await server.signUp()
  const id = await threeNotes(person)
  const [, first] = await historyOf(person, id)
  const once = await restore(person, id, first!)
  const again = await restore(person, id, first!)
  expect({ ...again, server_time: 0 }).toEqual({ ...once, server_time: 0 })
})

test('[SYNC-32, SYNC-10] what was deleted lives again when anything of it is taken back', async () => {
  const person = await server.signUp()
  const id = await threeNotes(person)
  await call(person, 'delete-record', { client_id: id, stamps: { deleted: stamp(5_000) } })
  const [second] = await historyOf(person, id)
  const told = await restore(person, id, second!)
  expect(told['content']).toMatchObject({ notes: 'second', deleted: 0 })
})

test('[D5] somebody else’s history is like that of an id that nobody has, and cannot be taken back', async () => {
  const [owner, stranger] = [await server.signUp(), await server.signUp()]
  const id = await threeNotes(owner)
  const [entry] = await historyOf(owner, id)
  const answers = async (name: string, more: Fields) =>
    Promise.all(
      [id, randomUUID()].map(async (client_id) => {
        const { status, body } = await server.call(
          `sync/${name}`,
          { client_id, ...more },
          { person: stranger },
        )
        return { status, ...body, server_time: 0 }
      }),
    )
  const [history, noHistory] = await answers('get-history', {})
  expect(history).toEqual(noHistory)
  expect(history).toMatchObject({ status: 404, result_code: 105 })
  const [restored, notRestored] = await answers('restore-history', { group: entry!.group, hlc: entry!.hlc })
  expect(restored).toEqual(notRestored)
  expect(restored).toMatchObject({ status: 404, result_code: 204 })
  expect(await call(owner, 'get-record', { client_id: id })).toMatchObject({ content: { notes: 'third' } })
})

test('[SYNC-43, D5] what one device lost is told to the other devices of the person, with who wrote it, and to nobody else', async () => {
  const [person, stranger] = [await server.signUp(), await server.signUp()]
  const id = randomUUID()
  await call(person, 'create-record', record(id, { notes: 'first' }, stamp(9_000)))
  await call(person, 'update-record', record(id, { notes: 'won' }, stamp(5_000, 'bbbbbbbbbbbb')))
  // Written before the other, and it comes later: it loses.
  await call(person, 'update-record', record(id, { notes: 'lost' }, stamp(7_000, 'cccccccccccc')))
  expect(await historyOf(person, id)).toEqual([
    { group: 'note', hlc: stamp(7_000, 'cccccccccccc'), value: { notes: 'lost' } },
    { group: 'note', hlc: stamp(9_000), value: { notes: 'first' } },
  ])
  const answer = await call(stranger, 'get-history', { client_id: id })
  expect(answer).toMatchObject({ result_code: 105 })
  expect(JSON.stringify(answer)).not.toContain('lost')
  const wanted = { group: 'note', hlc: stamp(7_000, 'cccccccccccc') }
  expect(await restore(stranger, id, wanted)).toMatchObject({ result_code: 204 })
  expect(await call(person, 'get-record', { client_id: id })).toMatchObject({ content: { notes: 'won' } })
})

test('[D10] what was never said, and what nobody may take back, answers 204', async () => {
  const person = await server.signUp()
  const id = await threeNotes(person)
  await call(person, 'delete-record', { client_id: id, stamps: { deleted: stamp(5_000) } })
  const kept = await server.db
    .selectFrom('item_history')
    .select(['grp', 'hlc'])
    .where('user_id', '=', person.userId)
    .execute()
  const hidden = kept.filter(({ grp }) => grp === 'deleted' || grp === 'meta')
  expect(hidden.length).toBeGreaterThan(1)
  const tries = [{ group: 'note', hlc: stamp(1) }, ...hidden.map(({ grp: group, hlc }) => ({ group, hlc }))]
  for (const entry of tries) expect((await restore(person, id, entry))['result_code']).toBe(204)
})

test('[D10, SYNC-32] what a device once pushed aside and no record may say is refused, and changes nothing', async () => {
  const person = await server.signUp()
  const id = randomUUID()
  const values: [string, unknown][] = [
    ['severity', { severity: 'much' }],
    ['severity', { severity: null }],
    ['note', 'no object'],
    ['note', { notes: 7 }],
  ]
  const lost = values.map(([group, value], n) => ({ group, hlc: stamp(9_000 - n), value }))
  await call(person, 'create-record', { ...record(id, {}, stamp(1_000)), lost })
  for (const entry of await historyOf(person, id)) {
    const told = await restore(person, id, entry)
    expect([entry.value, told['result_code']]).toEqual([entry.value, 227])
  }
  expect(await historyOf(person, id)).toHaveLength(4)
})

test('[SYNC-32] of two values under one stamp each can be taken back', async () => {
  const person = await server.signUp()
  const id = randomUUID()
  const hlc = stamp(9_000)
  const lost = ['one', 'two'].map((notes) => ({ group: 'note', hlc, value: { notes } }))
  await call(person, 'create-record', { ...record(id, { notes: 'now' }, stamp(1_000)), lost })
  const said = async () => {
    const { content } = await restore(person, id, { group: 'note', hlc })
    return (content as Fields)['notes']
  }
  expect(new Set([await said(), await said()])).toEqual(new Set(['one', 'two']))
})

test('[SYNC-32, D29] a condition does not take back a name that another one has by now', async () => {
  const person = await server.signUp()
  const add = (value: string, agoMs: number) => {
    const stamps = stampsAt(stamp(agoMs), ['name', 'deleted'])
    return { client_id: randomUUID(), value, deleted: 0, stamps }
  }
  const knee = add('Knee', 9_000)
  await call(person, 'add-condition', knee)
  await call(person, 'edit-condition', { ...add('Left knee', 8_000), client_id: knee.client_id })
  const [entry] = await historyOf(person, knee.client_id)
  const other = await call(person, 'add-condition', add('knee', 7_000))
  const refused = await restore(person, knee.client_id, entry!)
  expect(refused).toMatchObject({ result_code: 215, fid: other['fid'], client_id: other['client_id'] })
  const deleted = { client_id: other['client_id'], stamps: { deleted: stamp(6_000) } }
  await call(person, 'delete-condition', deleted)
  expect(await restore(person, knee.client_id, entry!)).toMatchObject({
    result_code: 0,
    content: { value: 'Knee' },
  })
})

test('[SYNC-32, D30] what the product brings, and what the catalogue names, keeps its name', async () => {
  const person = await server.signUp()
  const [location] = DEFAULT_LISTS.location
  const brought = { client_id: location!.id, type: 'location', isShow: 0 }
  const name = { group: 'name', hlc: stamp(9_000), value: { value: 'Other', type: 'location' } }
  const stamps = stampsAt(stamp(5_000), ['shown', 'deleted'])
  await call(person, 'update-record', {
    record_type: 'user_preferences_record',
    content: { location: [{ ...brought, stamps, lost: [name] }] },
  })
  expect(await restore(person, location!.id, name)).toMatchObject({
    result_code: 227,
    errors: [{ reason: 'system-default' }],
  })
  const [entry] = CATALOGUE_CONDITIONS
  const condition = { client_id: entry!.id, value: entry!.names.en, original_fid: entry!.fid, deleted: 0 }
  const called = { group: 'name', hlc: stamp(9_000), value: { value: 'Something else' } }
  await call(person, 'add-condition', {
    ...condition,
    stamps: stampsAt(stamp(5_000), ['name', 'deleted']),
    lost: [called],
  })
  expect(await restore(person, entry!.id, called)).toMatchObject({
    result_code: 227,
    errors: [{ path: 'value', reason: 'catalogue-name' }],
  })
})

test('[SYNC-32, ACC-17] of the profile all is told and taken back but what was agreed to', async () => {
  const person = await server.signUp()
  const save = (content: Fields) =>
    call(person, 'update-record', { record_type: 'user_profile_record', content })
  const { client_id } = await save({ name: 'Helen', eula_version: 2 })
  await save({ name: 'Helen W.', eula_version: 3 })
  const entries = await historyOf(person, String(client_id))
  expect(entries.map(({ group }) => group)).toEqual(['name'])
  const told = await restore(person, String(client_id), entries[0]!)
  expect(told['content']).toMatchObject({ name: 'Helen', eula_version: 3 })
})

test('[SYNC 1.1] an alias has the history of the thing that it stands for', async () => {
  const person = await server.signUp()
  const id = await threeNotes(person)
  const alias = randomUUID()
  await server.db
    .insertInto('item_alias')
    .values({ user_id: person.userId, client_id: alias, target: id })
    .execute()
  const [entry] = await historyOf(person, alias)
  expect(await restore(person, alias, entry!)).toMatchObject({ result_code: 0, client_id: id })
})
