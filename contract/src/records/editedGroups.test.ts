import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedRecordGroups } from '@reprieve/domain/records/recordGroups.ts'
import { setPattern, setStart } from '@reprieve/domain/records/editRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { leaveOutMedication, markMedication } from '@reprieve/domain/records/recordMedications.ts'
import { editedGroups, recordToGroups, readRecordGroups } from './recordCodec.ts'
import { anyRecord } from './testing/anyRecord.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 100
const REF = { kind: 'saved', clientId: 'c', localId: 4, serverId: null } as const

const shown = (groups: ReadonlyMap<string, unknown>): PainRecord => {
  const read = readRecordGroups(groups, REF)
  if (!read.ok) throw new Error(read.reason)
  return read.value
}

/** The stored groups after a person edited the visible part. */
const edited = (stored: Record<string, unknown>, edit: (record: PainRecord) => PainRecord) => {
  const groups = new Map(Object.entries(stored))
  const opened = shown(groups)
  return editedGroups(groups, { opened, after: edit(opened) })
}

test('[REC-20] an edit writes the groups that it changed, and the record is read back as edited', () => {
  fc.assert(
    fc.property(anyRecord, anyRecord, (opened, after) => {
      const stored = recordToGroups(opened)
      const values = editedGroups(stored, { opened, after })
      expect([...values.keys()]).toEqual(changedRecordGroups(opened, after))
      expect(changedRecordGroups(shown(new Map([...stored, ...values])), after)).toEqual([])
    }),
    { numRuns: runs },
  )
})

test('[SYNC I14] keys that this app does not know survive an edit of their group, at every depth', () => {
  const pill = { value: 'Naproxen', effectiveness: 1, effect_set: 0, dosage: 1, dosage_units: 'tablets' }
  const stored = {
    medications: {
      no_medications: 0,
      alleviating_factor: [
        { ...pill, since: 'noon', fid: 12 },
        { ...pill, value: 'Aspirin' },
      ],
      aggravating_factor: [],
      refs: [
        { client_id: 'p', text: 'Naproxen', icon: 'x' },
        { client_id: 'a', text: 'Aspirin' },
      ],
      with_food: true,
    },
  }
  const values = edited(stored, (record) =>
    markMedication(leaveOutMedication(record, 'a'), { id: 'p', effect: 'aggravating' }),
  )
  expect(values.get('medications')).toEqual({
    no_medications: 0,
    alleviating_factor: [],
    aggravating_factor: [{ ...pill, effectiveness: 0, effect_set: 1, since: 'noon', fid: 12 }],
    refs: [{ client_id: 'p', text: 'Naproxen', icon: 'x' }],
    with_food: true,
  })
})

test('[SYNC I14] a group that this app cannot read stays stored when another one changes', () => {
  const timing = { timing: 5, time_offset: 0, pain_type: 'Burning', pain_duration_type: 'on and off' }
  const values = edited({ timing }, (record) => setStart(record, { at: 9, offset: 0 }))
  expect(values.get('timing')).toEqual({ ...timing, timing: 9, pain_duration: 0, pain_duration_unit: null })
  const dosed = { value: 'Drops', effectiveness: 1, dosage: 'two or three', dosage_units: null }
  const medications = { alleviating_factor: [dosed], refs: [{ client_id: 'd', text: 'Drops' }] }
  const marked = edited({ medications }, (record) =>
    markMedication(record, { id: 'd', effect: 'ineffective' }),
  )
  expect(marked.get('medications')).toMatchObject({ alleviating_factor: [{ ...dosed, effectiveness: 0 }] })
})

test('[D32] a group that another device changed meanwhile is left as this person left it', () => {
  const opened = shown(new Map([['timing', { timing: 5, time_offset: 0, pain_type: null }]]))
  const now = new Map([['timing', { timing: 7, time_offset: 3_600_000, pain_type: 'Constant', later: 1 }]])
  const values = editedGroups(now, { opened, after: setPattern(opened, 'breakthrough') })
  expect(values.get('timing')).toMatchObject({
    timing: 5,
    time_offset: 0,
    pain_type: 'Breakthrough',
    later: 1,
  })
})

test('[D38] factors that another client listed as ineffective are not read twice after an edit', () => {
  const stored = {
    alleviating_factor: { alleviating_factor: [], refs: [] },
    ineffective_factor: { ineffective_factor: [{ value: 'Rest', fid: 3 }], newer: 1 },
  }
  const values = edited(stored, (record) => ({
    ...record,
    intervention: { kind: 'items', items: [{ id: 'name:Rest', text: 'Rest', effect: 'alleviating' }] },
  }))
  expect(Object.fromEntries(values)).toEqual({
    alleviating_factor: {
      alleviating_factor: [{ value: 'Rest', fid: 3, effectiveness: 1, effect_set: 1 }],
      refs: [],
    },
    ineffective_factor: { ineffective_factor: [], newer: 1, refs: [] },
  })
})
