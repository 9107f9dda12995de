import type { SavedRecord } from '@reprieve/contract/records/recordCodec.ts'
import { finishEdit, finishRecord, type RecordFault } from '@reprieve/domain/records/editRecord.ts'
import { continueEpisode, endEpisode, laterNumber, withoutEpisode } from '@reprieve/domain/records/episode.ts'
import { asLaterNumber } from '@reprieve/domain/records/openEpisode.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'
import { localNow } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { StorageFault } from '../../local/tables.ts'
import { recordById } from '../readRecords.ts'
import { saveNewRecord, saveRecordEdit } from '../recordTable.ts'
import { noteHead } from './keptHeads.ts'
import { keepPlaceOnHome } from './startsGoingOn.ts'

export type EpisodeFault = RecordFault | StorageFault

/** What was changed, as it was before: Undo writes it again. */
export interface EpisodeChange {
  before: SavedRecord
  after: SavedRecord
}

/** Durable when it resolves. */
export async function changeEpisode(
  diary: Diary,
  before: SavedRecord,
  change: (record: PainRecord) => PainRecord,
): Promise<Result<EpisodeChange, EpisodeFault>> {
  const finished = finishEdit({ before, draft: change(before), now: diary.now() })
  if (!finished.ok) return finished
  const saved = await saveRecordEdit(diary, { opened: before, finished: finished.value })
  return saved.ok ? ok({ before, after: { ...finished.value, ref: before.ref } }) : saved
}

/** Takes back only what the change wrote: what was told since stays. [EPI-3] */
export const undoEpisodeChange = (
  diary: Diary,
  { before, after }: EpisodeChange,
): Promise<Result<EpisodeChange, EpisodeFault>> =>
  changeEpisode(diary, after, (record) => ({
    ...record,
    episode: before.episode,
    duration: before.duration,
    pattern: before.pattern,
    partOf: before.partOf,
  }))

/** [EPI-3, REC-8, REC-12] */
export const endAt = (diary: Diary, head: SavedRecord, endsAt: Instant) =>
  changeEpisode(diary, head, (record) => endEpisode(record, endsAt))

interface SavedNumber {
  clientId: string
  record: PainRecord
}

/** [EPI-4] */
export async function addNumber(
  diary: Diary,
  head: SavedRecord,
  severity: number,
): Promise<Result<SavedNumber, EpisodeFault>> {
  const finished = finishRecord(laterNumber(head, severity, localNow(diary.now())), diary.now())
  if (!finished.ok) return finished
  const saved = await saveNewRecord(diary, finished.value)
  return saved.ok ? ok({ clientId: saved.value.clientId, record: finished.value }) : saved
}

type FoundFault = EpisodeFault | 'gone'

async function changeById(
  diary: Diary,
  clientId: string,
  change: (record: PainRecord) => PainRecord,
): Promise<Result<EpisodeChange, FoundFault>> {
  const found = await recordById(diary, clientId)
  return found === null ? err('gone') : changeEpisode(diary, found, change)
}

/** [EPI-2] */
export async function startEpisode(
  diary: Diary,
  clientId: string,
): Promise<Result<EpisodeChange, FoundFault>> {
  // First: an id too many does no harm, a forgotten one would.
  await noteHead(diary, clientId).catch(() => undefined)
  const started = await changeById(diary, clientId, (record) => continueEpisode(record, diary.now()))
  if (started.ok) keepPlaceOnHome()
  return started
}

export const takeEpisodeBack = (diary: Diary, clientId: string) => changeById(diary, clientId, withoutEpisode)

/** [EPI-7] */
export const joinEpisode = (diary: Diary, clientId: string, headId: string) =>
  changeById(diary, clientId, (record) => asLaterNumber(record, headId))
