import { changeColumns, EMPTY_DIARY } from '../../filters/columns/changeColumns.ts'
import { DEFAULT_CRITERIA } from '../../filters/criteria.ts'
import type { DateRange } from '../../filters/filter.ts'
import { selectEntries } from '../../filters/selectEntries.ts'
import { makeDayTable, type DayTable } from '../../results/days.ts'
import { aRecordOnDay, DAY_0 } from '../../results/testing/aDiary.ts'
import { localDay } from '../../time/dayNumber.ts'
import { yearDiary } from './aYear.ts'

/** Test cases for comparing a fortnight with the one before: the pain of each. [RES-66] */
export const TWO_FORTNIGHTS: readonly [name: string, before: number, now: number][] = [
  ['a fall after a bad fortnight', 8, 4],
  ['a small fall', 6, 5],
  ['no change', 5, 5],
  ['a rise', 2, 7],
]

/**
 * A record on each of 28 days. Pain rises within both halves, so that judging by the line alone gives another result.
 */
export function twoFortnights(before: number, now: number) {
  const put = Array.from({ length: 28 }, (_, day) =>
    aRecordOnDay((day < 14 ? before : now) + (day % 14 > 9 ? 2 : 0), { day, id: `r${day}` }),
  )
  const today = DAY_0 + 27
  const columns = changeColumns(EMPTY_DIARY, { put, putDoses: [], drop: new Set() })
  const diary = { ...yearDiary('pro'), columns, canonical: new Uint16Array(0), today }
  const range = { is: 'custom', from: localDay(today - 13), to: localDay(today) } as const
  const earlier = { is: 'custom', from: localDay(today - 27), to: localDay(today - 14) } as const
  const daysIn = (of: DateRange): DayTable => {
    const asking = { today, canonical: diary.canonical }
    return makeDayTable(
      columns.entries,
      selectEntries(columns.entries, { criteria: DEFAULT_CRITERIA, range: of }, asking),
    )
  }
  return { columns, diary, today, range, now: daysIn(range), before: daysIn(earlier) }
}
