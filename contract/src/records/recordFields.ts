import type { PainPattern } from '@reprieve/domain/records/painRecord.ts'
import type { Duration, DurationUnit } from '@reprieve/domain/records/recordDuration.ts'
import type { RecordGroup } from '@reprieve/domain/records/recordGroups.ts'

/**
 * Each key of a record's content on the wire: the group that it merges with, and the shape of its value. The schema of
 * the calls (sentRecord.ts), the division into groups (wire.ts) and the types of the group codecs (recordCodec.ts) are
 * made from this table. The shapes are words, because the web reads groups without the schema library.
 */
export const RECORD_FIELDS = {
  pain_record_type: { group: 'meta', shape: 'entryType' },
  severity: { group: 'severity', shape: 'outOfTen' },
  score: { group: 'score', shape: 'outOfTen' },
  timing: { group: 'timing', shape: 'time' },
  time_offset: { group: 'timing', shape: 'timeOffset' },
  pain_duration: { group: 'timing', shape: 'seconds' },
  pain_duration_unit: { group: 'timing', shape: 'durationUnit' },
  pain_duration_type: { group: 'timing', shape: 'durationType' },
  pain_type: { group: 'timing', shape: 'pattern' },
  episode: { group: 'episode', shape: 'episode' },
  part_of: { group: 'part_of', shape: 'recordId' },
  notes: { group: 'note', shape: 'notes' },
  device_id: { group: 'meta', shape: 'deviceId' },
  no_medications: { group: 'medications', shape: 'flag' },
  deleted: { group: 'deleted', shape: 'flag' },
  location: { group: 'location', shape: 'names' },
  location_severity: { group: 'location_severity', shape: 'placeSeverities' },
  symptom: { group: 'symptom', shape: 'names' },
  character: { group: 'character', shape: 'names' },
  environment: { group: 'environment', shape: 'names' },
  meaningful_activities: { group: 'meaningful_activities', shape: 'names' },
  // Medicines travel in these lists too; they merge with the group of medicines.
  aggravating_factor: { group: 'aggravating_factor', shape: 'factors' },
  alleviating_factor: { group: 'alleviating_factor', shape: 'factors' },
  ineffective_factor: { group: 'ineffective_factor', shape: 'factors' },
} as const

export type RecordKey = keyof typeof RECORD_FIELDS
export type KeysWith<Row> = {
  [Key in RecordKey]: (typeof RECORD_FIELDS)[Key] extends Row ? Key : never
}[RecordKey]

/** The lists that contain factors and medicines. */
export type FactorList = KeysWith<{ shape: 'factors' }>

export const MEDICINE_GROUP = 'medications' satisfies RecordGroup

/** The words of the wire for those of the domain. */
export const DURATION_UNIT_NAMES = {
  seconds: 'Seconds',
  minutes: 'Minutes',
  hours: 'Hours',
} as const satisfies Record<DurationUnit, string>
export const DURATION_TYPE_NAMES = {
  length: 'duration',
  until: 'end_date',
  'all-day': 'all_day',
} as const satisfies Record<Exclude<Duration['kind'], 'none'>, string>
export const PAIN_TYPE_NAMES = {
  constant: 'Constant',
  intermittent: 'Intermittent',
  breakthrough: 'Breakthrough',
} as const satisfies Record<PainPattern, string>
