import { DAY_MS, type Instant, type LocalInstant } from '../time/instant.ts'
import { dayOf, type LocalDay } from '../time/localDay.ts'
import { localTime, type LocalTime } from '../time/localTime.ts'
import { momentAt, momentOf, placeOf, type Place } from '../time/place.ts'
import type { Clock } from '../time/typedTime.ts'
import { clearDuration, setAllDay, setDuration, setEnd, setStart, showDurationIn } from './editRecord.ts'
import type { PainRecord } from './painRecord.ts'
import { DEFAULT_UNIT, endOf, secondsOf, type TypedLength } from './recordDuration.ts'

export const startOfRecord = ({ startsAt, timeOffset }: PainRecord): LocalInstant => ({
  at: startsAt,
  offset: timeOffset,
})

/** The end as the clocks showed it where the record was made; null where none is told. */
export function shownEnd(record: PainRecord, here: Place): LocalInstant | null {
  const end = endOf(record)
  return end === null ? null : momentAt(end, placeOf(startOfRecord(record), here))
}

/** Another day at the same time; a whole day stays one. [REC-42, REC-43] */
export function moveStartDay(record: PainRecord, day: LocalDay, here: Place): PainRecord {
  const start = startOfRecord(record)
  if (dayOf(start) === day) return record
  const moved = setStart(record, momentIn(record, { ...localTime(start), day }, here))
  return record.duration.kind === 'all-day' ? setAllDay(moved, day) : moved
}

/** The minute that is shown changes nothing: the seconds of a record that began now are not lost to it. [REC-43] */
export function moveStartClock(record: PainRecord, clock: Clock, here: Place): PainRecord {
  const shown = localTime(startOfRecord(record))
  if (isSameClock(shown, clock) && record.duration.kind !== 'all-day') return record
  return setStart(record, momentIn(record, { ...shown, ...clock }, here))
}

/** An end in the minute of the start is the start: else a record of right now could not end in it. [REC-43] */
export function moveEnd(record: PainRecord, part: Partial<LocalTime>, here: Place): PainRecord {
  const shown = localTime(shownEnd(record, here) ?? startOfRecord(record))
  const wanted = { ...shown, ...part }
  if (record.duration.kind === 'until' && isSameTime(shown, wanted)) return record
  if (isSameTime(localTime(startOfRecord(record)), wanted)) return setEnd(record, record.startsAt)
  return setEnd(record, momentIn(record, wanted, here).at)
}

/** What an end says before it is changed: now; of a pain of another day, that it ended as it began. [REC-45] */
export function beginEnd(record: PainRecord, now: Instant): PainRecord {
  const said = record.duration.kind === 'length' ? endOf(record) : null
  const first = isOfLastDay(record, now) ? now : record.startsAt
  return setEnd(record, said ?? first)
}

/** The length that an end told; a whole day and silence tell none. [REC-45] */
export function beginLength(record: PainRecord): PainRecord {
  const seconds = Math.round(secondsOf(record))
  if (record.duration.kind !== 'until' || seconds < 0) return clearDuration(record)
  return { ...record, duration: { kind: 'length', seconds, shownIn: DEFAULT_UNIT } }
}

/** A whole day that was a slip of the finger takes no time of day with it; `before` is as it was then. [REC-45] */
export function afterAllDay(record: PainRecord, before: PainRecord | null): PainRecord {
  if (record.duration.kind !== 'all-day') return record
  const cleared = clearDuration(record)
  const isSameDay = before !== null && dayOf(startOfRecord(before)) === dayOf(startOfRecord(record))
  return isSameDay ? { ...cleared, startsAt: before.startsAt, timeOffset: before.timeOffset } : cleared
}

/** A number that was just typed is of the unit that is chosen for it; nothing typed is the same length. [REC-47] */
export const chooseUnit = (
  record: PainRecord,
  { typed, unit, signs }: Omit<TypedLength, 'typed'> & { typed: string | null },
): PainRecord => (typed === null ? showDurationIn(record, unit) : setDuration(record, { typed, unit, signs }))

/** Saved without a word about how long: it may have gone on since, and be over now. [REC-44] */
export const mayHaveEnded = (record: PainRecord, now: Instant): boolean =>
  record.ref.kind === 'saved' && record.duration.kind === 'none' && isOfLastDay(record, now)

const isOfLastDay = ({ startsAt }: PainRecord, now: Instant): boolean =>
  startsAt <= now && now - startsAt <= DAY_MS

const momentIn = (record: PainRecord, time: LocalTime, here: Place): LocalInstant =>
  momentOf(time, { place: placeOf(startOfRecord(record), here), offsetBefore: record.timeOffset })

const isSameClock = (one: Clock, other: Clock): boolean =>
  one.hour === other.hour && one.minute === other.minute

const isSameTime = (one: LocalTime, other: LocalTime): boolean =>
  one.day === other.day && isSameClock(one, other)
