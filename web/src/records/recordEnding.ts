import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { Diary } from '../local/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import type { Begun } from './openRecord.ts'
import { keepRecordDraft, throwRecordDraftAway } from './recordDraft.ts'
import type { DraftKeeper } from './recordDraftKeeper.ts'
import { saveRecord, type Saved, type SaveFault } from './saveRecord.ts'

export interface RecordEnding {
  /** It is being saved, or is saved: what is changed from now on would be in no record. */
  isSaving: () => boolean
  save: (record: PainRecord) => Promise<Result<Saved, SaveFault>>
  /** Gives what takes it back; null where it was saved meanwhile, and there is nothing to throw away. */
  discard: (record: PainRecord) => Promise<Result<(() => Promise<unknown>) | null, StorageFault>>
}

export interface Ended {
  begun: Pick<Begun, 'draftId' | 'opened'>
  keeper: DraftKeeper
  /** What no browser should throw. */
  report: (fault: unknown) => void
}

/**
 * The end of what is written in one editor. There are several ways to it, and on a slow disk one is still under way
 * when the next is pressed: two saves would make two records of one pain. [REC-23]
 */
export function openEnding(diary: Diary, { begun, keeper, report }: Ended): RecordEnding {
  const { draftId: id, opened } = begun
  let saving: Promise<Result<Saved, SaveFault>> | null = null

  const attempt = async (record: PainRecord): Promise<Result<Saved, SaveFault>> => {
    await keeper.hold()
    return saveRecord(diary, { opened, record, draftId: id })
  }
  const saveNow = async (record: PainRecord): Promise<Result<Saved, SaveFault>> => {
    const saved = await attempt(record).catch((fault: unknown) => {
      // Whatever it is, the person must hear that nothing is saved.
      report(fault)
      return err('storage-gone' as const)
    })
    if (saved.ok) return saved
    saving = null
    keeper.release()
    return saved
  }

  return {
    isSaving: () => saving !== null,
    save: (record) => {
      saving ??= saveNow(record)
      return saving
    },
    discard: async (record) => {
      const saved = await saving
      if (saved?.ok === true) return ok(null)
      await keeper.hold()
      const thrown = await throwRecordDraftAway(diary, { id, at: diary.now(), opened, record })
      if (!thrown.ok) keeper.release()
      return thrown.ok ? ok(() => keepRecordDraft(diary, { id, opened, record })) : thrown
    },
  }
}
