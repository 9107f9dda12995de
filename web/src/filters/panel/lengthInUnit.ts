import type { Criteria } from '@reprieve/domain/filters/filter.ts'
import { LONGEST_SECONDS, shownLength, type DurationUnit } from '@reprieve/domain/records/recordDuration.ts'

const SECONDS_IN: Record<DurationUnit, number> = { seconds: 1, minutes: 60, hours: 3_600 }

/** The same number in another unit: a user who typed 30 and then found the unit meant 30 of these. [FILT-34] */
export function changeDurationUnit(duration: Criteria['duration'], unit: DurationUnit): Criteria['duration'] {
  const { seconds, shownIn } = duration
  const written = shownLength({ kind: 'length', seconds, shownIn })
  const now = Math.min(LONGEST_SECONDS, Math.round(written * SECONDS_IN[unit]))
  return { ...duration, seconds: now, shownIn: unit }
}
