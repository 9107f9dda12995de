import { expect, test } from 'vitest'
import { sentProfile } from './account/sentProfile.ts'
import { sentDose } from './doses/sentDose.ts'
import { listSchemaFaults } from './envelope.ts'
import { sentListField } from './lists/sentListField.ts'
import { sentMedication } from './medications/sentMedication.ts'
import { sentRecord } from './records/sentRecord.ts'
import { sentSettings } from './settings/sentSettings.ts'

type Fields = Record<string, unknown>
interface Schema {
  safeParse: (raw: unknown) => {
    success: boolean
    error?: Parameters<typeof listSchemaFaults>[0] | undefined
  }
}

const record = (content: Fields) => ({ content: { severity: 4, timing: 0, ...content } })
const dose = (content: Fields) => ({
  record_type: 'dose_record',
  content: { value: 'A', timing: 0, ...content },
})
const medicine = (more: Fields) => ({ common_name: 'A', ...more })
const factor = (dosage: unknown) => record({ aggravating_factor: [{ value: 'A', dosage }] })

/** Every number field that a client may send. */
const PLACES: [string, Schema, (number: unknown) => Fields][] = [
  ['severity', sentRecord, (n) => record({ severity: n })],
  ['score', sentRecord, (n) => record({ score: n })],
  ['timing', sentRecord, (n) => record({ timing: n })],
  ['time_offset', sentRecord, (n) => record({ time_offset: n })],
  ['pain_duration', sentRecord, (n) => record({ pain_duration: n })],
  ['a dosage', sentRecord, factor],
  ['a fid', sentRecord, (n) => record({ aggravating_factor: [{ value: 'A', fid: n }] })],
  ['what nobody knows', sentRecord, (n) => record({ later: { deep: [n] } })],
  ['what was lost', sentRecord, (n) => ({ ...record({}), lost: [{ group: 'x', hlc: STAMP, value: n }] })],
  ['created', sentRecord, (n) => ({ ...record({}), created: n })],
  ['record_id', sentRecord, (n) => ({ ...record({}), record_id: n })],
  ['dosage of a dose', sentDose, (n) => dose({ dosage: n })],
  ['before_at', sentDose, (n) => dose({ before_at: n })],
  ['relief_after', sentDose, (n) => dose({ relief_after: n })],
  ['strength', sentMedication, (n) => medicine({ strength: n })],
  ['strengths_array', sentMedication, (n) => medicine({ strengths_array: [n] })],
  ['dose_limit', sentMedication, (n) => medicine({ dose_limit: n })],
  ['value of a dosage', sentMedication, (n) => medicine({ dosage: [{ value: n }] })],
  ['repeat_every', sentMedication, (n) => medicine({ dosage: [{ frequency_info: { repeat_every: n } }] })],
  ['purpose', sentMedication, (n) => medicine({ purpose: [n] })],
  ['position', sentListField, (n) => ({ value: 'A', type: 'symptom', position: n })],
  ['height', sentProfile, (n) => ({ record_type: 'user_profile_record', content: { height: n } })],
  ['weight', sentProfile, (n) => ({ record_type: 'user_profile_record', content: { weight: n } })],
  [
    'a setting',
    sentSettings,
    (n) => ({ record_type: 'user_settings_record', pref_type: 'filter_settings', content: { key: n } }),
  ],
]

const STAMP = '0190b5c2a1f0-0001-a1b2c3d4e5f6'

test.each(PLACES)('[D10, REL 1c] %s refuses absurd numbers', (_, schema, at) => {
  const absurd = [1e308, -1e308, 1e300, Number.NaN, Number.POSITIVE_INFINITY]
  for (const number of absurd) {
    const read = schema.safeParse(at(number))
    expect([number, read.success]).toEqual([number, false])
    expect(read.error && listSchemaFaults(read.error).length).toBeGreaterThan(0)
  }
  // Minus zero is not negative: in JSON it is 0.
  expect(schema.safeParse(at(-0)).success).toBe(schema.safeParse(at(0)).success)
})

test('[D10] an amount may be a computed sum, and if it is too large the answer names the field', () => {
  expect(sentRecord.safeParse(factor(0.1 + 0.2)).success).toBe(true)
  // As a text it is a name, and stays as written.
  expect(sentRecord.safeParse(factor('NaN')).success).toBe(true)
  const { error } = sentRecord.safeParse(factor(1e13))
  expect(listSchemaFaults(error!)[0]?.path).toBe('content.aggravating_factor.0.dosage')
})
