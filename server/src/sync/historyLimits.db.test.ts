import { randomUUID } from 'node:crypto'
import { makeStamp } from '@reprieve/domain/sync/stamp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jsonDigest } from '../db/items.ts'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

type Fields = Record<string, unknown>
type Entry = { group: string; hlc: string; value: Fields }

const stamp = (agoMs: number) => makeStamp({ ms: server.clock.now - agoMs, counter: 0 }, 'aaaaaaaaaaaa')
const call = async (person: TestPerson, name: string, body: Fields): Promise<Fields> =>
  (await server.call(`sync/${name}`, body, { person })).body
const historyOf = async (person: TestPerson, client_id: string): Promise<Entry[]> =>
  (await call(person, 'get-history', { client_id }))['entries'] as Entry[]

async function recordNow(person: TestPerson): Promise<string> {
  const client_id = randomUUID()
  const stamps = Object.fromEntries(['severity', 'timing', 'note', 'deleted'].map((g) => [g, stamp(1_000)]))
  const content = { severity: 4, timing: 1_700_000_000_000, notes: 'now', deleted: 0 }
  await call(person, 'create-record', { client_id, stamps, content })
  return client_id
}

const keep = ({ userId }: TestPerson, client_id: string, lines: [hlc: string, notes: string][]) =>
  server.db
    .insertInto('item_history')
    .values(
      lines.map(([hlc, notes]) => ({
        user_id: userId,
        client_id,
        grp: 'note',
        hlc,
        digest: jsonDigest({ notes }),
        sent_as: null,
        value: JSON.stringify({ notes }),
      })),
    )
    .execute()

test('[SYNC-32] two values taken back in turn are told once each, and hide nothing that was said before', async () => {
  const person = await server.signUp()
  const id = await recordNow(person)
  const swings = Array.from({ length: 300 }, (_, n): [string, string] => [
    stamp(10_000 + n),
    n % 2 === 0 ? 'this' : 'that',
  ])
  await keep(person, id, [...swings, [stamp(90_000), 'long ago']])
  expect(await historyOf(person, id)).toEqual([
    { group: 'note', hlc: stamp(10_000), value: { notes: 'this' } },
    { group: 'note', hlc: stamp(10_001), value: { notes: 'that' } },
    { group: 'note', hlc: stamp(90_000), value: { notes: 'long ago' } },
  ])
})

test('[SYNC-32, REL 1c] what is told at once fits into an answer, the latest first, whatever was kept', async () => {
  const person = await server.signUp()
  const id = await recordNow(person)
  const long = (n: number) => `${n} ${'x'.repeat(150_000)}`
  await keep(person, id, [
    [stamp(10_000), 'y'.repeat(3_000_000)],
    ...Array.from({ length: 40 }, (_, n): [string, string] => [stamp(20_000 + n), long(n)]),
  ])
  const told = await historyOf(person, id)
  expect(told.length).toBeGreaterThan(10)
  expect(told.map(({ value }) => value['notes'])).toEqual(told.map((_, n) => long(n)))
  expect(JSON.stringify(told).length).toBeLessThan(2_100_000)
})

test('[SYNC-32] of many values under one stamp, one that does not live is taken back', async () => {
  const person = await server.signUp()
  const id = await recordNow(person)
  const notes = Array.from({ length: 20 }, (_, n) => `value ${n}`)
  await keep(
    person,
    id,
    notes.map((note): [string, string] => [stamp(10_000), note]),
  )
  const said = async () => {
    const { content } = await call(person, 'restore-history', {
      client_id: id,
      group: 'note',
      hlc: stamp(10_000),
    })
    return (content as Fields)['notes']
  }
  const [first, second] = [await said(), await said()]
  expect(notes).toContain(first)
  expect(notes).toContain(second)
  expect(second).not.toBe(first)
})

test('[SYNC-35, SYNC-32] what a device has put under a wrong key of the settings is not taken back', async () => {
  const person = await server.signUp()
  const lost = [
    { group: 'filter_mode', hlc: stamp(9_000), value: { pain_type: ['Constant'] } },
    { group: 'no key', hlc: stamp(9_000), value: { pain_type: ['Constant'] } },
    { group: 'filter_mode', hlc: stamp(8_000), value: { filter_mode: 'all' } },
  ]
  const content = { filter_mode: 'any', pain_type: [] }
  const stamps = { filter_mode: stamp(1_000), pain_type: stamp(1_000), deleted: stamp(1_000) }
  const sent = { record_type: 'user_settings_record', pref_type: 'filter_settings', content, stamps, lost }
  const { client_id } = await call(person, 'update-record', sent)
  const restore = ({ group, hlc }: { group: string; hlc: string }) =>
    call(person, 'restore-history', { client_id, group, hlc })
  expect((await restore(lost[0]!))['result_code']).toBe(227)
  expect((await restore(lost[1]!))['result_code']).toBe(227)
  expect(await restore(lost[2]!)).toMatchObject({ content: { filter_mode: 'all', pain_type: [] } })
})

test.each([
  ['list_field', 'fid', 'add-new-section-fields', { type: 'symptom', value: 'Mine', value_type: 'custom' }],
  ['condition', 'fid', 'add-condition', { value: 'Mine' }],
] as const)(
  '[SYNC-32] of a %s that was deleted nothing is taken back where the person has as many as they may',
  async (kind, _number, add, said) => {
    const person = await server.signUp()
    const client_id = randomUUID()
    const named = (value: string, ago: number) => {
      const stamps = { name: stamp(ago), deleted: stamp(ago) }
      return { ...said, value, client_id, stamps, deleted: 0 }
    }
    const save = (item: Fields) =>
      call(person, add, kind === 'list_field' ? { section_fields: [item] } : item)
    await save(named('First', 9_000))
    await save(named('Second', 8_000))
    const [entry] = await historyOf(person, client_id)
    const restore = () => call(person, 'restore-history', { client_id, group: entry!.group, hlc: entry!.hlc })
    await server.db
      .updateTable('item')
      .set({ deleted: true })
      .where('user_id', '=', person.userId)
      .where('client_id', '=', client_id)
      .execute()
    const groups = (n: number) => JSON.stringify({ name: { v: { ...said, value: `No ${n}` }, s: stamp(0) } })
    await server.db
      .insertInto('item')
      .values(
        Array.from({ length: 2_000 }, (_, n) => ({
          user_id: person.userId,
          client_id: randomUUID(),
          kind,
          num: 5_000_000 + n,
          groups: groups(n),
          deleted: false,
          origin: null,
          seq: 10_000 + n,
          updated_at: new Date(server.clock.now),
        })),
      )
      .execute()
    expect(await restore()).toMatchObject({
      result_code: 227,
      errors: [{ path: '', reason: 'list-full' }],
    })
    await server.db
      .deleteFrom('item')
      .where('user_id', '=', person.userId)
      .where('num', '=', 5_000_000)
      .execute()
    expect((await restore())['result_code']).toBe(0)
  },
)
