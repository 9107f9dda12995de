import type { LocalDay } from '../../time/localDay.ts'
import type { ConcernSign } from './lookForConcern.ts'

interface LineFacts {
  sign: ConcernSign
  /** Three low days of the last seven. */
  hasLowDays: boolean
  /** What was saved is itself a reflection of such a day. */
  isLowDay: boolean
  /** The day on which the line was last shown on this device. */
  shownOn: LocalDay | null
  today: LocalDay
  isOff: boolean
}

/**
 * Whether the quiet line is shown: for a concern; after three low days for a hint too, or for one more such day by
 * itself. At most once a day, and never where the person has switched it off. [SAFE-21, SAFE-23]
 */
export function shouldShowLine({ sign, hasLowDays, isLowDay, shownOn, today, isOff }: LineFacts): boolean {
  if (isOff || shownOn === today) return false
  return sign === 'concern' || (hasLowDays && (sign === 'hint' || isLowDay))
}
