import { HOUR_MS, type Instant, type LocalInstant } from '../time/instant.ts'
import { clearDuration, setEnd } from './editRecord.ts'
import { repeatRecord } from './oneTap.ts'
import type { Episode, PainRecord, RecordRef } from './painRecord.ts'
import { recordEnd } from './recordDuration.ts'

type StoredRecord = PainRecord & { ref: Extract<RecordRef, { kind: 'saved' }> }

/** An episode: the record of its start, and the later numbers in the order of time. */
export interface EpisodeRecords<One extends PainRecord = PainRecord> {
  head: One
  parts: readonly One[]
}

/** A part has no state of its own: it belongs to the episode of its head. [EPI-1, EPI-11] */
export const isOpenEpisode = ({ episode, partOf, duration }: PainRecord): boolean =>
  episode?.state === 'open' && partOf === null && duration.kind === 'none'

/** Also the answer "Yes" to "Is it still going on?": `since` is when the person last said so. [EPI-2, EPI-6] */
export const continueEpisode = (record: PainRecord, now: Instant): PainRecord => ({
  ...clearDuration(record),
  episode: { state: 'open', since: now },
})

/** [EPI-3] */
export const endEpisode = (head: PainRecord, endsAt: Instant): PainRecord => ({
  ...setEnd(head, endsAt),
  episode: withState(head, 'ended'),
})

/** The person does not know when it ended: no end is guessed. [EPI-6] */
export const leaveEpisode = (head: PainRecord): PainRecord => ({
  ...head,
  episode: withState(head, 'left'),
})

/** The record is no episode any more: the person took "Still going on" back. */
export const withoutEpisode = (record: PainRecord): PainRecord => ({ ...record, episode: null })

const withState = ({ episode, startsAt }: PainRecord, state: Episode['state']): Episode => ({
  state,
  since: episode?.since ?? startsAt,
})

/** A later number of an episode: a record of its own, without doses, medicines and note. [EPI-4, EPI-10] */
export function laterNumber(head: StoredRecord, severity: number, now: LocalInstant): PainRecord {
  const partOf = head.partOf ?? head.ref.clientId
  return { ...repeatRecord(head, now), severity, partOf }
}

export interface CourseNumber {
  clientId: string
  at: Instant
  severity: number
  /** Told for a time after the recorded end. [EPI-5] */
  isAfterEnd: boolean
}

/** What is worked out from head and parts, and stored nowhere. [EPI-5] */
export interface EpisodeCourse {
  numbers: readonly CourseNumber[]
  worst: number
  last: number
}

/** Null if the head has no number. [EPI-5] */
export function episodeCourse({ head, parts }: EpisodeRecords<StoredRecord>): EpisodeCourse | null {
  const end = recordEnd(head)
  const numbers = [head, ...parts]
    .flatMap((record) => courseNumber(record, end))
    .toSorted((a, b) => a.at - b.at || (a.clientId < b.clientId ? -1 : 1))
  const last = numbers.at(-1)
  if (last === undefined) return null
  return { numbers, worst: Math.max(...numbers.map(({ severity }) => severity)), last: last.severity }
}

function courseNumber({ ref, startsAt, severity }: StoredRecord, end: Instant | null): CourseNumber[] {
  if (severity === null) return []
  return [{ clientId: ref.clientId, at: startsAt, severity, isAfterEnd: end !== null && startsAt > end }]
}

/**
 * Puts each part to its head. A part of a part belongs to the first head; a part whose head is not here is an ordinary
 * record. The order of heads and ordinary records stays. [EPI-8, EPI-11]
 */
export function groupEpisodes<One extends StoredRecord>(records: readonly One[]): EpisodeRecords<One>[] {
  const byId = new Map(records.map((record) => [record.ref.clientId, record]))
  const parts = new Map<string, One[]>()
  const heads: One[] = []
  for (const record of records) {
    const head = headOf(record, byId)
    if (head === record) heads.push(record)
    else parts.set(head.ref.clientId, [...(parts.get(head.ref.clientId) ?? []), record])
  }
  return heads.map((head) => ({
    head,
    parts: (parts.get(head.ref.clientId) ?? []).toSorted((a, b) => a.startsAt - b.startsAt),
  }))
}

function headOf<One extends StoredRecord>(record: One, byId: ReadonlyMap<string, One>): One {
  const passed = new Set<string>()
  let head = record
  while (head.partOf !== null && !passed.has(head.ref.clientId)) {
    passed.add(head.ref.clientId)
    const next = byId.get(head.partOf)
    if (next === undefined) return head
    head = next
  }
  // Records that name each other have no head: each is an ordinary record.
  return head.partOf === null ? head : record
}

const ASK_AFTER_MS = 12 * HOUR_MS
const LEAVE_HOME_AFTER_MS = 72 * HOUR_MS

/** Where an open episode is shown: `asked` on home with "Is it still going on?", `to-finish` no longer on home. */
export type EpisodePlace = 'home' | 'asked' | 'to-finish'

/** The last moment at which the person told something of it. `others`: doses within it. [EPI-6] */
export function lastEpisodeSign({ head, parts }: EpisodeRecords, others: readonly Instant[]): Instant {
  const told = [head, ...parts].map(({ startsAt }) => startsAt)
  return Math.max(...told, head.episode?.since ?? head.startsAt, ...others)
}

/** Nothing is ended by itself: a forgotten episode is asked about, and later stands under To finish. [EPI-6] */
export function episodePlace(lastSign: Instant, now: Instant): EpisodePlace {
  const silent = now - lastSign
  if (silent >= LEAVE_HOME_AFTER_MS) return 'to-finish'
  return silent >= ASK_AFTER_MS ? 'asked' : 'home'
}
