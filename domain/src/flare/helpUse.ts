import type { Reference } from '../lists/reference.ts'
import { itemsInAnswer, withItems } from '../records/answer.ts'
import { latestPastRecord } from '../records/oneTap.ts'
import type { PainRecord } from '../records/painRecord.ts'
import { HOUR_MS, type LocalInstant } from '../time/instant.ts'

/** The record that something used now belongs to: the last one, if it is of the past hour. [FLARE-6] */
export function recordOfPastHour<One extends PainRecord>(
  latest: readonly One[],
  now: LocalInstant,
): One | null {
  const last = latestPastRecord(latest, now)
  const isRecent = last !== null && last.duration.kind !== 'all-day' && now.at - last.startsAt <= HOUR_MS
  return isRecent ? last : null
}

export const usesIntervention = ({ intervention }: PainRecord, id: string): boolean =>
  itemsInAnswer(intervention).some((one) => one.id === id)

/** Without an effect: it is asked about later. Replaces the answer "Nothing". [FLARE-6] */
export function addIntervention(record: PainRecord, { id, text }: Reference): PainRecord {
  if (usesIntervention(record, id)) return record
  const before = itemsInAnswer(record.intervention)
  return { ...record, intervention: withItems([...before, { id, text, effect: 'unmarked' }]) }
}

export function removeIntervention(record: PainRecord, id: string): PainRecord {
  const others = itemsInAnswer(record.intervention).filter((one) => one.id !== id)
  return { ...record, intervention: withItems(others) }
}
