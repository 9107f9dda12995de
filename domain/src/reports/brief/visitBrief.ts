import type { Plan } from '../../purchases/plan.ts'
import type { DaySpan } from '../../filters/filter.ts'
import { daysIntoWeek } from '../../results/calendar/month.ts'
import type { LoggedDays } from '../../results/days.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import { DAYS_PER_WEEK } from '../../time/instant.ts'
import type { Brief } from './brief.ts'
import type { TriedMedicine } from './medicinesTried.ts'

/** One fact of the brief on the screen, always with its count. [REP-123] */
export type VisitFact =
  | {
      is: 'pain'
      average: number
      logged: LoggedDays
      before: { average: number; logged: LoggedDays } | null
    }
  | { is: 'medicine'; item: number; uses: number; better: number; marked: number }
  | { is: 'hardDays'; days: LoggedDays }

/**
 * At most three: the pain and what it was before, the medicine used most (one with marks before others), the hard
 * days. None without its number.
 */
export function visitFacts({ figures, medicines }: Brief): readonly VisitFact[] {
  const { pain, hardDays } = figures
  const facts: VisitFact[] = []
  if (pain.now.value !== null) {
    const before =
      pain.before === null || pain.before.value === null
        ? null
        : { average: pain.before.value, logged: pain.before.logged }
    facts.push({ is: 'pain', average: pain.now.value, logged: pain.now.logged, before })
  }
  const shown = medicines.rows.find((row) => countMarks(row) > 0) ?? medicines.rows[0]
  if (shown !== undefined) {
    const { item, uses, better } = shown
    facts.push({ is: 'medicine', item, uses, better, marked: countMarks(shown) })
  }
  if (hardDays.now.outOf > 0) facts.push({ is: 'hardDays', days: hardDays.now })
  return facts
}

const countMarks = ({ better, same, worse }: TriedMedicine): number => better + same + worse

const MONDAY = 1
const MOST_WEEKS = 12
/** At most 28 days, which every plan shows (D44). */
const LITE_WEEKS = 4

/** The weeks of the picture, from a Monday until today. [REP-123] */
export function visitWeeks(today: DayNumber, plan: Plan): DaySpan {
  const weeks = plan === 'pro' || plan === 'subscription' ? MOST_WEEKS : LITE_WEEKS
  return { from: today - daysIntoWeek(today, MONDAY) - (weeks - 1) * DAYS_PER_WEEK, to: today }
}
