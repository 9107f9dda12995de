import { dayNumber, dayNumberOf, localDay } from '../time/dayNumber.ts'
import { DAYS_PER_WEEK, HOUR_MS, type LocalInstant } from '../time/instant.ts'
import { startOf, type LocalDay } from '../time/localDay.ts'

/** Day 0 was a Thursday. */
const MONDAYS_APART = 3

/** Later in the week it would be old news: people who were unreachable until then get the next one. */
const LAST_WEEKDAY = 2
const FIRST_HOUR = 9
const LAST_HOUR = 20

/** The Monday of the week to summarise now, in the person's local time; null at other times. [REM-20] */
export function weekToSum(now: LocalInstant): LocalDay | null {
  const today = dayNumberOf(now)
  const weekday = (today + MONDAYS_APART) % DAYS_PER_WEEK
  const hour = Math.floor((now.at - startOf(localDay(today), now.offset)) / HOUR_MS)
  const isTime = weekday <= LAST_WEEKDAY && hour >= FIRST_HOUR && hour <= LAST_HOUR
  return isTime ? localDay(today - weekday - DAYS_PER_WEEK) : null
}

/** Number of days of that week with an entry, each once. [REM-21] */
export function daysLogged(days: readonly LocalDay[], monday: LocalDay): number {
  const first = dayNumber(monday)
  const inWeek = days.map(dayNumber).filter((day) => day >= first && day < first + DAYS_PER_WEEK)
  return new Set(inWeek).size
}
