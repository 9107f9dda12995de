import { passes } from './benjamini.ts'
import type { Label, TestedDays } from './statistics.ts'

/** Of all that is called steady, this share may be chance. */
const FALSE_SHARE = 0.1
/** Less is not felt: in points of the scale. */
const LEAST_POINTS = 1
/** So that 1 point made of thirds is 1 point. */
const TRACE = 1e-9

/**
 * Of all that was tested for one screen, together: each list for itself would let more of chance through. [STAT-8]
 * `stands` is asked only of those that would be called steady: it looks at all their days many times. [STAT-24]
 */
export function labelsOf(tested: readonly TestedDays[], stands: (at: number) => boolean): Label[] {
  const isPassed = passes(
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
