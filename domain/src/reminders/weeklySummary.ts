import { dayNumber, dayNumberOf, localDay } from '../time/dayNumber.ts'
import { HOUR_MS, type LocalInstant } from '../time/instant.ts'
import { startOf, type LocalDay } from '../time/localDay.ts'

const WEEK_DAYS = 7
/** Days are counted from a Thursday. */
const MONDAYS_APART = 3

/** Later in the week it would be old news: who had no server until then gets the next one. */
const LAST_WEEKDAY = 2
const FIRST_HOUR = 9
const LAST_HOUR = 20

/** The Monday of the week that is told of now by somebody's own clock; null while it is not the time for it. [REM-20] */
export function weekToSum(now: LocalInstant): LocalDay | null {
  const today = dayNumberOf(now)
  const weekday = (today + MONDAYS_APART) % WEEK_DAYS
  const hour = Math.floor((now.at - startOf(localDay(today), now.offset)) / HOUR_MS)
  const isTime = weekday <= LAST_WEEKDAY && hour >= FIRST_HOUR && hour <= LAST_HOUR
  return isTime ? localDay(today - weekday - WEEK_DAYS) : null
}

/** On how many days of that week something was written down: on each once, however much it was. [REM-21] */
export function daysLogged(days: readonly LocalDay[], monday: LocalDay): number {
  const first = dayNumber(monday)
  const inWeek = days.map(dayNumber).filter((day) => day >= first && day < first + WEEK_DAYS)
  return new Set(inWeek).size
}
