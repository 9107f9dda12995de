import { dayNumber } from '../../time/dayNumber.ts'
import { DAY_MS, MINUTES_PER_DAY, MINUTE_MS, type Instant } from '../../time/instant.ts'
import type { Clock } from '../../time/typedTime.ts'
import type { ScheduledEvent } from '../dueDays.ts'

// Slow reference for due times: checks the local clock minute by minute.

/** The local time in each minute of some years, in minutes as if in UTC. */
export interface WallClocks {
  start: Instant
  walls: Int32Array
}

export function readWallClocks(zone: string, start: Instant, end: Instant): WallClocks {
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  const offsetAt = (at: Instant): number => {
    const said = name.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value
    const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(said)!
    return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  }
  const walls = new Int32Array((end - start) / MINUTE_MS)
  for (let day = 0; day < walls.length; day += MINUTES_PER_DAY) {
    const [first, last] = [day, day + MINUTES_PER_DAY].map((minute) => offsetAt(start + minute * MINUTE_MS))
    for (let minute = day; minute < Math.min(day + MINUTES_PER_DAY, walls.length); minute++) {
      const offset = first === last ? first! : offsetAt(start + minute * MINUTE_MS)
      walls[minute] = start / MINUTE_MS + minute + offset
    }
  }
  return { start, walls }
}

/** The first due minute after a moment; null if there is none until the end. */
export function slowNextTime(
  { start, walls }: WallClocks,
  scheduled: ScheduledEvent,
  after: Instant,
): Instant | null {
  const isDue = dueAt(scheduled)
  // A time skipped just before may still come, and a repeated one does not come again.
  const first = Math.max(after, dayNumber(scheduled.startDay) * DAY_MS)
  const begin = Math.max(1, Math.floor((first - start) / MINUTE_MS) - 3 * MINUTES_PER_DAY)
  const moved = new Set<number>()
  let furthest = walls[begin - 1]!
  for (let minute = begin; minute < walls.length; minute++) {
    const wall = walls[minute]!
    const leap = wall - walls[minute - 1]! - 1
    for (let missed = 0; missed < leap; missed++) if (isDue(wall - leap + missed)) moved.add(minute + missed)
    const isNew = wall > furthest
    furthest = Math.max(furthest, wall)
    const at = start + minute * MINUTE_MS
    if (at > after && ((isNew && isDue(wall)) || moved.has(minute))) return at
  }
  return null
}

const minuteOf = ({ hour, minute }: Clock): number => hour * 60 + minute

/** Whether a local minute is a due time. */
function dueAt({ frequency, startDay }: ScheduledEvent): (wall: number) => boolean {
  const start = dayNumber(startDay)
  const { every } = frequency
  if (frequency.kind === 'hourly') {
    const [from, to] = [minuteOf(frequency.from), minuteOf(frequency.to)]
    const length = from === to ? MINUTES_PER_DAY - 1 : (to - from + MINUTES_PER_DAY) % MINUTES_PER_DAY
    const isOf = (day: number, wall: number): boolean => {
      const since = wall - day * MINUTES_PER_DAY - from
      return day >= start && since >= 0 && since <= length && since % (every * 60) === 0
    }
    return (wall) => {
      const day = Math.floor(wall / MINUTES_PER_DAY)
      return isOf(day, wall) || isOf(day - 1, wall)
    }
  }
  const at = minuteOf(frequency.at)
  const isDay = (day: number): boolean => {
    const [now, then] = [new Date(day * DAY_MS), new Date(start * DAY_MS)]
    if (frequency.kind === 'daily') return (day - start) % every === 0
    if (frequency.kind === 'weekly') {
      const mondayOf = (date: Date, one: number): number => one - ((date.getUTCDay() + 6) % 7)
      const weeks = (mondayOf(now, day) - mondayOf(then, start)) / 7
      return weeks % every === 0 && frequency.days.some((one) => one % 7 === now.getUTCDay())
    }
    const months =
      (now.getUTCFullYear() - then.getUTCFullYear()) * 12 + now.getUTCMonth() - then.getUTCMonth()
    const isLastOfMonth = new Date((day + 1) * DAY_MS).getUTCDate() === 1
    const date = now.getUTCDate()
    return months % every === 0 && (date === frequency.day || (isLastOfMonth && frequency.day > date))
  }
  return (wall) => {
    const day = Math.floor(wall / MINUTES_PER_DAY)
    return wall - day * MINUTES_PER_DAY === at && day >= start && isDay(day)
  }
}
