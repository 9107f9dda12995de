import type { Answer } from './answer.ts'
import type { Reference } from '../lists/reference.ts'
import { wholeSeverity } from './editRecord.ts'
import type { PainRecord } from './painRecord.ts'
import type { Duration } from './recordDuration.ts'

/** What merges as one, by the name that its stamp carries (SYNC 1.4). */
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

/** What a record says in each group, written so that equal means the same text. */
const SAYS: [RecordGroup, (record: PainRecord) => ComparableValue][] = [
  // As it would be saved: a thumb that moved by less than a step has changed nothing. [REC-3]
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

/** The groups that a save has to stamp; all of them for a record that was not there before. [REC-20] */
export function changedGroups(before: PainRecord | null, after: PainRecord): RecordGroup[] {
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
  answer: Answer<Item>,
  more?: (item: Item) => ComparableValue[],
): ComparableValue {
  return answer.kind === 'nothing' ? 'nothing' : chosen(answer.items, more)
}

/** By id, not by place: a chip that was taken off and chosen again is no change. */
function chosen<Item extends Reference>(
  items: readonly Item[],
  more: (item: Item) => ComparableValue[] = () => [],
): ComparableValue {
  return items.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((item) => [item.id, item.text, ...more(item)])
}
