import type { LocalInstant } from '../time/instant.ts'
import { dayOf, type LocalDay } from '../time/localDay.ts'
import { reflectionDay } from './reflectionDay.ts'

/** The current day, for every screen that mentions today. */
export interface DiaryDay {
  /** The local calendar day. */
  today: LocalDay
  /** The day of a reflection written now, by the noon rule. */
  reflected: LocalDay
  /** What that day is called, seen from today. */
  reflectedIs: 'today' | 'yesterday'
}

/** Shared by the greeting, home and the reflection, so that they agree on today and yesterday. [REF-19] */
export function diaryDayAt(now: LocalInstant): DiaryDay {
  const today = dayOf(now)
  const reflected = reflectionDay(now.at, now.offset)
  return { today, reflected, reflectedIs: reflected === today ? 'today' : 'yesterday' }
}
