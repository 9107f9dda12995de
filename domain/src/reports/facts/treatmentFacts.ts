import { medicationsByAnyId } from '../../medications/medicationsByAnyId.ts'
import { EMPTY_MEDICATION, type Medication } from '../../medications/medication.ts'
import { listHelpedRows } from '../../results/statistics/helpedRows.ts'
import { isRealItem } from '../../results/statistics/itemRows.ts'
import { MIN_VALUE_COUNT } from '../../results/statistics/relief.ts'
import type { HelpedRow } from '../../results/statistics/statistics.ts'
import { dayNumber } from '../../time/dayNumber.ts'
import type { ReportDiary } from '../reportDiary.ts'
import type {
  LimitedRows,
  Marks,
  MedicineFacts,
  ReportedMedication,
  InterventionFacts,
} from '../summaryFacts.ts'
import { amountsTaken } from './amountsTaken.ts'
import { limitRows } from './limitRows.ts'
import { medicineDayCounter } from './medicineDayFacts.ts'
import { countMedicineUses } from './medicineUses.ts'

const MOST_MEDICINES = 5
const MOST_TRIED = 6

/** Counts marks only; an unmarked use does not count as ineffective. [REP-39] */
function marksOf({ better, same, worse, share }: HelpedRow): Marks | null {
  const marked = better + same + worse
  if (marked === 0) return null
  const likely = share === null ? null : { low: inPercent(share.low), high: inPercent(share.high) }
  return { helped: better, marked, share: marked < MIN_VALUE_COUNT ? null : better / marked, likely }
}

const inPercent = (share: number): number => Math.round(share * 100)

/**
 * Interventions other than medications, by number of marks: what never helped is listed as well, and is not the first
 * to be cut. [REP-72]
 */
export function interventionFacts(diary: ReportDiary): LimitedRows<InterventionFacts> {
  const rows = listHelpedRows(diary.columns, diary).flatMap((row): InterventionFacts[] => {
    const marks = row.list === 'alleviating_factor' ? marksOf(row) : null
    return marks === null ? [] : [{ label: diary.labelOf(row.item), marks }]
  })
  return limitRows(
    rows.toSorted((one, other) => other.marks.marked - one.marks.marked),
    MOST_TRIED,
  )
}

/**
 * Medications of the profile that were taken in these days, by the profile or by records, and recorded ones that are no
 * longer in the profile. [REP-39]
 */
export function medicineFacts(diary: ReportDiary): LimitedRows<MedicineFacts> {
  const { columns, canonical, labelOf } = diary
  const { items } = columns.entries
  const uses = countMedicineUses(diary)
  const amounts = amountsTaken(diary, diary.takenOf)
  const helped = new Map(listHelpedRows(columns, diary).map((row) => [row.item, row]))
  const known = medicationsByAnyId(diary.medications)
  const last = Math.min(diary.selection.span.to, diary.today)
  const countDays = medicineDayCounter({ columns, canonical, readAmounts: diary.takenOf }, last)
  const rows: MedicineFacts[] = []
  const found = new Set<string>()
  items.forEach((item, at) => {
    if (item.list !== 'medication' || !isRealItem(item) || canonical[at] !== at) return
    const own = known.get(diary.names.idToday(item.id))
    const row = helped.get(at)
    const marks = row === undefined ? null : marksOf(row)
    const count = uses.get(at) ?? 0
    if (count === 0 && marks === null) return
    if (own !== undefined) found.add(own.id)
    const medication = own === undefined ? named(labelOf(at)) : toReportedMedication(own)
    const days = countDays(at, own)
    rows.push({ medication, uses: count, amount: amounts.get(at) ?? null, marks, days })
  })
  const itemOf = ({ id }: Medication): number =>
    items.findIndex((item, at) => canonical[at] === at && known.get(diary.names.idToday(item.id))?.id === id)
  const untaken = diary.medications.filter((one) => !found.has(one.id) && isOfThese(one, diary))
  rows.push(
    ...untaken.map((one) => ({
      medication: toReportedMedication(one),
      uses: 0,
      amount: null,
      marks: null,
      days: countDays(itemOf(one), one),
    })),
  )
  return limitRows(
    rows.toSorted((one, other) => other.uses - one.uses),
    MOST_MEDICINES,
  )
}

const named = (commonName: string): ReportedMedication =>
  toReportedMedication({ ...EMPTY_MEDICATION, id: '', commonName })

/** Leaves out notes and instructions, which are private to the person. */
export const toReportedMedication = ({
  commonName,
  names,
  brandName,
  strength,
  strengthUnits,
  dosageUnits,
  takeAs,
  dosages,
  purpose,
  startDate,
  endDate,
}: Medication): ReportedMedication => ({
  commonName,
  names,
  brandName,
  strength,
  strengthUnits,
  dosageUnits,
  takeAs,
  dosages,
  purpose,
  startDate,
  endDate,
})

const isOfThese = ({ isShown, startDate, endDate }: Medication, { selection: { span } }: ReportDiary) =>
  isShown &&
  (startDate === null || dayNumber(startDate) <= span.to) &&
  (endDate === null || dayNumber(endDate) >= span.from)
