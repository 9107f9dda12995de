import { asksBeforeLeaving } from '@reprieve/domain/records/leaveRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { useEffect, useState } from 'react'
import { unsavedWork } from '../device/unsavedWork.ts'
import type { Diary } from '../local/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import type { Begun } from './openRecord.ts'
import { keepRecordDraft, throwRecordDraftAway } from './recordDraft.ts'
import { openDraftKeeper, type DraftKeeper } from './recordDraftKeeper.ts'
import { saveRecord, type Saved, type SaveFault } from './saveRecord.ts'

export interface RecordEditor {
  record: PainRecord
  /** There is something that leaving would lose. */
  asks: boolean
  /** It takes so long that it is said: most saves are done before anybody could read it. */
  isSaving: boolean
  /** What is written lies in this page alone. */
  isDraftLost: boolean
  change: (next: PainRecord) => void
  save: () => Promise<Result<Saved, SaveFault>>
  /** D36: without a number it is kept, to be finished another time. */
  keepForLater: () => Promise<Result<undefined, StorageFault>>
  /** Gives what takes it back. */
  discard: () => Promise<Result<() => Promise<unknown>, StorageFault>>
}

const SLOW_MS = 300

export function useRecordEditor(diary: Diary, begun: Begun): RecordEditor {
  const { opened, draftId: id } = begun
  const [record, setRecord] = useState(begun.record)
  const [isSaving, setSaving] = useState(false)
  const [isDraftLost, setDraftLost] = useState(false)
  const [keeper] = useState(() =>
    openDraftKeeper(diary, { id, isKept: begun.isKept, onFault: () => setDraftLost(true) }),
  )
  useFlushedOnLeaving(keeper)
  const asks = asksBeforeLeaving(opened, record)
  useEffect(() => (asks ? unsavedWork.hold() : undefined), [asks])

  return {
    record,
    asks,
    isSaving,
    isDraftLost,
    change: (next) => {
      setRecord(next)
      setDraftLost(false)
      keeper.keep({ opened, record: next })
    },
    save: async () => {
      const slow = setTimeout(() => setSaving(true), SLOW_MS)
      await keeper.hold()
      const saved = await saveRecord(diary, { opened, record, draftId: id })
      if (!saved.ok) keeper.release()
      clearTimeout(slow)
      setSaving(false)
      return saved
    },
    keepForLater: () => keeper.flush(),
    discard: async () => {
      await keeper.hold()
      const thrown = await throwRecordDraftAway(diary, { id, at: diary.now(), opened, record })
      if (!thrown.ok) keeper.release()
      return thrown.ok ? ok(() => keepRecordDraft(diary, { id, opened, record })) : thrown
    },
  }
}

/** A tab that is closed or put away gives no second chance. */
function useFlushedOnLeaving(keeper: DraftKeeper): void {
  useEffect(() => {
    const flush = (): void => void keeper.flush()
    const flushWhenHidden = (): void => void (document.hidden && flush())
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flushWhenHidden)
    return () => {
      flush()
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flushWhenHidden)
    }
  }, [keeper])
}
