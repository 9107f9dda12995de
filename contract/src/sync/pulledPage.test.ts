import { expect, test } from 'vitest'
import { LOWEST_STAMP } from '../groups.ts'
import { recordGroupsToWire } from '../records/wire.ts'
import { readPulledPage } from './pulledPage.ts'

const s = '018f00000000-0000-0123456789ab'
const HEAD = { record_type: 'server_time', server_time: 5, cursor: 9, more: true, epoch: 'e' }
const ID = '00000000-0000-7000-8000-000000000001'

const pageOf = (...records: unknown[]) => {
  const read = readPulledPage({ records })
  if (!read.ok) throw new Error(read.reason)
  return read.value
}

const itemOf = (entry: object) => pageOf(HEAD, { client_id: ID, record_id: 7, ...entry }).page.items[0]

const GROUPS = {
  severity: { severity: 7 },
  note: { notes: 'bad night' },
  location: { location: ['Head'], refs: [{ client_id: ID, text: 'Head' }] },
  deleted: { deleted: 0 },
  weather: { weather: { hPa: 1013 } },
}
const STAMPS = Object.fromEntries(Object.keys(GROUPS).map((group) => [group, s]))

test('[SYNC I2, D34] a record reads the same by its groups and as the specification has it', () => {
  const stored = Object.fromEntries(Object.entries(GROUPS).map(([group, v]) => [group, { v }]))
  const asRecord = itemOf({ record_type: 'pain_record', stamps: STAMPS, ...recordGroupsToWire(stored) })
  const asGroups = itemOf({ record_type: 'record_record', stamps: STAMPS, groups: GROUPS })
  const sorted = (item: typeof asRecord) =>
    [...item!.groups].map((group) => JSON.stringify(group)).sort((a, b) => (a < b ? -1 : 1))
  expect(sorted(asGroups)).toEqual(sorted(asRecord))
  expect([asGroups, asRecord]).toMatchObject([
    { kind: 'record', clientId: ID, idOnServer: 7 },
    { kind: 'record', clientId: ID, idOnServer: 7 },
  ])
})

test('[D34] a reflection is recognised by its groups', () => {
  expect(itemOf({ record_type: 'reflection_record', stamps: STAMPS, groups: GROUPS })?.kind).toBe(
    'reflection',
  )
})

test('[SYNC-6] a group without a stamp loses to anything, and a stamp without a group is kept', () => {
  const item = itemOf({ record_type: 'dose_record', stamps: { later: s }, groups: { taken: { at: 7 } } })
  expect([...item!.groups]).toEqual([
    ['taken', { v: { at: 7 }, s: LOWEST_STAMP }],
    ['later', { v: null, s }],
  ])
})

test.each(['constructor', 'toString', '__proto__'])('[SYNC-6] a group may be called %s', (name) => {
  const groups = JSON.parse(`{"${name}":{"a":1}}`) as object
  const stamps = JSON.parse(`{"${name}":"${s}"}`) as object
  const entry = { record_type: 'dose_record', groups, stamps }
  expect([...itemOf(entry)!.groups]).toEqual([[name, { v: { a: 1 }, s }]])
  expect([...itemOf({ ...entry, stamps: {} })!.groups]).toEqual([[name, { v: { a: 1 }, s: LOWEST_STAMP }]])
  expect([...itemOf({ ...entry, groups: {} })!.groups]).toEqual([[name, { v: null, s }]])
})

test.each([{ severity: s, note: 'yesterday' }, { severity: 'yesterday', note: s }, { severity: 7 }])(
  '[SYNC 2] stamps %j are wrong',
  (stamps) => {
    const { bad } = pageOf(HEAD, {
      client_id: ID,
      record_id: 7,
      record_type: 'record_record',
      stamps,
      groups: {},
    })
    expect(bad).toMatchObject([{ clientId: ID, why: 'stamps are wrong' }])
  },
)

test.each<[unknown, number | undefined]>([
  [12, 12],
  [0, 0],
  [undefined, undefined],
  [-1, undefined],
  ['many', undefined],
])('[SYNC-29] a header that says that %s are left', (left, wanted) => {
  expect(pageOf({ ...HEAD, left }).page.left).toBe(wanted)
})
