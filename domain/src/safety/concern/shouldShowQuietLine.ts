import type { LocalDay } from '../../time/localDay.ts'
import type { ConcernSign } from './lookForConcern.ts'

interface LineFacts {
  sign: ConcernSign
  /** Three of the last seven days were low. */
  hasLowDays: boolean
  /** The saved entry is itself a reflection of a low day. */
  isLowDay: boolean
  /** The day on which this device last showed the line. */
  shownOn: LocalDay | null
  today: LocalDay
  isOff: boolean
}

/**
 * Whether to show the quiet line: for a concern; after three low days also for a hint, or for another low day alone. At
 * most once a day, and never if the person has switched it off. [SAFE-21, SAFE-23]
 */
export function shouldShowQuietLine({
  sign,
  hasLowDays,
  isLowDay,
  shownOn,
  today,
  isOff,
}: LineFacts): boolean {
  if (isOff || shownOn === today) return false
  return sign === 'concern' || (hasLowDays && (sign === 'hint' || isLowDay))
}
