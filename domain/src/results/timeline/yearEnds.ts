import type { DaySpan } from '../../filters/filter.ts'
import { countSpanDays, inTenths } from '../days.ts'
import type { PeriodChange } from '../periodChange.ts'
import { medianOf } from '../statistics/median.ts'
import type { PainBand } from './bands.ts'

/** The typical week of the first and of the last three months of a year. */
export interface YearEnds {
  from: number
  to: number
}

interface YearOfBands {
  span: DaySpan
  /** Weeks. */
  bands: readonly PainBand[]
  judgement: PeriodChange
}

const YEAR_DAYS = [365, 366]
const THREE_MONTHS = 91
/** About one of three weeks. */
const LEAST_WEEKS = 4
/** A smaller difference is no change that is named. [RES-42] */
const LEAST_POINTS = 1

/**
 * Null unless the year's own trend is clear and the two ends say the same: two numbers beside each other are read as a
 * direction. [RES-81]
 */
export function computeYearEnds({ span, bands, judgement }: YearOfBands): YearEnds | null {
  if (!YEAR_DAYS.includes(countSpanDays(span))) return null
  if (judgement.is !== 'within' || judgement.way === 'none') return null
  const from = typicalWeek(bands.filter((band) => band.to < span.from + THREE_MONTHS))
  const to = typicalWeek(bands.filter((band) => band.from > span.to - THREE_MONTHS))
  if (from === null || to === null || Math.abs(to - from) < LEAST_POINTS) return null
  return (to < from ? 'lower' : 'higher') === judgement.way ? { from, to } : null
}

function typicalWeek(bands: readonly PainBand[]): number | null {
  const medians = bands.flatMap(({ median }) => (median === null ? [] : [median]))
  return medians.length < LEAST_WEEKS ? null : inTenths(medianOf(Float64Array.from(medians)))
}
