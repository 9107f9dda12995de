import type { Sort } from '@reprieve/domain/filters/filter.ts'
import { makeDayList, type DayListLine } from '@reprieve/domain/results/dayList.ts'
import { isDefaultSort } from './listWay.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { dayOf, type LocalDay } from '@reprieve/domain/time/localDay.ts'
import { toDiaryEntry } from './entryOf.ts'

type RowLine = DayListLine<LocalRow>

/** The lines of the list, with a line for each day if sorted by time. [RES-26] */
export function entryLines(rows: readonly LocalRow[], sort: Sort): RowLine[] {
  if (isDefaultSort(sort)) return makeDayList(rows.map(toDiaryEntry))
  let before: LocalDay | null = null
  return rows.flatMap((row): RowLine[] => {
    const entry = toDiaryEntry(row)
    const line: RowLine = { is: 'entry', ...entry }
    const day = dayOf(entry.at)
    const isSame = day === before || sort.by !== 'timing'
    before = day
    return isSame ? [line] : [{ is: 'day', id: `${day} ${entry.id}`, day, at: entry.at }, line]
  })
}
