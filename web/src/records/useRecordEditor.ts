import { asksBeforeLeaving } from '@reprieve/domain/records/leaveRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { Result } from '@reprieve/domain/result.ts'
import { useEffect, useState } from 'react'
import { unsavedWork } from '../device/unsavedWork.ts'
import type { Diary } from '../local/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import type { Begun } from './openRecord.ts'
import { openDraftKeeper, type DraftKeeper } from './recordDraftKeeper.ts'
import { openEnding, type RecordEnding } from './recordEnding.ts'
import type { Saved, SaveFault } from './saveRecord.ts'

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
  discard: () => ReturnType<RecordEnding['discard']>
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
  const [ending] = useState(() => openEnding(diary, { begun, keeper, report: reportError }))
  const [isSaved, setSaved] = useState(false)
  useFlushedOnLeaving(keeper)
  const asks = !isSaved && asksBeforeLeaving(opened, record)
  useEffect(() => (asks ? unsavedWork.hold() : undefined), [asks])

  return {
    record,
    asks,
    isSaving,
    isDraftLost,
    change: (next) => {
      if (ending.isSaving()) return
      setRecord(next)
      setDraftLost(false)
      keeper.keep({ opened, record: next })
    },
    save: async () => {
      const slow = setTimeout(() => setSaving(true), SLOW_MS)
      const saved = await ending.save(record)
      clearTimeout(slow)
      setSaving(false)
      setSaved(saved.ok)
      return saved
    },
    keepForLater: () => keeper.flush(),
    discard: () => ending.discard(record),
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
