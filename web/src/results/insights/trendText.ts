import type { Average } from '@reprieve/domain/results/days.ts'
import type { Trend } from '@reprieve/domain/results/statistics/statistics.ts'
import { dayText } from '../../filters/panel/rangeText.ts'
import type { InsightWords } from './insightWords.ts'

interface TrendFacts {
  average: Average
  /** Null if there are too few days. */
  trend: Trend | null
}

/** A direction only if it is clear, and always with its number of days. [RES-42] */
export function trendText(
  { average, trend }: TrendFacts,
  { text, tag, number, logged }: InsightWords,
): string {
  const told = { value: number(average.value ?? 0), logged: logged(average.logged) }
  if (trend === null) return text('trendFew', told)
  if (!trend.isClear) return text('trendNone', told)
  const { from, to, first, last } = trend
  return text('trendClear', {
    from: number(from),
    to: number(to),
    first: dayText(first, tag),
    last: dayText(last, tag),
    logged: told.logged,
  })
}
