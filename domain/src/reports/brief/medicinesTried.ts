import type { CanonicalItems, DiaryColumns } from '../../filters/columns/columns.ts'
import type { Selection } from '../../filters/filter.ts'
import type { Medication } from '../../medications/medication.ts'
import { medicationsByAnyId } from '../../medications/medicationsByAnyId.ts'
import { listHelpedRows } from '../../results/statistics/helpedRows.ts'
import type { HelpedRow } from '../../results/statistics/statistics.ts'
import { amountsTaken, type AmountRange, type AmountReader } from '../facts/amountsTaken.ts'
import { medicineDayCounter, type MedicineDayCount } from '../facts/medicineDayFacts.ts'
import { countMedicineUses } from '../facts/medicineUses.ts'
import type { DayNumber } from '../../time/dayNumber.ts'

/** `item` is its number in the columns. */
export interface TriedMedicine extends Pick<HelpedRow, 'item' | 'better' | 'same' | 'worse' | 'relief'> {
  uses: number
  /** Null if the amount is unknown. [REP-92] */
  amount: AmountRange | null
  /** Null for one whose days do not count. [MDAY-1] */
  days: MedicineDayCount | null
}

interface Choice {
  selection: Selection
  canonical: CanonicalItems
  readAmounts: AmountReader
  medications: readonly Medication[]
  today: DayNumber
}

const UNMARKED = { better: 0, same: 0, worse: 0, relief: { n: 0, told: null } }

/** Every medication recorded in these days, most used first. */
export function medicinesTried(diary: DiaryColumns, choice: Choice): readonly TriedMedicine[] {
  const helped = new Map(listHelpedRows(diary, choice).map((row) => [row.item, row]))
  const amounts = amountsTaken({ columns: diary, ...choice }, choice.readAmounts)
  const known = medicationsByAnyId(choice.medications)
  const countDays = medicineDayCounter({ columns: diary, ...choice }, choice.today)
  const { items } = diary.entries
  return [...countMedicineUses({ columns: diary, ...choice })]
    .map(([item, uses]): TriedMedicine => {
      const { better, same, worse, relief } = helped.get(item) ?? UNMARKED
      const days = countDays(item, known.get(items[item]!.id))
      return { item, uses, amount: amounts.get(item) ?? null, days, better, same, worse, relief }
    })
    .toSorted((one, other) => other.uses - one.uses || one.item - other.item)
}
