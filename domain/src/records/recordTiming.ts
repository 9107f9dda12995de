import { DAY_MS, type Instant, type LocalInstant } from '../time/instant.ts'
import { dayOf, type LocalDay } from '../time/localDay.ts'
import { localTime, type LocalTime } from '../time/localTime.ts'
import { momentAt, momentFromLocalTime, placeForMoment, type Place } from '../time/place.ts'
import type { Clock } from '../time/typedTime.ts'
import { clearDuration, setAllDay, setDuration, setEnd, setStart, showDurationIn } from './editRecord.ts'
import type { PainRecord } from './painRecord.ts'
import { DEFAULT_UNIT, recordEnd, recordSeconds, type TypedLength } from './recordDuration.ts'

export const startOfRecord = ({ startsAt, timeOffset }: PainRecord): LocalInstant => ({
  at: startsAt,
  offset: timeOffset,
})

/** The end in the local time of where the record was made; null if there is none. */
export function shownEnd(record: PainRecord, here: Place): LocalInstant | null {
  const end = recordEnd(record)
  return end === null ? null : momentAt(end, placeForMoment(startOfRecord(record), here))
}

/** Moves the record to another day at the same time; a whole day stays one. [REC-42, REC-43] */
export function moveStartDay(record: PainRecord, day: LocalDay, here: Place): PainRecord {
  const start = startOfRecord(record)
  if (dayOf(start) === day) return record
  const moved = setStart(record, momentIn(record, { ...localTime(start), day }, here))
  return record.duration.kind === 'all-day' ? setAllDay(moved, day) : moved
}

/** Setting the displayed minute again changes nothing: a record that began now keeps its seconds. [REC-43] */
export function moveStartClock(record: PainRecord, clock: Clock, here: Place): PainRecord {
  const shown = localTime(startOfRecord(record))
  if (isSameClock(shown, clock) && record.duration.kind !== 'all-day') return record
  return setStart(record, momentIn(record, { ...shown, ...clock }, here))
}

/** An end in the minute of the start equals the start: otherwise a record of right now could not end in it. [REC-43] */
export function moveEnd(record: PainRecord, part: Partial<LocalTime>, here: Place): PainRecord {
  const shown = localTime(shownEnd(record, here) ?? startOfRecord(record))
  const wanted = { ...shown, ...part }
  if (record.duration.kind === 'until' && isSameTime(shown, wanted)) return record
  if (isSameTime(localTime(startOfRecord(record)), wanted)) return setEnd(record, record.startsAt)
  return setEnd(record, momentIn(record, wanted, here).at)
}

/**
 * The initial end: now; for a pain that began over a day ago, its start. A length that was set keeps its end. [REC-45]
 */
export function switchToEnd(record: PainRecord, now: Instant): PainRecord {
  const said = record.duration.kind === 'length' ? recordEnd(record) : null
  const first = isOfLastDay(record, now) ? now : record.startsAt
  return setEnd(record, said ?? first)
}

/** Turns an end into a length; a whole day or no duration gives none. [REC-45] */
export function switchToLength(record: PainRecord): PainRecord {
  const seconds = Math.round(recordSeconds(record))
  if (record.duration.kind !== 'until' || seconds < 0) return clearDuration(record)
  return { ...record, duration: { kind: 'length', seconds, shownIn: DEFAULT_UNIT } }
}

/**
 * Undoes a whole day chosen by mistake and restores the time of day; `before`: the record before that choice. [REC-45]
 */
export function undoAllDay(record: PainRecord, before: PainRecord | null): PainRecord {
  if (record.duration.kind !== 'all-day') return record
  const cleared = clearDuration(record)
  const isSameDay = before !== null && dayOf(startOfRecord(before)) === dayOf(startOfRecord(record))
  return isSameDay ? { ...cleared, startsAt: before.startsAt, timeOffset: before.timeOffset } : cleared
}

/**
 * A number just typed is in the newly chosen unit; without one the length stays and only its display changes. [REC-47]
 */
export const chooseUnit = (
  record: PainRecord,
  { typed, unit, signs }: Omit<TypedLength, 'typed'> & { typed: string | null },
): PainRecord => (typed === null ? showDurationIn(record, unit) : setDuration(record, { typed, unit, signs }))

/** Saved without a duration: the pain may have continued since, and be over now. [REC-44] */
export const mayHaveEnded = (record: PainRecord, now: Instant): boolean =>
  record.ref.kind === 'saved' && record.duration.kind === 'none' && isOfLastDay(record, now)

const isOfLastDay = ({ startsAt }: PainRecord, now: Instant): boolean =>
  startsAt <= now && now - startsAt <= DAY_MS

const momentIn = (record: PainRecord, time: LocalTime, here: Place): LocalInstant =>
  momentFromLocalTime(time, {
    place: placeForMoment(startOfRecord(record), here),
    offsetBefore: record.timeOffset,
  })

const isSameClock = (one: Clock, other: Clock): boolean =>
  one.hour === other.hour && one.minute === other.minute

const isSameTime = (one: LocalTime, other: LocalTime): boolean =>
  one.day === other.day && isSameClock(one, other)
