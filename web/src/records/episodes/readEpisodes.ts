import { RECORD_KIND, savedRecordFromRow, type SavedRecord } from '@reprieve/contract/records/recordCodec.ts'
import { readRecordStart } from '@reprieve/contract/records/recordStart.ts'
import {
  episodePlace,
  groupEpisodes,
  isOpenEpisode,
  lastEpisodeSign,
  type EpisodeRecords,
} from '@reprieve/domain/records/episode.ts'
import { recordEnd } from '@reprieve/domain/records/recordDuration.ts'
import type { SeenEpisode } from '@reprieve/domain/records/openEpisode.ts'
import { DOSE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { groupValues } from '@reprieve/domain/sync/localRow.ts'
import { DAY_MS, type Instant } from '@reprieve/domain/time/instant.ts'
import { latestRows, type Diary } from '../../local/rows/rows.ts'
import { readStoredRows } from '../../local/rows/storedRow.ts'
import { dayOfMoment } from '../recordDay.ts'
import { recordById } from '../readRecords.ts'
import { keepHeads, readKeptHeads } from './keptHeads.ts'

export type ShownEpisode = SeenEpisode<SavedRecord>
export type ShownRecords = EpisodeRecords<SavedRecord>

/** Within these, everything that home shows has a sign. */
const RECENT_DAYS = 4
/** Numbers of an episode are looked for on the days after its start, but on no more than these. */
const MOST_DAYS = 62
/** A person may tell a number a while after the end. [EPI-5] */
const DAYS_AFTER_END = 2

/** The open episodes with their numbers: reads a few days of the diary, not all of it. */
export async function readOpenEpisodes(diary: Diary): Promise<ShownEpisode[]> {
  const now = diary.now()
  const [kept, recent] = await Promise.all([
    readKeptHeads(diary),
    recordsOfDays(diary, now - RECENT_DAYS * DAY_MS, now + DAY_MS),
  ])
  const known = new Map(recent.map((record) => [record.ref.clientId, record]))
  const wanted = new Set([
    ...kept.ids,
    ...recent.filter(isOpenEpisode).map(({ ref }) => ref.clientId),
    ...recent.flatMap(({ partOf }) => partOf ?? []),
  ])
  const found = await Promise.all([...wanted].map(async (id) => known.get(id) ?? recordById(diary, id)))
  const heads = found.filter((record) => record !== null).filter(isOpenEpisode)
  const ids = heads.map(({ ref }) => ref.clientId)
  void keepHeads(diary, ids, kept.ids).catch(() => undefined)
  const episodes = await Promise.all(
    heads.map(async (head) => {
      const isSilent = episodePlace(lastEpisodeSign(groupOf(head, recent), []), now) === 'to-finish'
      return isSilent ? groupOf(head, recent) : readEpisode(diary, head)
    }),
  )
  const dose = await latestDose(diary, episodes)
  return episodes.map((episode) => ({
    ...episode,
    lastSign: lastEpisodeSign(
      episode,
      dose !== null && dose >= episode.head.startsAt && dose <= now ? [dose] : [],
    ),
  }))
}

/** A head with all of its later numbers, also those told for a time after its end. [EPI-5] */
export async function readEpisode(diary: Diary, head: SavedRecord): Promise<ShownRecords> {
  const now = diary.now()
  const end = recordEnd(head)
  const until = end === null ? now + DAY_MS : end + DAYS_AFTER_END * DAY_MS
  const last = Math.min(until, head.startsAt + MOST_DAYS * DAY_MS)
  return groupOf(head, await recordsOfDays(diary, head.startsAt - DAY_MS, last))
}

function groupOf(head: SavedRecord, records: readonly SavedRecord[]): ShownRecords {
  const others = records.filter(({ ref }) => ref.clientId !== head.ref.clientId)
  const [own] = groupEpisodes([head, ...others])
  return own ?? { head, parts: [] }
}

async function recordsOfDays(diary: Diary, from: Instant, until: Instant): Promise<SavedRecord[]> {
  const first = dayOfMoment(from)
  const days = Array.from({ length: Math.max(0, dayOfMoment(until) - first) + 1 }, (_, at) => first + at)
  const raws = await Promise.all(days.map((day) => diary.tables.rowsOfDay(RECORD_KIND, day)))
  const { loaded } = await readStoredRows(diary, raws.flat())
  return loaded.map(({ row }) => savedRecordFromRow(row)).filter((record) => record !== null)
}

const LATEST_DOSES = 3

/** Only where it could matter: without it, the episode would be asked about. */
async function latestDose(diary: Diary, episodes: readonly ShownRecords[]): Promise<Instant | null> {
  const now = diary.now()
  if (episodes.every((one) => episodePlace(lastEpisodeSign(one, []), now) === 'home')) return null
  const rows = await latestRows(diary, DOSE_KIND, LATEST_DOSES)
  const taken = rows.map((row) => readRecordStart(groupValues(row))).filter((at) => at <= now)
  return taken.length === 0 ? null : Math.max(...taken)
}
