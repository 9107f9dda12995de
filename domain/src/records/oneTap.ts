import { DAY_MS, type LocalInstant } from '../time/instant.ts'
import { dayOf } from '../time/localDay.ts'
import { setAllDay } from './editRecord.ts'
import { emptyRecord, type PainRecord } from './painRecord.ts'
import { latestAllowed } from './timingFault.ts'

export type OneTap = 'no-pain-today' | 'same-again'

/** A whole day without pain, recorded in one tap: otherwise a good day would look like a missing one. [REC-28] */
export function noPainToday(now: LocalInstant): PainRecord {
  return { ...setAllDay(emptyRecord(now), dayOf(now)), severity: 0 }
}

/**
 * A record of the same pain as last time. Interventions, medications and the note belonged to that time, so they are
 * left out. [REC-29]
 */
export function repeatRecord(last: PainRecord, now: LocalInstant): PainRecord {
  const { severity, pattern, location, symptom, character } = last
  return { ...emptyRecord(now), severity, pattern, location, symptom, character }
}

/** Older than this, people no longer know what "as last time" was. */
const FRESH_MS = 3 * DAY_MS

/**
 * The newest record that is not further in the future than allowed: a record from a wrong clock must not hide today's.
 * [REC-28]
 */
export const latestPastRecord = <One extends PainRecord>(
  latest: readonly One[],
  now: LocalInstant,
): One | null => latest.find(({ startsAt }) => startsAt <= latestAllowed(now.at)) ?? null

/** The one-tap records to offer, given the last record. [REC-28, REC-29] */
export function oneTapsFor(last: PainRecord | null, now: LocalInstant): OneTap[] {
  if (last === null) return ['no-pain-today']
  const isToday = dayOf({ at: last.startsAt, offset: last.timeOffset }) === dayOf(now)
  const taps: OneTap[] = isToday ? [] : ['no-pain-today']
  const isFresh = now.at - last.startsAt <= FRESH_MS
  if (isFresh && last.severity !== null && last.severity > 0) taps.push('same-again')
  return taps
}
