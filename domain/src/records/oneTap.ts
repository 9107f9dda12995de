import { DAY_MS, type LocalInstant } from '../time/instant.ts'
import { dayOf } from '../time/localDay.ts'
import { setAllDay } from './editRecord.ts'
import { emptyRecord, type PainRecord } from './painRecord.ts'
import { latestAllowed } from './timingFault.ts'

export type OneTap = 'no-pain-today' | 'same-again'

/** A whole day without pain, told in one tap: else a good day could not be told from a missing one. [REC-28] */
export function noPainToday(now: LocalInstant): PainRecord {
  return { ...setAllDay(emptyRecord(now), dayOf(now)), severity: 0 }
}

/**
 * Nothing new: the pain is as it was. What was tried and taken then, and the note, were of then. [REC-29]
 */
export function sameAgain(last: PainRecord, now: LocalInstant): PainRecord {
  const { severity, pattern, location, symptom, character } = last
  return { ...emptyRecord(now), severity, pattern, location, symptom, character }
}

/** Older than this, people no longer know what "as last time" was. */
const FRESH_MS = 3 * DAY_MS

/** The newest that is no more ahead than a record may be: one of a wrong clock must not hide that of today. [REC-28] */
export const lastUntil = (latest: readonly PainRecord[], now: LocalInstant): PainRecord | null =>
  latest.find(({ startsAt }) => startsAt <= latestAllowed(now.at)) ?? null

/** What may be said in one tap, by the last record there is. [REC-28, REC-29] */
export function oneTapsFor(last: PainRecord | null, now: LocalInstant): OneTap[] {
  if (last === null) return ['no-pain-today']
  const isToday = dayOf({ at: last.startsAt, offset: last.timeOffset }) === dayOf(now)
  const taps: OneTap[] = isToday ? [] : ['no-pain-today']
  const isFresh = now.at - last.startsAt <= FRESH_MS
  if (isFresh && last.severity !== null && last.severity > 0) taps.push('same-again')
  return taps
}
