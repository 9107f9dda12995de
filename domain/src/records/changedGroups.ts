import type { ListAnswer } from './answer.ts'
import type { Reference } from '../lists/reference.ts'
import { wholeSeverity } from './editRecord.ts'
import type { PainRecord } from './painRecord.ts'
import type { Duration } from './recordDuration.ts'

/** A group of fields that merges as a whole, named as in its stamp (SYNC 1.4). */
export type RecordGroup =
  | 'severity'
  | 'timing'
  | 'note'
  | 'location'
  | 'symptom'
  | 'character'
  | 'environment'
  | 'aggravating_factor'
  | 'alleviating_factor'
  | 'medications'

type ComparableValue = string | number | null | readonly ComparableValue[]

/** The comparable value of each group: equal values give equal JSON. */
const SAYS: [RecordGroup, (record: PainRecord) => ComparableValue][] = [
  // Compared as it would be saved: moving the slider by less than a step is no change. [REC-3]
  ['severity', ({ severity }) => (severity === null ? null : wholeSeverity(severity))],
  [
    'timing',
    ({ startsAt, timeOffset, duration, pattern }) => [startsAt, timeOffset, pattern, ...lasting(duration)],
  ],
  ['note', (record) => record.note],
  ['location', (record) => chosen(record.location)],
  ['symptom', (record) => answered(record.symptom)],
  ['character', (record) => chosen(record.character)],
  ['environment', (record) => chosen(record.environment)],
  ['aggravating_factor', (record) => answered(record.aggravatingFactor)],
  ['alleviating_factor', (record) => answered(record.intervention, ({ effect }) => [effect])],
  [
    'medications',
    (record) =>
      answered(record.medication, ({ effect, dose }) => [effect, dose?.amount ?? null, dose?.units ?? null]),
  ],
]

/** The groups that a save must stamp; all groups for a new record. [REC-20] */
export function changedRecordGroups(before: PainRecord | null, after: PainRecord): RecordGroup[] {
  return SAYS.filter(([, says]) => before === null || written(says(before)) !== written(says(after))).map(
    ([group]) => group,
  )
}

const written = (said: ComparableValue): string => JSON.stringify(said)

function lasting(duration: Duration): ComparableValue[] {
  switch (duration.kind) {
    case 'length':
      return [duration.kind, duration.seconds, duration.shownIn]
    case 'until':
      return [duration.kind, duration.endsAt]
    default:
      return [duration.kind]
  }
}

function answered<Item extends Reference>(
  answer: ListAnswer<Item>,
  more?: (item: Item) => ComparableValue[],
): ComparableValue {
  return answer.kind === 'nothing' ? 'nothing' : chosen(answer.items, more)
}

/** Sorted by id: removing a chip and choosing it again is no change. */
function chosen<Item extends Reference>(
  items: readonly Item[],
  more: (item: Item) => ComparableValue[] = () => [],
): ComparableValue {
  return items.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((item) => [item.id, item.text, ...more(item)])
}
