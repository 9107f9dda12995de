import { readRecordStart } from '@reprieve/contract/records/recordStart.ts'
import { groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { DAY_MS, type Instant } from '@reprieve/domain/time/instant.ts'
import { NO_DAY } from '../local/tables.ts'

const KINDS_WITH_DAY = ['record', 'reflection', 'dose']

/** The first day that a record may have (D40): counted from 1970, an older one would get the day of a deleted one. */
const FIRST_DAY: Instant = Date.UTC(1900, 0, 1)

/**
 * In UTC, not in the person's time zone: records are ordered by their instants, and travelling would reverse two of
 * them. [REC-22]
 */
export function recordDay(row: LocalRow): number {
  if (!KINDS_WITH_DAY.includes(row.kind)) return NO_DAY
  return dayOfMoment(readRecordStart(groupValues(row)))
}

/** The day number of a record that began at this instant. */
export const dayOfMoment = (at: Instant): number => Math.max(1, Math.floor((at - FIRST_DAY) / DAY_MS) + 1)
