import { newClientId } from '@reprieve/contract/ids.ts'
import type { SentRecord } from '@reprieve/contract/records/sentRecord.ts'
import { recordGroupValues, recordGroupStamp } from '@reprieve/contract/records/wire.ts'
import { makeStamp } from '@reprieve/domain/sync/stamp.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'

const DEVICE = 'be7c4be7c4be'
const FIRST_DAY = 1_700_000_000_000

const PLACES = ['Lower back', 'Left knee', 'Neck', 'Right shoulder', 'Both hands', 'Hips']
const SYMPTOMS = ['Stiffness', 'Fatigue', 'Numbness', 'Nausea', 'Poor sleep']
const CHARACTERS = ['Burning', 'Dull', 'Stabbing', 'Throbbing']
const NOTES = [
  'Woke up twice. Better after the warm shower, worse again on the stairs.',
  'Long drive to the coast; had to stop every hour and walk a little.',
  'Rain since the morning. Hands too stiff to cook, so we had soup from the freezer.',
]

const some = (list: readonly string[], from: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => list[(from + at) % list.length]!)

const GROUPS =
  'severity timing note location symptom character aggravating_factor alleviating_factor medications deleted'.split(
    ' ',
  )

/** A typical record, about a kilobyte in JSON (SYNC: 10,000 are 10.9 MB). */
export function sampleRecord(turn: number): SentRecord & { client_id: string } {
  const stamp = makeStamp({ ms: Date.now(), counter: turn % 65_536 }, DEVICE)
  const saved = FIRST_DAY + turn * HOUR_MS
  return {
    record_type: 'pain_record',
    client_id: newClientId(Date.now()),
    stamps: Object.fromEntries(GROUPS.map((group) => [group, stamp])),
    content: {
      pain_record_type: 'PainRecord',
      severity: turn % 11,
      timing: saved,
      time_offset: HOUR_MS,
      pain_duration: 5_400,
      pain_duration_unit: 'Minutes',
      pain_duration_type: 'duration',
      pain_type: 'Intermittent',
      notes: `${turn}: ${NOTES[turn % NOTES.length]}`,
      location: some(PLACES, turn, 2),
      symptom: some(SYMPTOMS, turn, 2),
      character: some(CHARACTERS, turn, 1),
      aggravating_factor: [{ value: 'Stairs' }, { value: 'Cold weather' }],
      alleviating_factor: [
        { value: 'Heat', effectiveness: 1 },
        { value: 'Ibuprofen', dosage: 400, dosage_units: 'mg', effectiveness: 1 },
      ],
      no_medications: 0,
      deleted: 0,
    },
    created: saved,
    updated_local: saved,
  }
}

/** The same record as the server's row, ready to insert: the floor does no conversion. */
export function sampleRow(turn: number): { clientId: string; groups: Record<string, unknown> } {
  const record = sampleRecord(turn)
  const groups = [...recordGroupValues(record)].map(([group, v]) => [
    group,
    { v, s: recordGroupStamp(group, record.stamps ?? {}) },
  ])
  return { clientId: record.client_id, groups: Object.fromEntries(groups) as Record<string, unknown> }
}
