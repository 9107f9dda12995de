import { computeAverages, type Average, type DayTable } from '../days.ts'
import { periodChange, type PeriodChange } from '../periodChange.ts'

type KnownAverage = Average & { value: number }

/** The one sentence about a period, as data; the wording comes from the translations. */
export type PeriodSummary =
  /** `before`: the previous period, if it has a number. */
  | { is: 'pain'; average: KnownAverage; before: KnownAverage | null; change: PeriodChange }
  /** Only reflections are shown. */
  | { is: 'day'; average: KnownAverage }
  | { is: 'nothing' }

const hasValue = (average: Average | null): average is KnownAverage =>
  average !== null && average.value !== null

/** The average of the period, and whether it changed by the one judgement of RES-66. [RES-44] */
export function summarisePeriod(now: DayTable, before: DayTable | null): PeriodSummary {
  const { pain, function: day } = computeAverages(now)
  if (hasValue(pain)) {
    const earlier = before === null ? null : computeAverages(before).pain
    return {
      is: 'pain',
      average: pain,
      before: hasValue(earlier) ? earlier : null,
      change: periodChange(now, before),
    }
  }
  return hasValue(day) ? { is: 'day', average: day } : { is: 'nothing' }
}
