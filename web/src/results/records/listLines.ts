import type { Sort } from '@reprieve/domain/filters/filter.ts'
import { makeDayList, type DayListLine } from '@reprieve/domain/results/dayList.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { dayOf, type LocalDay } from '@reprieve/domain/time/localDay.ts'
import { toDiaryEntry } from '../shownEntry.ts'
import { isDefaultSort } from './listPlace.ts'

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

/** The lines to draw, plus the day line of the first: screen reader users learn the day from its heading. */
export function withDayLine(drawn: readonly number[], lines: readonly { is: 'day' | 'entry' }[]): number[] {
  const first = drawn[0]
  if (first === undefined) return []
  const day = lines.findLastIndex(({ is }, index) => is === 'day' && index <= first)
  return day === -1 || day === first ? [...drawn] : [day, ...drawn]
}

/**
 * The lines to draw, plus the one the user is at: rows arriving above may push it out of the drawn range, and its menu
 * or delete dialog would disappear. [RES-61]
 */
export function withFocusedLine(
  drawn: readonly number[],
  lines: readonly { id: string }[],
  held: string | null,
): number[] {
  const at = held === null ? -1 : lines.findIndex(({ id }) => id === held)
  if (at === -1 || drawn.includes(at)) return [...drawn]
  return [...drawn, at].toSorted((one, other) => one - other)
}
