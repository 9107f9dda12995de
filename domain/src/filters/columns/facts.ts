import type { Dose, DoseEffect, SeverityMeasure } from '../../doses/dose.ts'
import type { Reference } from '../../lists/reference.ts'
import { itemsInAnswer, type ListAnswer } from '../../records/answer.ts'
import {
  isRightNow,
  type MedicationEffect,
  type PainPattern,
  type PainRecord,
} from '../../records/painRecord.ts'
import { strengthOfPlace } from '../../records/placeStrength.ts'
import { recordEnd, recordSeconds } from '../../records/recordDuration.ts'
import type { Reflection } from '../../reflections/reflection.ts'
import { dayNumberOf } from '../../time/dayNumber.ts'
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  type Instant,
  type LocalInstant,
  type TimeOffset,
} from '../../time/instant.ts'
import { ENTRY, MARK, NOTHING_ID, type ColumnItem, type ColumnList } from './columns.ts'

/** `strength`: of a location with a number of its own. [PLACE-1] */
export type MarkedItem = ColumnItem & { mark: number; strength?: number }

/** What the columns store of a record or a reflection. */
export interface EntryFacts {
  id: string
  at: Instant
  offset: TimeOffset
  entry: 0 | 1
  value: number | null
  /** Seconds. */
  length: number | null
  pattern: PainPattern | null
  hasNote: boolean
  isAllDay: boolean
  isWrittenLater: boolean
  answered: readonly ColumnList[]
  items: readonly MarkedItem[]
}

export interface DoseFacts {
  id: string
  at: Instant
  offset: TimeOffset
  item: ColumnItem
  before: number | null
  after: number | null
  /** One of MARK: what the person said about it in one tap. */
  mark: number
}

/** `created` is null if the time of writing is unknown, as for imports from another app. */
export interface EntryOrigin {
  id: string
  created: Instant | null
}

/** D40: the allowed calendar. An entry far outside would make "all time" span years that nobody has lived. */
const FIRST: Instant = Date.UTC(1900, 0, 1)
const LAST: Instant = Date.UTC(2101, 0, 1)
/** More than any time zone or wrong clock differs. */
const FURTHEST_MS = 48 * HOUR_MS

export const isInCalendar = ({ at, offset }: LocalInstant): boolean =>
  at >= FIRST && at < LAST && Math.abs(offset) <= FURTHEST_MS

export function recordFacts(record: PainRecord, { id, created }: EntryOrigin): EntryFacts {
  const lists: readonly (readonly MarkedItem[])[] = [
    placesIn(record),
    answerIn('symptom', record.symptom),
    itemsIn('character', record.character),
    answerIn('aggravating_factor', record.aggravatingFactor),
    answerIn('alleviating_factor', record.intervention),
    itemsIn('environment', record.environment),
    answerIn('medication', record.medication),
  ]
  return {
    id,
    at: record.startsAt,
    offset: record.timeOffset,
    entry: ENTRY.record,
    value: wholeOf(record.severity),
    length: lengthOf(record),
    pattern: record.pattern,
    hasNote: record.note !== '',
    isAllDay: record.duration.kind === 'all-day',
    isWrittenLater: created !== null && isRecordLate(record, created),
    ...answeredBy(lists),
  }
}

export function reflectionFacts(reflection: Reflection, { id, created }: EntryOrigin): EntryFacts {
  const { at, timeOffset: offset, score, activities, note } = reflection
  return {
    id,
    at,
    offset,
    entry: ENTRY.reflection,
    value: wholeOf(score),
    length: null,
    pattern: null,
    hasNote: note !== '',
    isAllDay: false,
    isWrittenLater: created !== null && created >= lastMomentFor({ at, offset }),
    ...answeredBy([itemsIn('meaningful_activities', activities)]),
  }
}

const DOSE_MARKS: Record<DoseEffect, number> = {
  better: MARK.alleviating,
  same: MARK.ineffective,
  worse: MARK.aggravating,
}

export function doseFacts(dose: Dose): DoseFacts {
  const { id, what, takenAt: at, timeOffset: offset, before, after } = dose
  const list = what.kind === 'medication' ? 'medication' : 'alleviating_factor'
  return {
    id,
    at,
    offset,
    item: { list, id: what.id, text: what.text },
    before: measured(before),
    after: measured(after),
    mark: dose.effect === null ? MARK.none : DOSE_MARKS[dose.effect],
  }
}

type EffectReference = Reference & { effect?: MedicationEffect }

const itemsIn = (list: ColumnList, items: readonly EffectReference[]): MarkedItem[] =>
  items.map(({ id, text, effect }) => ({ list, id, text, mark: MARK[effect ?? 'none'] }))

const placesIn = (record: PainRecord): MarkedItem[] =>
  itemsIn('location', record.location).map((place) => {
    const strength = wholeOf(strengthOfPlace(record, place.id))
    return strength === null ? place : { ...place, strength }
  })

/** "Nothing" is a separate item: it answers the list, and can be filtered by. [COL-6] */
const answerIn = (list: ColumnList, answer: ListAnswer<EffectReference>): MarkedItem[] =>
  answer.kind === 'nothing'
    ? [{ list, id: NOTHING_ID, text: '', mark: MARK.none }]
    : itemsIn(list, itemsInAnswer(answer))

const answeredBy = (lists: readonly (readonly MarkedItem[])[]): Pick<EntryFacts, 'answered' | 'items'> => ({
  answered: lists.flatMap(([first]) => (first === undefined ? [] : [first.list])),
  items: lists.flat(),
})

/** Old rows hold tenths, and rows of other clients may hold anything. */
function wholeOf(said: number | null): number | null {
  const whole = said === null ? Number.NaN : Math.round(said)
  return whole >= 0 && whole <= 10 ? whole : null
}

const measured = (measure: SeverityMeasure | null): number | null => wholeOf(measure?.severity ?? null)

/** Null without a duration, or if the end is before the start. */
function lengthOf(record: PainRecord): number | null {
  const seconds = record.duration.kind === 'none' ? -1 : recordSeconds(record)
  return seconds >= 0 ? seconds : null
}

/**
 * Whether it was written on a later day than the pain, by the local calendar; saving just after midnight does not
 * count. [COL-15]
 */
function isRecordLate(record: PainRecord, created: Instant): boolean {
  if (isRightNow(record, created)) return false
  const { startsAt, timeOffset: offset, duration } = record
  // A whole day ends at the first moment of the next day, on which the pain was no longer felt.
  const end = duration.kind === 'all-day' ? startsAt : Math.max(startsAt, recordEnd(record) ?? startsAt)
  return dayNumberOf({ at: created, offset }) > dayNumberOf({ at: end, offset })
}

/** A reflection belongs to the previous day until noon (D39). */
const lastMomentFor = (at: LocalInstant): Instant => (dayNumberOf(at) + 1) * DAY_MS + 12 * HOUR_MS - at.offset

/** Minute of the local day, 0 to 1439. */
export function minuteOfDay({ at, offset }: LocalInstant): number {
  return Math.floor((at + offset - dayNumberOf({ at, offset }) * DAY_MS) / MINUTE_MS)
}
