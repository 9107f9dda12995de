import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setSeverity } from '@reprieve/domain/records/editRecord.ts'
import { emptyRecord } from '@reprieve/domain/records/painRecord.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import { seedClientId } from '../ids.ts'
import { recordToGroups, metaGroup, readRecordGroups } from './recordCodec.ts'
import { readRecordStart } from './recordStart.ts'
import { sentRecord } from './sentRecord.ts'
import { anyRecord } from './testing/anyRecord.ts'
import type { GroupValues } from '../groups.ts'
import { recordGroupValues, recordGroupsToWire } from './wire.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300
const NOW = Date.UTC(2026, 4, 10, 14, 20)
const REF = { kind: 'saved', clientId: 'c', localId: 4, serverId: null } as const
const META = metaGroup({ created: NOW, updated: NOW + 1 })
const EMPTY = { ...emptyRecord({ at: NOW, offset: 0 }), ref: REF }

const asStored = (groups: GroupValues) =>
  Object.fromEntries(
    [...groups].map(([group, v]) => [group, { v: JSON.parse(JSON.stringify(v)) as unknown }]),
  )
const read = (groups: Record<string, unknown>) => readRecordGroups(new Map(Object.entries(groups)), REF)

test('[SYNC 1.4] a record comes back from its groups as it was', () => {
  fc.assert(
    fc.property(anyRecord, (record) => {
      expect(readRecordGroups(recordToGroups(record), record.ref)).toEqual(ok(record))
    }),
    { numRuns: runs },
  )
})

test('[SYNC 1.2] the server makes the same groups from a sent record as the device has', () => {
  fc.assert(
    fc.property(anyRecord, (record) => {
      const groups = recordToGroups(record).set('meta', META).set('deleted', { deleted: 0 })
      const sent = sentRecord.parse(recordGroupsToWire(asStored(groups)))
      expect(recordGroupValues(sent)).toEqual(groups)
    }),
    { numRuns: runs },
  )
})

test('[D37] an unmarked medicine is sent as alleviating with a mark that says so; without a dose it is still a medicine', () => {
  const unmarked = { id: 'p', text: 'Naproxen', dose: null, effect: 'unmarked' } as const
  const groups = recordToGroups({ ...EMPTY, medication: { kind: 'items', items: [unmarked] } })
  expect(groups.get('medications')).toEqual({
    no_medications: 0,
    alleviating_factor: [
      { value: 'Naproxen', effectiveness: 1, effect_set: 0, dosage: null, dosage_units: null },
    ],
    aggravating_factor: [],
    refs: [{ client_id: 'p', text: 'Naproxen' }],
  })
})

test('[DOSE-7] a use names its doses, and also says when it has none any more', () => {
  const ids = [seedClientId('dose', 'a', '1'), seedClientId('dose', 'a', '2')]
  const use = { id: 'p', text: 'Naproxen', dose: null, effect: 'unmarked', doses: ids } as const
  const entryOf = (doses: readonly string[] | undefined) => {
    const { doses: _, ...rest } = use
    const items = [doses === undefined ? rest : { ...rest, doses }]
    const groups = recordToGroups({ ...EMPTY, medication: { kind: 'items', items } })
    return (groups.get('medications')!['alleviating_factor'] as { dose_ids?: unknown }[])[0]
  }
  expect([entryOf(ids)?.dose_ids, entryOf([])?.dose_ids]).toEqual([ids, []])
  expect(entryOf(undefined)).not.toHaveProperty('dose_ids')
  const [strange] = [{ value: 'Naproxen', dosage: null, dose_ids: [7, ids[0], null] }]
  const read = readRecordGroups(
    recordToGroups({ ...EMPTY, severity: 4 }).set('medications', { alleviating_factor: [strange] }),
    REF,
  )
  expect(read).toMatchObject({ value: { medication: { items: [{ doses: [ids[0]] }] } } })
})

test('[D37, MED-2] two medicines of one name keep their own dose and effect', () => {
  const drops = {
    id: 'd',
    text: 'Morphine',
    dose: { amount: 1, units: 'mL' },
    effect: 'aggravating',
  } as const
  const tablets = {
    ...drops,
    id: 't',
    dose: { amount: 20, units: 'tablets' },
    effect: 'alleviating',
  } as const
  const groups = recordToGroups({ ...EMPTY, medication: { kind: 'items', items: [drops, tablets] } })
  expect(readRecordGroups(groups, REF)).toMatchObject({
    value: { medication: { items: [tablets, drops] } },
  })
})

test('[D38] Nothing is sent by its English name and the id that it has on every device', () => {
  const groups = recordToGroups({ ...EMPTY, symptom: { kind: 'nothing' } })
  const refs = [{ client_id: seedClientId('list_field', 'symptom', 'nothing'), text: 'Nothing' }]
  expect(groups.get('symptom')).toEqual({ symptom: ['Nothing'], refs })
})

test('[D38] Nothing is recognised by its name, whatever its id, and yields to another item beside it', () => {
  const mine = { client_id: 'typed-long-ago', text: 'nothing ' }
  expect(read({ symptom: { symptom: ['nothing '], refs: [mine] } })).toMatchObject(
    ok({ symptom: { kind: 'nothing' } }),
  )
  expect(read({ symptom: { symptom: ['Nothing', 'Fever'] } })).toMatchObject(
    ok({ symptom: { kind: 'items', items: [{ text: 'Fever' }] } }),
  )
})

test('[D31] a name without a client id is kept as a name, and gets no invented id', () => {
  const group = { location: ['Back', 'Neck'], refs: [{ client_id: 'n', text: 'Neck' }] }
  const record = read({ location: group })
  const back = { id: 'name:Back', text: 'Back' }
  expect(record).toMatchObject(ok({ location: [{ id: 'n', text: 'Neck' }, back] }))
  expect(record.ok && recordToGroups(record.value).get('location')).toEqual({
    location: ['Neck', 'Back'],
    refs: [{ client_id: 'n', text: 'Neck' }],
  })
})

test('[D31] a reference whose name is not among the names still counts', () => {
  expect(read({ location: { refs: [{ client_id: 'n', text: 'Neck' }] } })).toMatchObject(
    ok({ location: [{ id: 'n', text: 'Neck' }] }),
  )
})

test('[D31] two medicines of one name keep each its own id and mark', () => {
  const use = (id: string, effect: 'alleviating' | 'aggravating') => ({
    id,
    text: 'Ibuprofen',
    dose: null,
    effect,
  })
  const items = [use('a', 'alleviating'), use('b', 'aggravating')]
  const groups = recordToGroups({ ...EMPTY, medication: { kind: 'items', items } })
  expect(readRecordGroups(groups, REF)).toMatchObject(ok({ medication: { items } }))
})

test('[D38] factors that a client of the specification lists as ineffective are among the tried ones', () => {
  const stored = {
    alleviating_factor: { alleviating_factor: [{ value: 'Heat', effectiveness: 1 }] },
    ineffective_factor: { ineffective_factor: ['Rest'], refs: [{ client_id: 'r', text: 'Rest' }] },
    medications: { ineffective_factor: [{ value: 'Aspirin', dosage: '2', dosage_units: 'tablets' }] },
  }
  expect(read(stored)).toMatchObject(
    ok({
      intervention: {
        items: [
          { id: 'r', effect: 'ineffective' },
          { text: 'Heat', effect: 'alleviating' },
        ],
      },
      medication: { items: [{ effect: 'ineffective', dose: { amount: 2, units: 'tablets' } }] },
    }),
  )
})

const STRANGE: [string, unknown][] = [
  ['severity', { severity: '7' }],
  ['severity', { severity: 11 }],
  ['timing', { timing: 'noon', created: 4 }],
  ['note', { notes: 4 }],
  ['location', 'Back'],
  ['symptom', { symptom: [4, null, { value: 4 }], refs: [null, { client_id: 4 }] }],
  ['alleviating_factor', { alleviating_factor: { value: 'Heat' } }],
  ['medications', null],
  ['medications', { no_medications: 'yes', alleviating_factor: null }],
]

test.each(STRANGE)('[SYNC I14] an unreadable group is ignored: %s %j', (group, value) => {
  const stored = { severity: { severity: 3 }, note: { notes: 'kept' }, meta: META, [group]: value }
  const wanted = { ...setSeverity(EMPTY, 3), note: 'kept' }
  const silent = { severity: { severity: null }, note: { note: '' } }[group] ?? {}
  expect(read(stored)).toEqual(ok({ ...wanted, ...silent }))
})

test('[SYNC I14] a record of no groups at all is an empty one', () => {
  expect(read({})).toEqual(ok({ ...EMPTY, startsAt: 0 }))
})

test('[D9] of a plain client a length alone is a length, in minutes', () => {
  expect(read({ timing: { timing: NOW, pain_duration: 90 } })).toMatchObject(
    ok({ duration: { kind: 'length', seconds: 90, shownIn: 'minutes' } }),
  )
})

test('[D9] a reflection is not a pain record', () => {
  expect(read({ meta: { pain_record_type: 'DailyReflection' } })).toEqual(err('not-a-pain-record'))
})

test('[D40] a record without a time gets the time when it was written', () => {
  expect(readRecordStart(new Map([['meta', META]]))).toBe(NOW)
  expect(readRecordStart(new Map<string, unknown>([...recordToGroups(EMPTY), ['meta', {}]]))).toBe(NOW)
})
