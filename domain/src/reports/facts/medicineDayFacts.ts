import { daysTaken, isCountedMedication, medicineDaysUntil, type DatedUse } from '../../doses/medicineDays.ts'
import type { CanonicalItems, DiaryColumns } from '../../filters/columns/columns.ts'
import type { DaySpan } from '../../filters/filter.ts'
import type { Medication } from '../../medications/medication.ts'
import { isRealItem } from '../../results/statistics/itemRows.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import { HOUR_MS, type Instant } from '../../time/instant.ts'
import { amountsInTurn, type AmountReader } from './amountsTaken.ts'

/** On how many of the 30 days a medicine was taken, and the limit that the person entered. */
export interface MedicineDayCount {
  days: number
  limit: number | null
}

interface UsesChoice {
  columns: DiaryColumns
  canonical: CanonicalItems
  readAmounts: AmountReader
}

/**
 * The uses of these days by the medication's number in the columns, whatever the filter: each once. A use on a record
 * counts as its doses; if its record cannot be read, as the dose of the hour before, which is the one that the record was
 * offered. [MDAY-1, DOSE-6, DOSE-7]
 */
export function datedUses(
  { columns: { entries, doses }, canonical, readAmounts }: UsesChoice,
  { from, to }: DaySpan,
): readonly DatedUse<number>[] {
  const uses: DatedUse<number>[] = []
  const dosesById = new Set(doses.ids)
  const times = new Map<number, Instant[]>()
  for (let dose = 0; dose < doses.count; dose += 1) {
    const [id, day] = [canonical[doses.item[dose]!]!, doses.day[dose]!]
    // A day more: the dose of a record after midnight.
    if (day < from - 1 || day > to || entries.items[id]!.list !== 'medication') continue
    times.set(id, [...(times.get(id) ?? []), doses.at[dose]!])
    if (day >= from) uses.push({ id, day })
  }
  const hasDoseBefore = (id: number, at: Instant): boolean =>
    times.get(id)?.some((time) => time <= at && at - time <= HOUR_MS) ?? false
  for (let row = 0; row < entries.count; row += 1) {
    const day = entries.day[row]!
    if (day < from || day > to) continue
    const useOf = amountsInTurn(() => readAmounts(entries.ids[row]!))
    for (let next = entries.itemStart[row]!; next < entries.itemStart[row + 1]!; next += 1) {
      const item = entries.items[entries.item[next]!]!
      if (item.list !== 'medication' || !isRealItem(item)) continue
      const id = canonical[entries.item[next]!]!
      const use = useOf(item.id)
      const isCountedThere =
        use === undefined
          ? hasDoseBefore(id, entries.at[row]!)
          : (use.doses?.some((dose) => dosesById.has(dose)) ?? false)
      if (!isCountedThere) uses.push({ id, day })
    }
  }
  return uses
}

/** The count of a medicine in the 30 days that end with this one; null for one that is not counted. [MDAY-1, MDAY-3] */
export function medicineDayCounter(
  choice: UsesChoice,
  last: DayNumber,
): (item: number, medication: Medication | undefined) => MedicineDayCount | null {
  const span = medicineDaysUntil(last)
  const uses = datedUses(choice, span)
  return (item, medication) =>
    medication === undefined || !isCountedMedication(medication)
      ? null
      : { days: daysTaken(uses, new Set([item]), span).size, limit: medication.dayLimit }
}

/** The days whose rows must be read for the counts of a report about these days; a day more, as its end may be tomorrow. */
export const withMedicineDays = ({ from, to }: DaySpan): DaySpan => ({
  from: Math.min(from, medicineDaysUntil(to).from - 1),
  to,
})
