import type { Instant, LocalInstant } from '../time/instant.ts'
import { dayOf } from '../time/localDay.ts'
import type { Place } from '../time/place.ts'
import type { PainRecord } from './painRecord.ts'
import { shownEnd, startOfRecord } from './recordTiming.ts'
import { latestAllowed, findTimingFault, type TimingFault } from './timingFault.ts'

export type TimingField = 'start-day' | 'start-clock' | 'end-day' | 'end-clock'

/** The fault and the field at which it is shown: the one that has to be changed. [REC-8, REC-12] */
export interface TimingProblem {
  fault: TimingFault
  field: TimingField
}

export function findTimingProblem(
  record: PainRecord,
  { now, here }: { now: Instant; here: Place },
): TimingProblem | null {
  const fault = findTimingFault(record, now)
  return fault === null ? null : { fault, field: FIELD[fault](record, { now, here }) }
}

type FieldOf = (record: PainRecord, when: { now: Instant; here: Place }) => TimingField

const FIELD: Record<TimingFault, FieldOf> = {
  'outside-calendar': () => 'start-day',
  'end-before-start': (record, { here }) => {
    const end = shownEnd(record, here)
    return end !== null && dayOf(end) < dayOf(startOfRecord(record)) ? 'end-day' : 'end-clock'
  },
  'in-the-future': (record, { now, here }) => {
    const start = startOfRecord(record)
    if (start.at > latestAllowed(now)) return isDayAhead(start, now) ? 'start-day' : 'start-clock'
    const end = shownEnd(record, here)
    return end !== null && isDayAhead(end, now) ? 'end-day' : 'end-clock'
  },
  'lasts-too-long': () => 'end-day',
}

const isDayAhead = (moment: LocalInstant, now: Instant): boolean =>
  dayOf(moment) > dayOf({ at: latestAllowed(now), offset: moment.offset })
