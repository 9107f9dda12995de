import { dayNumber, type DayNumber } from '../time/dayNumber.ts'
import { DAYS_PER_WEEK, DAY_MS, MINUTES_PER_DAY } from '../time/instant.ts'
import type { LocalDay } from '../time/localDay.ts'
import type { Clock } from '../time/typedTime.ts'
import type { Frequency, Weekday } from './frequency.ts'

/** A recurring event in local time: 20:00 is 20:00 wherever the person is. [SCHED-5] */
export interface ScheduledEvent {
  frequency: Frequency
  /** First day; intervals are counted from it. [SCHED-7] */
  startDay: LocalDay
  /** Last day; missing for an event without end. [REM-23] */
  lastDay?: LocalDay
  /** Times of day to skip. */
  isLeftOut?: (clock: Clock) => boolean
}

const YEAR_MONTHS = 12
const FIRST_YEAR = 1970
/** The last day of the supported date format. */
const LAST_DAY = dayNumber('9999-12-31')

/**
 * The minutes after midnight of each due day. Hours past midnight belong to the day on which they began; equal times
 * mean a whole day. [SCHED-7]
 */
export function dueMinutes({ frequency, isLeftOut = () => false }: ScheduledEvent): number[] {
  return minutesOf(frequency).filter((minute) => !isLeftOut(clockAt(minute)))
}

export const clockAt = (minute: number): Clock => ({
  hour: Math.floor((minute % MINUTES_PER_DAY) / 60),
  minute: minute % 60,
})

const minuteOf = ({ hour, minute }: Clock): number => hour * 60 + minute

function minutesOf(frequency: Frequency): number[] {
  if (frequency.kind !== 'hourly') return [minuteOf(frequency.at)]
  const [first, to] = [minuteOf(frequency.from), minuteOf(frequency.to)]
  const last = to > first ? to : to < first ? to + MINUTES_PER_DAY : first + MINUTES_PER_DAY - 1
  const step = frequency.every * 60
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => first + at * step)
}

/** The first due day from this one on; null at the end of the calendar. [SCHED-7, SCHED-8] */
export function dueDay({ frequency, startDay, lastDay }: ScheduledEvent, from: DayNumber): DayNumber | null {
  const start = dayNumber(startDay)
  const last = lastDay === undefined ? LAST_DAY : dayNumber(lastDay)
  const day = firstDay(frequency, start, Math.max(start, from))
  return day !== null && day <= last ? day : null
}

function firstDay(frequency: Frequency, start: DayNumber, from: DayNumber): DayNumber | null {
  const { every } = frequency
  switch (frequency.kind) {
    case 'hourly':
      return from
    case 'daily':
      return turnFrom(start, from, every)
    case 'weekly': {
      const week = turnFrom(weekOf(start), weekOf(from), every)
      return firstOfWeek(week, frequency.days, from) ?? firstOfWeek(week + every, frequency.days, from)
    }
    case 'monthly': {
      const month = turnFrom(monthOf(start), monthOf(from), every)
      const day = dayInMonth(month, frequency.day)
      return day >= from ? day : dayInMonth(month + every, frequency.day)
    }
  }
}

/** The first of start, start + every, … from `from` on. */
const turnFrom = (start: number, from: number, every: number): number =>
  start + Math.ceil((from - start) / every) * every

/** Weeks counted by their Mondays; day 0 was a Thursday. */
const weekOf = (day: DayNumber): number => Math.floor((day + 3) / DAYS_PER_WEEK)

function firstOfWeek(week: number, days: readonly Weekday[], from: DayNumber): DayNumber | null {
  const monday = week * DAYS_PER_WEEK - 3
  return days.map((day) => monday + day - 1).find((day) => day >= from) ?? null
}

/** Months counted from January 1970. */
function monthOf(day: DayNumber): number {
  const date = new Date(day * DAY_MS)
  return (date.getUTCFullYear() - FIRST_YEAR) * YEAR_MONTHS + date.getUTCMonth()
}

const firstOfMonth = (month: number): DayNumber => Date.UTC(FIRST_YEAR, month, 1) / DAY_MS

/** The last day of a month that is too short. [SCHED-8] */
const dayInMonth = (month: number, day: number): DayNumber =>
  Math.min(firstOfMonth(month) + day, firstOfMonth(month + 1)) - 1
