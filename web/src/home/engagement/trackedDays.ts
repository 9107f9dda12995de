import { RECORD_KIND, recordOf } from '@reprieve/contract/records/savedRecord.ts'
import { toldStreak, trackingDays } from '@reprieve/domain/home/engagement/streak.ts'
import { dayNumberOf } from '@reprieve/domain/time/dayNumber.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { rowsOf, type Diary } from '../../local/rows.ts'

export interface Tracked {
  days: number
  /** Null if it is not shown. [ENG-10] */
  streak: number | null
}

/**
 * Days are counted in UTC without reading a row. A local day spans at most three UTC days: this many are more than the
 * card asks for, wherever the person was.
 */
const MANY_DAYS = 19

/** On how many different days there are records; for a long diary only that there are enough. [ENG-2] */
export async function trackedDays(diary: Diary, now: LocalInstant): Promise<Tracked> {
  if ((await diary.tables.countDays(RECORD_KIND, MANY_DAYS)) >= MANY_DAYS)
    return { days: MANY_DAYS, streak: null }
  const records = (await rowsOf(diary, RECORD_KIND)).map(recordOf).filter((record) => record !== null)
  const days = trackingDays(records.map(({ startsAt, timeOffset }) => ({ at: startsAt, offset: timeOffset })))
  return { days: days.size, streak: toldStreak(days, dayNumberOf(now)) }
}
