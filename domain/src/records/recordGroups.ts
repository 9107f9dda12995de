import type { ListAnswer } from './answer.ts'
import type { Reference } from '../lists/reference.ts'
import { wholeSeverity } from './editRecord.ts'
import type { Episode, PainRecord, PlaceStrength } from './painRecord.ts'
import type { Duration } from './recordDuration.ts'

/** Every field of a record that has content. */
type RecordField = Exclude<keyof PainRecord, 'ref'>

type ComparableValue = string | number | null | readonly ComparableValue[]

interface FieldRule<Value> {
  /** The group that the field merges with, named as in its stamp (SYNC 1.4). */
  group: string
  /** The comparable value: equal values give equal JSON. */
  compare: (value: Value) => ComparableValue
}
type FieldRules = { readonly [Field in RecordField]: FieldRule<PainRecord[Field]> }

const asIs = (value: string | number | null): ComparableValue => value

/** A field of the record without a line here does not compile. The groups keep this order. */
const FIELDS = {
  // Compared as it would be saved: moving the slider by less than a step is no change. [REC-3]
  severity: {
    group: 'severity',
    compare: (severity) => (severity === null ? null : wholeSeverity(severity)),
  },
  startsAt: { group: 'timing', compare: asIs },
  timeOffset: { group: 'timing', compare: asIs },
  duration: { group: 'timing', compare: lasting },
  pattern: { group: 'timing', compare: asIs },
  episode: { group: 'episode', compare: (episode) => goingOn(episode) },
  partOf: { group: 'part_of', compare: asIs },
  note: { group: 'note', compare: asIs },
  location: { group: 'location', compare: (items) => chosen(items) },
  placeStrengths: { group: 'location_severity', compare: (strengths) => strengthOfPlaces(strengths) },
  symptom: { group: 'symptom', compare: (answer) => answered(answer) },
  character: { group: 'character', compare: (items) => chosen(items) },
  environment: { group: 'environment', compare: (items) => chosen(items) },
  aggravatingFactor: { group: 'aggravating_factor', compare: (answer) => answered(answer) },
  intervention: {
    group: 'alleviating_factor',
    compare: (answer) => answered(answer, ({ effect }) => [effect]),
  },
  medication: {
    group: 'medications',
    compare: (answer) =>
      answered(answer, ({ effect, dose }) => [effect, dose?.amount ?? null, dose?.units ?? null]),
  },
} as const satisfies FieldRules

const RULES: FieldRules = FIELDS
const FIELD_NAMES = Object.keys(FIELDS) as RecordField[]

/** A group of fields that merges as a whole. */
export type RecordGroup = (typeof FIELDS)[RecordField]['group']

/** The fields of a record that belong to a group. */
export type FieldsInGroup<Group extends RecordGroup> = {
  [Field in RecordField]: (typeof FIELDS)[Field]['group'] extends Group ? Field : never
}[RecordField]

/** All groups with content that a person enters, in the order in which they are stored. */
export const RECORD_GROUPS: readonly RecordGroup[] = groupsWith(FIELD_NAMES)

export const isRecordGroup = (group: string): group is RecordGroup =>
  RECORD_GROUPS.some((known) => known === group)

/** Groups that few records have. A new record without them does not carry them. [REC-20] */
const RARE_GROUPS: ReadonlySet<string> = new Set<RecordGroup>(['episode', 'part_of', 'location_severity'])

/** The groups that a save must stamp; all usual groups for a new record. [REC-20] */
export const changedRecordGroups = (before: PainRecord | null, after: PainRecord): RecordGroup[] =>
  groupsWith(
    FIELD_NAMES.filter((field) =>
      before === null ? isStoredAtFirst(field, after) : isChanged(field, before, after),
    ),
  )

const isStoredAtFirst = (field: RecordField, record: PainRecord): boolean =>
  !RARE_GROUPS.has(FIELDS[field].group) || isAnswered(field, record)

const EMPTY_VALUES = ['null', '[]']

function isAnswered<Field extends RecordField>(field: Field, record: RecordPart<Field>): boolean {
  const { compare } = RULES[field]
  return !EMPTY_VALUES.includes(JSON.stringify(compare(record[field])))
}

/** Replaces one group of the record with that of `from`. [REC-51] */
export function takeGroup(record: PainRecord, from: PainRecord, group: RecordGroup): PainRecord {
  const taken = { ...record }
  for (const field of FIELD_NAMES) if (FIELDS[field].group === group) copyField(taken, from, field)
  return taken
}

function groupsWith(fields: readonly RecordField[]): RecordGroup[] {
  return [...new Set(fields.map((field) => FIELDS[field].group))]
}

type RecordPart<Field extends RecordField> = Pick<PainRecord, Field>

function copyField<Field extends RecordField>(
  to: RecordPart<Field>,
  from: RecordPart<Field>,
  field: Field,
): void {
  to[field] = from[field]
}

function isChanged<Field extends RecordField>(
  field: Field,
  before: RecordPart<Field>,
  after: RecordPart<Field>,
): boolean {
  const { compare } = RULES[field]
  return JSON.stringify(compare(before[field])) !== JSON.stringify(compare(after[field]))
}

function lasting(duration: Duration): ComparableValue {
  switch (duration.kind) {
    case 'length':
      return [duration.kind, duration.seconds, duration.shownIn]
    case 'until':
      return [duration.kind, duration.endsAt]
    default:
      return duration.kind
  }
}

const goingOn = (episode: Episode | null): ComparableValue =>
  episode === null ? null : [episode.state, episode.since]

const strengthOfPlaces = (strengths: readonly PlaceStrength[]): ComparableValue =>
  strengths
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ place, severity }) => [place, wholeSeverity(severity)])

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
