import type { CanonicalItems, DiaryColumns } from '../../filters/columns/columns.ts'
import type { DaySpan } from '../../filters/filter.ts'
import type { DayNumber } from '../../time/dayNumber.ts'

/**
 * For each shown day the medicines of its doses, one for each dose. An intervention is not among them: it is on a
 * record of that day. [RES-87]
 */
export function medicineDosesByDay(
  { entries: { items }, doses }: DiaryColumns,
  canonical: CanonicalItems,
  { from, to }: DaySpan,
): ReadonlyMap<DayNumber, readonly number[]> {
  const found = new Map<DayNumber, number[]>()
  for (let at = 0; at < doses.count; at += 1) {
    const day = doses.day[at]!
    const item = doses.item[at]!
    if (day < from || day > to || items[item]?.list !== 'medication') continue
    const ofDay = found.get(day)
    if (ofDay === undefined) found.set(day, [canonical[item]!])
    else ofDay.push(canonical[item]!)
  }
  return found
}
