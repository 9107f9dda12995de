import { HOUR_MS, MINUTE_MS, type Instant } from '../time/instant.ts'
import { setPattern } from './editRecord.ts'
import { episodePlace, isOpenEpisode, leaveEpisode, type EpisodeRecords } from './episode.ts'
import type { PainRecord } from './painRecord.ts'
import { latestAllowed } from './timingFault.ts'

// What is asked about an episode while it is open.

const SILENT_MS = 12 * HOUR_MS

/** How long it has been going on, in whole minutes. A clock that was set back shows none. [EPI-9] */
interface TimeSinceStart {
  days: number
  hours: number
  minutes: number
}

export function timeSinceStart(from: Instant, until: Instant): TimeSinceStart {
  const minutes = Math.max(0, Math.floor((until - from) / MINUTE_MS))
  const hours = Math.floor(minutes / 60)
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes: minutes % 60 }
}

export type EndChoice = { kind: 'now' | 'ago' | 'last-number'; at: Instant; minutes: number }

const OFFERED_AGO = [15, 60, 180]

/** The ends to choose from: none before the start or in the future. Another one can be typed. [EPI-3] */
export function offeredEnds({ head, parts }: EpisodeRecords, now: Instant): EndChoice[] {
  const last = Math.max(...[head, ...parts].map(({ startsAt }) => startsAt))
  const ago = OFFERED_AGO.map((minutes): EndChoice => ({
    kind: 'ago',
    at: now - minutes * MINUTE_MS,
    minutes,
  }))
  const ends: EndChoice[] = [{ kind: 'now', at: now, minutes: 0 }, ...ago]
  if (parts.length > 0) ends.push({ kind: 'last-number', at: last, minutes: 0 })
  return ends.filter(({ at }) => at >= head.startsAt && at <= latestAllowed(now))
}

/** The last number was 0, and nobody has said since that it goes on. [EPI-4] */
export function asksWhetherOver({ head, parts }: EpisodeRecords): boolean {
  const last = parts.toSorted((a, b) => a.startsAt - b.startsAt).at(-1)
  return last?.severity === 0 && (head.episode?.since ?? 0) <= last.startsAt
}

/** The answer before was "Yes" too, and no number has come since: it has not changed for a day. [EPI-6] */
export function isYesAgain({ head, parts }: EpisodeRecords): boolean {
  const lastNumber = Math.max(...[head, ...parts].map(({ startsAt }) => startsAt))
  return head.pattern !== 'constant' && (head.episode?.since ?? 0) - lastNumber >= SILENT_MS
}

/** A pain of months is no episode: its type says it, and nobody is asked again. No end is guessed. [EPI-6] */
export const asConstantPain = (head: PainRecord): PainRecord => setPattern(leaveEpisode(head), 'constant')

/** The record turns out to be a later number of an episode that is open already. [EPI-7] */
export const asLaterNumber = (record: PainRecord, headId: string): PainRecord => ({
  ...record,
  episode: null,
  partOf: headId,
})

/** An end, a length or a whole day was told: the episode is over with it. [EPI-1] */
export const closeEpisode = (record: PainRecord): PainRecord =>
  record.episode?.state === 'open' && record.duration.kind !== 'none'
    ? { ...record, episode: { ...record.episode, state: 'ended' } }
    : record

/** What the setting "A record of now starts as going on" applies to. [EPI-2] */
export const mayGoOn = ({ severity, duration, episode, partOf }: PainRecord): boolean =>
  severity !== null && severity > 0 && duration.kind === 'none' && episode === null && partOf === null

export interface SeenEpisode<One extends PainRecord = PainRecord> extends EpisodeRecords<One> {
  /** When the person last told something of it. */
  lastSign: Instant
}

export interface OpenEpisodes<One extends PainRecord = PainRecord> {
  /** The latest first. */
  onHome: readonly SeenEpisode<One>[]
  /** Silent for so long that home no longer shows them. */
  toFinish: readonly SeenEpisode<One>[]
}

/** [EPI-6, EPI-7] */
export function sortOpenEpisodes<One extends PainRecord>(
  episodes: readonly SeenEpisode<One>[],
  now: Instant,
): OpenEpisodes<One> {
  const open = episodes
    .filter(({ head }) => isOpenEpisode(head))
    .toSorted((a, b) => b.head.startsAt - a.head.startsAt)
  const isForgotten = ({ lastSign }: SeenEpisode<One>): boolean => episodePlace(lastSign, now) === 'to-finish'
  return { onHome: open.filter((one) => !isForgotten(one)), toFinish: open.filter(isForgotten) }
}
