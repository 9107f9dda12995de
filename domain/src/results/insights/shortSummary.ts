import type { Average } from '../days.ts'
import type { AverageChange } from '../statistics/statistics.ts'
import type { ComparedFigures } from './figures.ts'
import type { LinkGroups } from './linkGroups.ts'

/** One sentence each, as data; the wording comes from the translations. */
export type ShortPart =
  | { is: 'pain' | 'day'; average: Average & { value: number } }
  | { is: 'change'; change: AverageChange; before: Average & { value: number } }
  /** Logged days of both periods, at least one too short to compare. */
  | { is: 'few'; now: number; before: number }
  | { is: 'less' | 'more'; items: readonly number[] }
  /** Always shown with the `less` and `more` parts. */
  | { is: 'not-proof' }

const MOST_NAMED = 3

const isTold = (average: Average | null): average is Average & { value: number } =>
  average !== null && average.value !== null

/** The summary at the top of the screen: averages with their counts, then steady links. [RES-44] */
export function makeShortSummary(
  { pain, function: day }: ComparedFigures,
  links: LinkGroups | null,
): readonly ShortPart[] {
  const parts: ShortPart[] = []
  if (isTold(pain.now)) parts.push({ is: 'pain', average: pain.now })
  if (isTold(pain.now) && isTold(pain.before)) {
    if (pain.change !== null) parts.push({ is: 'change', change: pain.change, before: pain.before })
    else parts.push({ is: 'few', now: pain.now.logged.days, before: pain.before.logged.days })
  }
  if (!isTold(pain.now) && isTold(day.now)) parts.push({ is: 'day', average: day.now })
  for (const is of ['less', 'more'] as const) {
    const items = links?.[is].slice(0, MOST_NAMED).map(({ item }) => item) ?? []
    if (items.length > 0) parts.push({ is, items })
  }
  if (parts.some(({ is }) => is === 'less' || is === 'more')) parts.push({ is: 'not-proof' })
  return parts
}
