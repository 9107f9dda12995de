import { MINUTE_MS, type Instant } from '../time/instant.ts'
import type { PainRecord } from './painRecord.ts'
import { LONGEST_SECONDS, recordEnd, recordSeconds } from './recordDuration.ts'

export type TimingFault = 'outside-calendar' | 'in-the-future' | 'end-before-start' | 'lasts-too-long'

/** D40: from the first moment of 1900 to the last of 2100. */
const EARLIEST: Instant = -2_208_988_800_000
const LATEST: Instant = 4_133_980_799_999

/** Tolerance, because two clocks are never quite equal. */
const AHEAD_ALLOWED_MS = 5 * MINUTE_MS

export const latestAllowed = (now: Instant): Instant => now + AHEAD_ALLOWED_MS

/** In the order of reporting. Each condition is a negated requirement, so that NaN is a fault as well. */
const TIMING_FAULTS: [TimingFault, (record: PainRecord, now: Instant) => boolean][] = [
  ['outside-calendar', ({ startsAt }) => !(startsAt >= EARLIEST && startsAt <= LATEST)],
  ['end-before-start', (record) => !((recordEnd(record) ?? record.startsAt) >= record.startsAt)],
  ['in-the-future', (record, now) => !(latestTold(record) <= latestAllowed(now))],
  ['lasts-too-long', (record) => !(recordSeconds(record) <= LONGEST_SECONDS)],
]

/** The first timing fault that prevents saving. [REC-8, REC-12] */
export const findTimingFault = (record: PainRecord, now: Instant): TimingFault | null =>
  TIMING_FAULTS.find(([, isFault]) => isFault(record, now))?.[0] ?? null

// The end of a length or a whole day may be in the future: it is an estimate. An end picked on the calendar may not.
function latestTold({ startsAt, duration }: PainRecord): Instant {
  return duration.kind === 'until' ? Math.max(startsAt, duration.endsAt) : startsAt
}
