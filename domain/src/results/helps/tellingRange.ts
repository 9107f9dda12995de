import type { DateRange } from '../../filters/filter.ts'
import type { Steps } from '../../steps.ts'
import type { CategoryLinks } from '../statistics/statistics.ts'

/** The periods to try if the person has chosen none, the shortest first. */
export const TRIED_RANGES: readonly DateRange[] = [
  { is: '30days' },
  { is: '90days' },
  { is: '365days' },
  { is: 'alltime' },
]

/** How much a period contains; never what it shows. */
export interface RangeContent {
  /** Days with a pain record. */
  loggedDays: number
  /** Of the items that can be compared, the largest smaller side: days with it, or days without it. */
  comparedDays: number
}

/**
 * Twice the 8 days of STAT-3. With fewer days on either side, a difference of two points is missed more often than it is
 * found (HEALTH 6).
 */
export const TELLING_DAYS = 16

/**
 * The shortest period in which something can be said. Only the amount of data decides. If the result decided, people
 * would be shown the period in which chance looks like a pattern. If no period has enough, the shortest one that contains
 * everything is chosen. [RES-73]
 */
export function* tellingRangeSteps(
  allowed: readonly DateRange[],
  contentOf: (range: DateRange) => RangeContent,
): Steps<DateRange> {
  let fullest: { range: DateRange; loggedDays: number } | null = null
  for (const range of allowed) {
    const { loggedDays, comparedDays } = contentOf(range)
    // The longer periods are not looked at: over a whole long diary each takes a while.
    if (comparedDays >= TELLING_DAYS) return range
    if (fullest === null || loggedDays > fullest.loggedDays) fullest = { range, loggedDays }
    yield
  }
  return fullest!.range
}

/** For one period: its links and too few days, of all lists. */
export function rangeContent(loggedDays: number, categories: readonly CategoryLinks[]): RangeContent {
  const sides = categories
    .flatMap(({ more, less, tooFew }) => [...more, ...less, ...tooFew])
    .map(({ daysWith, daysWithout }) => Math.min(daysWith, daysWithout))
  return { loggedDays, comparedDays: Math.max(0, ...sides) }
}
