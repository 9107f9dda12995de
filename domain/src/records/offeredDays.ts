import type { LocalInstant } from '../time/instant.ts'
import { dayOf, type LocalDay } from '../time/localDay.ts'

/** The days that a calendar offers; typed dates are not limited by it. */
export interface OfferedDays {
  earliest: LocalDay
  latest: LocalDay
}

const FIRST_DAY: LocalDay = '1900-01-01'

/** D40: from 1900 to the latest allowed moment. An end offers no day before its start. [REC-53] */
export function offeredDays(latest: LocalInstant, start?: LocalInstant): OfferedDays {
  const last = dayOf(latest)
  const first = start === undefined ? FIRST_DAY : dayOf(start)
  // A start in the future, from a fast clock: offer no day that is not allowed.
  return { earliest: first > last ? last : first, latest: last }
}
