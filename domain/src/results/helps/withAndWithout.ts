import { inTenths } from '../days.ts'
import type { Link } from '../statistics/statistics.ts'

/** Average pain on days with an item and on days without it, in tenths. */
export interface WithAndWithout {
  withIt: number
  without: number
  points: number
}

/**
 * The two averages always differ by the points that are shown beside them and on other screens, although each was
 * rounded. [STAT-22]
 */
export function withAndWithout({ meanWith, difference }: Link): WithAndWithout {
  const withIt = inTenths(meanWith)
  const points = inTenths(difference)
  return { withIt, without: inTenths(withIt - points), points }
}
