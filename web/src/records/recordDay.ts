import { startOfGroups } from '@reprieve/contract/records/startOfGroups.ts'
import { valuesOf, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { DAY_MS, type Instant } from '@reprieve/domain/time/instant.ts'
import { NO_DAY } from '../local/storedRow.ts'

const KINDS_WITH_DAY = ['record', 'reflection', 'dose']

/** Of the calendar that a record may be in (D40): counted from 1970, an older one would have the day of a deleted one. */
const FIRST_DAY: Instant = Date.UTC(1900, 0, 1)

/**
 * By Greenwich and not by where the person was: the order of two records is that of their moments, and a journey
 * would turn it. [REC-22]
 */
export function recordDay(row: LocalRow): number {
  if (!KINDS_WITH_DAY.includes(row.kind)) return NO_DAY
  return dayOfMoment(startOfGroups(valuesOf(row)))
}

/** The day that a record of this moment has. */
export const dayOfMoment = (at: Instant): number => Math.max(1, Math.floor((at - FIRST_DAY) / DAY_MS) + 1)
