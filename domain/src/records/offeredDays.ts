import type { LocalInstant } from '../time/instant.ts'
import { dayOf, type LocalDay } from '../time/localDay.ts'

/** What a calendar offers; what is typed is not kept back by it. */
export interface OfferedDays {
  earliest: LocalDay
  latest: LocalDay
}

const FIRST_DAY: LocalDay = '1900-01-01'

/** D40: from 1900 on, and nothing later than may be told. An end has no day before its start. [REC-53] */
export function offeredDays(latest: LocalInstant, start?: LocalInstant): OfferedDays {
  const last = dayOf(latest)
  const first = start === undefined ? FIRST_DAY : dayOf(start)
  // A start of a clock that stands ahead: then no day is offered that is not allowed.
  return { earliest: first > last ? last : first, latest: last }
}
