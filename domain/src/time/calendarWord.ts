import type { LocalInstant } from './instant.ts'
import { DAY_MS } from './instant.ts'
import { dayOf } from './localDay.ts'

export type CalendarWord = 'today' | 'yesterday' | 'this-year' | 'another-year'

/**
 * Describes a moment relative to now, each in its own calendar: an entry made at nine on Tuesday evening in Tokyo stays
 * Tuesday's after the flight home. [HOME-2]
 */
export function calendarWord(moment: LocalInstant, now: LocalInstant): CalendarWord {
  const day = dayOf(moment)
  const today = dayOf(now)
  if (day === today) return 'today'
  if (day === dayOf({ at: now.at - DAY_MS, offset: now.offset })) return 'yesterday'
  return day.slice(0, 4) === today.slice(0, 4) ? 'this-year' : 'another-year'
}
