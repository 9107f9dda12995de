import { randomUUID } from 'node:crypto'
import { reflectionClientId } from '@reprieve/contract/ids.ts'
import { readPulledPage } from '@reprieve/contract/sync/pulledPage.ts'
import { makeStamp } from '@reprieve/domain/sync/stamp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

type Fields = Record<string, unknown>

const stamp = (agoMs: number, device = 'aaaaaaaaaaaa') =>
  makeStamp({ ms: server.clock.now - agoMs, counter: 0 }, device)
const call = async (person: TestPerson, name: string, body: Fields): Promise<Fields> =>
  (await server.call(`sync/${name}`, body, { person })).body
const pull = async (person: TestPerson, asked: Fields): Promise<[head: Fields, ...rest: Fields[]]> =>
  (await call(person, 'get-all-records', asked))['records'] as [Fields, ...Fields[]]

const DAY = '2026-05-10'
const reflection = (score: number, notes: string, s: string): Fields => ({
  client_id: reflectionClientId(DAY),
  stamps: Object.fromEntries(['score', 'note', 'timing', 'meta', 'deleted'].map((group) => [group, s])),
  updated_local: Number.parseInt(s.slice(0, 12), 16),
  content: {
    pain_record_type: 'DailyReflection',
    score,
    notes,
    timing: Date.UTC(2026, 4, 10, 12),
    time_offset: 0,
    deleted: 0,
  },
})
const record = (change: Fields = {}): Fields => ({
  client_id: randomUUID(),
  stamps: Object.fromEntries(['severity', 'timing', 'meta', 'deleted'].map((group) => [group, stamp(5_000)])),
  content: { pain_record_type: 'PainRecord', severity: 3, timing: 1_700_000_000_000, deleted: 0, ...change },
})

test('[SYNC-29] a page that is not the last says how many come after it; the last says nothing', async () => {
  const person = await server.signUp()
  await call(person, 'create-records', { records: Array.from({ length: 7 }, () => record()) })
  await call(await server.signUp(), 'create-records', { records: [record(), record()] })
  const left: unknown[] = []
  let head: Fields = { cursor: 0, more: true }
  while (head['more'] === true) {
    ;[head] = await pull(person, { cursor: head['cursor'], limit: 3 })
    left.push(head['left'])
  }
  expect(left).toEqual([4, 1, undefined])
  expect((await pull(person, { cursor: head['cursor'] }))[0]).not.toHaveProperty('left')
  expect((await pull(person, {}))[0]).not.toHaveProperty('left')
})

test('[D34] who asks for groups gets the diary as groups, too, and reads the same from it', async () => {
  const person = await server.signUp()
  const refs = { aggravating_factor: [{ client_id: randomUUID(), text: 'Walking' }] }
  const rich = record({
    notes: 'bad night',
    aggravating_factor: [
      { value: 'Walking', effectiveness: 0 },
      { value: 'Aspirin', dosage: 1 },
    ],
    refs,
  })
  await call(person, 'create-records', { records: [rich, reflection(4, 'walked', stamp(5_000))] })
  await call(person, 'add-condition', { value: 'Knee' })
  const [, ...asRecords] = await pull(person, { cursor: 0 })
  const [, ...asGroups] = await pull(person, { cursor: 0, groups: 1 })
  expect(asGroups.map(({ record_type: type }) => type)).toEqual([
    'record_record',
    'reflection_record',
    'condition_record',
  ])
  for (const [n, { groups, stamps, seq, record_id }] of asGroups.entries()) {
    expect(Object.keys(groups as object)).toEqual(Object.keys(stamps as object))
    expect([seq, record_id, stamps]).toEqual([
      asRecords[n]!['seq'],
      asRecords[n]!['record_id'],
      asRecords[n]!['stamps'],
    ])
  }
  const itemsIn = (records: Fields[]) => {
    const head = { record_type: 'server_time', server_time: 1, cursor: 0, more: false, epoch: 'e' }
    const read = readPulledPage({ records: [head, ...records] })
    return read.ok ? read.value.page.items : []
  }
  expect(itemsIn(asGroups)).toEqual(itemsIn(asRecords))
  // Without a cursor it is the bundle of the specification, whatever is asked.
  const [, first] = await pull(person, { groups: 1 })
  expect(first).toMatchObject({ record_type: 'pain_record', content: { notes: 'bad night' } })
})

test('[SYNC-32] who makes a reflection of a day that has one is told what of the two does not live', async () => {
  const person = await server.signUp()
  const alone = await call(person, 'create-record', reflection(4, 'walked', stamp(9_000)))
  expect(alone).not.toHaveProperty('lost')
  const later = reflection(6, 'slept', stamp(5_000, 'bbbbbbbbbbbb'))
  const { items } = await call(person, 'create-records', { records: [later] })
  expect(items).toMatchObject([
    {
      result_code: 0,
      lost: [
        { group: 'score', hlc: stamp(9_000), value: { score: 4 } },
        { group: 'note', hlc: stamp(9_000), value: { notes: 'walked' } },
      ],
    },
  ])
  const earlier = await call(person, 'create-record', reflection(2, 'rested', stamp(7_000, 'cccccccccccc')))
  expect((earlier['lost'] as Fields[]).map(({ value }) => value)).toEqual([{ score: 2 }, { notes: 'rested' }])
  // Sent again because the answer was lost, it is told again.
  const again = await call(person, 'create-record', reflection(2, 'rested', stamp(7_000, 'cccccccccccc')))
  expect(again['lost']).toEqual(earlier['lost'])
})

test('[SYNC-32] an edit by who has seen it, the same one again, and a record are told nothing of it', async () => {
  const person = await server.signUp()
  const first = reflection(4, 'walked', stamp(9_000))
  await call(person, 'create-record', first)
  expect(await call(person, 'create-record', first)).not.toHaveProperty('lost')
  const edited = await call(person, 'update-record', reflection(5, 'walked', stamp(5_000)))
  expect([edited['result_code'], 'lost' in edited]).toEqual([0, false])
  const one = record({ notes: 'a' })
  await call(person, 'create-record', one)
  const other = { ...record({ severity: 9 }), client_id: one['client_id'] }
  expect(await call(person, 'create-record', other)).not.toHaveProperty('lost')
})
