import type { LocalInstant } from '../time/instant.ts'
import { dayOf, type LocalDay } from '../time/localDay.ts'
import { reflectionDay } from './reflectionDay.ts'

/** Which day it is, for every screen that speaks of today. */
export interface DiaryDay {
  /** The day of the calendar where the person is. */
  today: LocalDay
  /** The day that a reflection written now speaks of, by the rule of noon. */
  reflected: LocalDay
  /** What that one is called from today. */
  reflectedIs: 'today' | 'yesterday'
}

/** The greeting, home and the reflection ask here, so that none says today of a day that another calls yesterday. [REF-19] */
export function diaryDayAt(now: LocalInstant): DiaryDay {
  const today = dayOf(now)
  const reflected = reflectionDay(now.at, now.offset)
  return { today, reflected, reflectedIs: reflected === today ? 'today' : 'yesterday' }
}
