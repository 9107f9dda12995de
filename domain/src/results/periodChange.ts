import { painPoints, type DayTable } from './days.ts'
import { changeDirection, compareFigures } from './insights/figures.ts'
import type { AverageChange, Trend } from './statistics/statistics.ts'
import { computeTrend } from './statistics/theilSen.ts'

type Way = 'lower' | 'higher' | 'none'

/** What may be said about the pain of a period, and on which basis. */
export type PeriodChange =
  /** Compared with the period of equal length right before it. */
  | { is: 'compared'; way: Way; change: AverageChange }
  /** By the trend of its own days: there is no earlier period to compare with. */
  | { is: 'within'; way: Way; trend: Trend }
  | { is: 'too-few' }

/**
 * The only function that decides whether pain is lower, higher or the same, so that no two pages disagree about the
 * same days. [RES-66]
 */
export function periodChange(now: DayTable, before: DayTable | null): PeriodChange {
  const { change } = compareFigures(now, before).pain
  if (change !== null) return { is: 'compared', way: changeDirection(change), change }
  const trend = computeTrend(painPoints(now))
  return trend === null ? { is: 'too-few' } : { is: 'within', way: wayOf(trend), trend }
}

/** [RES-42] */
function wayOf({ isClear, from, to }: Trend): Way {
  if (!isClear) return 'none'
  return to < from ? 'lower' : 'higher'
}
