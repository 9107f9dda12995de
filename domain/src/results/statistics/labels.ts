import { passBenjaminiHochberg } from './benjamini.ts'
import type { Label, TestedDays } from './statistics.ts'

/** The share of steady labels that may be due to chance. */
const FALSE_SHARE = 0.1
/** The smallest noticeable difference, in points of the scale. */
const LEAST_POINTS = 1
/** Rounding tolerance, so that 1 point summed from thirds counts as 1 point. */
const TRACE = 1e-9

/**
 * Labels all results of one screen together: testing each list separately would let more chance findings pass. [STAT-8]
 * `stands` is called only for results that would be steady, because it is slow: it processes all their days many times.
 * [STAT-24]
 */
export function labelLinks(tested: readonly TestedDays[], stands: (at: number) => boolean): Label[] {
  const isPassed = passBenjaminiHochberg(
    tested.map(({ p }) => p),
    FALSE_SHARE,
  )
  return tested.map((one, at) => {
    const isSteady = isPassed[at]! && Math.abs(one.difference) >= LEAST_POINTS - TRACE && stands(at)
    return isSteady ? 'steady' : lesserLabel(one)
  })
}

/** [STAT-9] */
const lesserLabel = ({ low, high }: TestedDays): Label => (low > 0 || high < 0 ? 'hint' : 'none')
