import { toContent } from '@reprieve/contract/content.ts'
import { newClientId } from '@reprieve/contract/ids.ts'
import { recordToGroups, readRecordGroups, RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import type { PainRecord, RecordRef } from '@reprieve/domain/records/painRecord.ts'
import type { Result } from '@reprieve/domain/result.ts'
import { useSyncExternalStore } from 'react'
import {
  storeDraft,
  offeredDrafts,
  restoreTrashedDraft,
  listTrashedDrafts,
  type Draft,
} from '../local/drafts.ts'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { watch, type WatchedRead } from '../local/watch.ts'

/** A record being edited: as it was opened, and as it is now. */
export interface RecordEditState {
  opened: PainRecord
  record: PainRecord
}

export interface RecordDraft extends RecordEditState {
  id: string
  /** When it was last changed. */
  at: number
}

/** In the groups of the wire format, which other app versions can read too; the severity in tenths, as entered. */
export const encodeRecordDraft = ({ opened, record }: RecordEditState) => ({
  ref: record.ref,
  opened: [...recordToGroups(opened)],
  record: [...recordToGroups(record)],
})

export const storeRecordDraft = (
  diary: Diary,
  { id, opened, record }: Omit<RecordDraft, 'at'>,
): Promise<Result<undefined, StorageFault>> =>
  storeDraft(diary, { id, kind: RECORD_KIND, value: encodeRecordDraft({ opened, record }) })

/** The newest first. */
export async function listRecordDrafts(diary: Diary): Promise<RecordDraft[]> {
  const drafts = await offeredDrafts(diary)
  return drafts.map(fromKept).filter((draft) => draft !== null)
}

/** Drafts that were closed without saving and can still be restored, the newest first. [REC-50] */
export async function listTrashedRecordDrafts(diary: Diary): Promise<RecordDraft[]> {
  const drafts = await listTrashedDrafts(diary)
  return drafts.map(fromKept).filter((draft) => draft !== null)
}

/** Restores under a new id: Back leads to the page of the old one, and writing there would overwrite this draft. */
export const restoreRecordDraft = (
  diary: Diary,
  { id, at, opened, record }: RecordDraft,
): Promise<Result<undefined, StorageFault>> =>
  restoreTrashedDraft(
    diary,
    { id, at, kind: RECORD_KIND, value: encodeRecordDraft({ opened, record }) },
    newClientId(diary.now()),
  )

function fromKept({ id, kind, at, value }: Draft): RecordDraft | null {
  const kept = toContent(value)
  const ref = refFrom(kept['ref'])
  if (kind !== RECORD_KIND || ref === null) return null
  const opened = readGroups(kept['opened'], ref)
  const record = readGroups(kept['record'], ref)
  return opened === null || record === null ? null : { id, at, opened, record }
}

function readGroups(kept: unknown, ref: RecordRef): PainRecord | null {
  const isPair = (one: unknown): one is [string, unknown] => Array.isArray(one) && typeof one[0] === 'string'
  if (!Array.isArray(kept)) return null
  const read = readRecordGroups(new Map(kept.filter(isPair)), ref)
  return read.ok ? read.value : null
}

function refFrom(kept: unknown): RecordRef | null {
  const { kind, isDuplicate, clientId, localId, serverId } = toContent(kept)
  if (kind === 'not-saved-yet') return { kind, isDuplicate: isDuplicate === true }
  if (kind !== 'saved' || typeof clientId !== 'string') return null
  const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)
  return { kind, clientId, localId: asNumber(localId), serverId: asNumber(serverId) }
}

const watchDrafts = perDiary((diary: Diary): WatchedRead<RecordDraft[]> =>
  watch(diary.doorbell, ['drafts'], () => listRecordDrafts(diary)),
)

const NONE: readonly RecordDraft[] = []

/** The newest first. Empty while they are read or if they cannot be: that must not keep anybody from writing. */
export function useRecordDrafts(diary: Diary): readonly RecordDraft[] {
  const { subscribe, current } = watchDrafts(diary)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' ? seen.value : NONE
}
