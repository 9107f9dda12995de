import { dayNumberOf, localDay, type DayNumber } from '../time/dayNumber.ts'
import { DAY_MS, MINUTE_MS, type Instant } from '../time/instant.ts'
import { momentAt, momentFromLocalTime, type Place } from '../time/place.ts'
import { clockAt, dueDay, dueMinutes, type ScheduledEvent } from './dueDays.ts'

interface Days {
  from: DayNumber
  until: DayNumber
}

/**
 * How many days a time may be from its due day: hours may pass midnight, and one place once moved its clocks forward by
 * a whole day.
 */
const MARGIN = 2

/** The first time after a moment; null if all are skipped, or at the end of the calendar. [SCHED-5] */
export function nextTime(scheduled: ScheduledEvent, after: Instant, place: Place): Instant | null {
  const today = dayNumberOf(momentAt(after, place))
  const isLater = (at: Instant): boolean => at > after
  const near = { from: today - MARGIN, until: today + MARGIN }
  const soon = timesIn(near, scheduled, place).find(isLater)
  if (soon !== undefined) return soon
  const day = dueDay(scheduled, near.until + 1)
  if (day === null) return null
  return timesIn({ from: day, until: day + MARGIN }, scheduled, place).find(isLater) ?? null
}

/** All times after one moment up to and including another, in order. */
export function timesBetween(
  scheduled: ScheduledEvent,
  { after, until }: { after: Instant; until: Instant },
  place: Place,
): Instant[] {
  if (dueMinutes(scheduled).length === 0) return []
  const last = dayNumberOf(momentAt(until, place)) + MARGIN
  const times: Instant[] = []
  let day = dueDay(scheduled, dayNumberOf(momentAt(after, place)) - MARGIN)
  while (day !== null && day <= last) {
    const days = { from: day, until: Math.min(day + MARGIN, last) }
    times.push(...timesIn(days, scheduled, place))
    day = dueDay(scheduled, days.until + 1)
  }
  return inOrder(times.filter((at) => at > after && at <= until))
}

/** Two local times coincide if the clocks moved forward over the first of them. [SCHED-6] */
const inOrder = (times: readonly Instant[]): Instant[] =>
  [...new Set(times)].toSorted((one, other) => one - other)

/** The times of a few days. */
function timesIn(days: Days, scheduled: ScheduledEvent, place: Place): Instant[] {
  const minutes = dueMinutes(scheduled)
  if (minutes.length === 0) return []
  const here = lookedUp(place, days)
  const times: Instant[] = []
  let day = dueDay(scheduled, days.from)
  while (day !== null && day <= days.until) {
    for (const minute of minutes) times.push(timeOf({ day, minute }, here))
    day = dueDay(scheduled, day + 1)
  }
  return inOrder(times)
}

interface PlaceOffset {
  place: Place
  /** Null if the clocks change within these days. */
  offset: number | null
}

/**
 * The offsets of a place over a few days: each lookup takes many microseconds, and there may be a hundred times. In so
 * few days clocks change at most once, at a full minute.
 */
function lookedUp(place: Place, { from, until }: Days): PlaceOffset {
  let early = (from - 1) * DAY_MS
  let late = (until + MARGIN + 1) * DAY_MS
  const [before, behind] = [place(early), place(late)]
  if (before === behind) return { place: () => before, offset: before }
  while (late - early > MINUTE_MS) {
    const middle = Math.floor((early + late) / 2 / MINUTE_MS) * MINUTE_MS
    if (place(middle) === before) early = middle
    else late = middle
  }
  return { place: (at) => (at < late ? before : behind), offset: null }
}

/** The first of a repeated hour; in a skipped one, later by as much as the clocks moved. [SCHED-6] */
function timeOf(
  { day, minute }: { day: DayNumber; minute: number },
  { place, offset }: PlaceOffset,
): Instant {
  const wall = day * DAY_MS + minute * MINUTE_MS
  if (offset !== null) return wall - offset
  const time = { day: localDay(Math.floor(wall / DAY_MS)), ...clockAt(minute) }
  return momentFromLocalTime(time, { place, offsetBefore: place(wall - DAY_MS) }).at
}
