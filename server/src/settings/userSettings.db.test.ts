import { randomUUID } from 'node:crypto'
import { settingsClientId } from '@reprieve/contract/ids.ts'
import { KIND_OF_PREF, PREF_TYPES } from '@reprieve/contract/settings/settingsGroups.ts'
import { SETTINGS_CARRIER } from '@reprieve/contract/sync/pushedSettings.ts'
import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
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
const stampsAt = (s: string, ...groups: string[]) => Object.fromEntries(groups.map((group) => [group, s]))

const send = async (person: TestPerson, body: Fields, pref_type = 'filter_settings') =>
  server.call('sync/update-record', { record_type: 'user_settings_record', pref_type, ...body }, { person })
const read = async (person: TestPerson, pref_type = 'filter_settings'): Promise<Fields> =>
  (await server.call('sync/get-record', { type: 'user_settings_record', pref_type }, { person })).body
const pull = async (person: TestPerson): Promise<Fields[]> => {
  const { body } = await server.call('sync/get-all-records', { cursor: 0 }, { person })
  return (body['records'] as Fields[]).slice(1)
}

const FILTER = {
  filter_mode: 'any',
  severity_range: { start: 3, end: 9 },
  record_types: ['PainRecord'],
  pain_type: null,
}

test.each(PREF_TYPES)(
  '[SYNC-35, D34] %s are written by update-record and read by get-record',
  async (pref) => {
    const person = await server.signUp()
    expect(await read(person, pref)).toMatchObject({ result_code: 0, pref_type: pref, content: {} })
    const { body } = await send(person, { content: FILTER }, pref)
    const client_id = settingsClientId(pref)
    expect(body).toMatchObject({ result_code: 0, pref_type: pref, client_id, content: FILTER })
    expect(body['record_id']).toEqual(expect.any(Number))
    expect(await read(person, pref)).toMatchObject({ client_id, content: FILTER })
    expect(await pull(person)).toMatchObject([
      {
        record_type: `${KIND_OF_PREF[pref]}_record`,
        client_id,
        groups: { filter_mode: { filter_mode: 'any' } },
      },
    ])
    // Of one of them nothing is said of another, and of one person nothing to another.
    const other = PREF_TYPES.find((one) => one !== pref)!
    expect((await read(person, other))['content']).toEqual({})
    expect((await read(await server.signUp(), pref))['content']).toEqual({})
  },
)

test('[SYNC-35, D28] a client of the specification writes and reads its saved filter beside pref_type', async () => {
  const person = await server.signUp()
  await send(person, FILTER)
  const { content, ...beside } = await read(person)
  expect([content, beside]).toMatchObject([FILTER, FILTER])
  // What it does not name stays, and null clears.
  const { body } = await send(person, { filter_mode: null })
  expect(body['content']).toEqual({ ...FILTER, filter_mode: null })
  expect((await send(person, {})).body['content']).toEqual({ ...FILTER, filter_mode: null })
})

test('[SYNC-35, D32] two devices change different keys, and both stay; what loses is in the history', async () => {
  const person = await server.signUp()
  const both = stampsAt(stamp(9_000), 'filter_mode', 'pain_type', 'deleted')
  await send(person, { content: { filter_mode: 'all', pain_type: [] }, stamps: both })
  await send(person, {
    content: { filter_mode: 'any', pain_type: [] },
    stamps: { ...both, filter_mode: stamp(5_000) },
  })
  const { body } = await send(person, {
    content: { filter_mode: 'all', pain_type: ['Constant'] },
    stamps: { ...both, pain_type: stamp(4_000, 'bbbbbbbbbbbb') },
  })
  expect(body['content']).toEqual({ filter_mode: 'any', pain_type: ['Constant'] })
  const late = { content: { filter_mode: 'none' }, stamps: stampsAt(stamp(6_000), 'filter_mode') }
  expect((await send(person, late)).body['content']).toMatchObject({ filter_mode: 'any' })
  const client_id = settingsClientId('filter_settings')
  const { body: history } = await server.call('sync/get-history', { client_id }, { person })
  expect(history['entries']).toContainEqual({
    group: 'filter_mode',
    hlc: stamp(6_000),
    value: { filter_mode: 'none' },
  })
})

test('[SYNC-35] the same sent twice changes nothing, and gets no new place in the order', async () => {
  const person = await server.signUp()
  const body = { content: FILTER, stamps: stampsAt(stamp(5_000), ...Object.keys(FILTER), 'deleted') }
  const [first, again] = [await send(person, body), await send(person, body)]
  expect({ ...again.body, server_time: 0 }).toEqual({ ...first.body, server_time: 0 })
})

test('[SYNC-35] what a device sends is what it is told', async () => {
  const person = await server.signUp()
  const s = stamp(5_000)
  const groups = new Map(
    Object.entries({ ...FILTER, deleted: 0 }).map(([key, value]) => [key, { v: { [key]: value }, s }]),
  )
  const clientId = settingsClientId('home_cards')
  const known = { localId: 1, idOnServer: null, act: 'create', ver: 1 } as const
  const row: SentRow = { clientId, kind: 'home', groups, lost: [], ...known }
  const { name, body } = SETTINGS_CARRIER.request('create', [row], true)
  const answer = await server.call(name, body, { person })
  const [told] = SETTINGS_CARRIER.read({ code: answer.body.result_code, body: answer.body }, [row], true)
  expect(told).toMatchObject({ code: 0, idOnServer: 1_000_000 })
  expect(told!.stamps).toEqual(new Map([...groups].map(([group]) => [group, s])))
  expect(told!.values).toEqual(new Map([...groups].map(([group, { v }]) => [group, v])))
})

const BAD: [what: string, body: Fields][] = [
  ['no content', { content: null }],
  ['a list', { content: [] }],
  ['the key of a tombstone', { content: { deleted: 1 } }],
  ['the key of an alias', { content: { [`alias:${randomUUID()}`]: 1 } }],
  ['a key with a meaning', { content: { constructor: 1 } }],
  ['a long key', { content: { ['x'.repeat(65)]: 1 } }],
  ['a strange key beside', { 'a b': 1 }],
  ['what cannot be stored', { content: { note: 'a\0' } }],
  ['a stamp that is none', { content: {}, stamps: { filter_mode: 'now' } }],
  ['too many keys', { content: Object.fromEntries(Array.from({ length: 2_001 }, (_, n) => [`k${n}`, n])) }],
  ['too much', { content: { note: 'x'.repeat(100_001) } }],
]

test.each(BAD)('[D10, REL 1d] settings with %s are refused, and nothing changes', async (_, body) => {
  const person = await server.signUp()
  await send(person, { content: FILTER })
  const answer = await send(person, body)
  expect([answer.status, answer.body.result_code]).toEqual([422, 227])
  expect((await read(person))['content']).toEqual(FILTER)
})

test('[SYNC-35] what two devices have added to is still taken whole, and can be cleared', async () => {
  const person = await server.signUp()
  const keys = (from: number) => Array.from({ length: 700 }, (_, n) => `k${from + n}`)
  const all = (names: string[], value: unknown) => Object.fromEntries(names.map((key) => [key, value]))
  for (const names of [keys(0), keys(700)])
    expect((await send(person, { content: all(names, 1) })).body.result_code).toBe(0)
  const whole = [...keys(0), ...keys(700)]
  const stamps = stampsAt(stamp(-1_000), ...whole, 'deleted')
  const { body } = await send(person, { content: { ...all(whole, 1), k0: null }, stamps })
  expect(body).toMatchObject({ result_code: 0, content: { k0: null, k1399: 1 } })
})

test('[D10, D34] settings that there are not are refused; everybody has the others, and nobody a second', async () => {
  const person = await server.signUp()
  const codes = async (bodies: [call: string, body: Fields][]) =>
    Promise.all(
      bodies.map(async ([name, body]) => (await server.call(name, body, { person })).body.result_code),
    )
  const record_type = 'user_settings_record'
  const pref_type = 'filter_settings'
  expect(
    await codes([
      ['sync/update-record', { record_type, content: {} }],
      ['sync/update-record', { record_type, pref_type: 'of_tomorrow', content: {} }],
      ['sync/create-record', { record_type, pref_type, content: {} }],
      ['sync/delete-record', { record_type, pref_type }],
      ['sync/update-record', { record_type: 'of_tomorrow' }],
    ]),
  ).toEqual([227, 227, 227, 227, 227])
  expect(
    await codes([
      ['sync/get-record', { record_type }],
      ['sync/get-record', { record_type, pref_type: 'of_tomorrow' }],
    ]),
  ).toEqual([105, 105])
  await send(person, { content: FILTER, deleted: 1 })
  expect(await read(person)).toMatchObject({ content: FILTER })
})

test('[D30] the id of settings cannot be taken by a record, nor a record’s by settings', async () => {
  const person = await server.signUp()
  const client_id = settingsClientId('filter_settings')
  const record = { client_id, content: { severity: 4, timing: server.clock.now } }
  await server.call('sync/create-record', record, { person })
  expect((await send(person, { content: FILTER })).body).toMatchObject({
    result_code: 227,
    errors: [{ path: 'client_id', reason: 'kind-changed' }],
  })
  const other = await server.signUp()
  await send(other, { content: FILTER, client_id: randomUUID() })
  expect((await server.call('sync/create-record', record, { person: other })).body.result_code).toBe(227)
})
