import type { Result } from '@reprieve/domain/result.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { PATHS } from '../app/paths.ts'
import { keepThroughFullDisk } from '../device/persist.ts'
import type { Diary } from '../local/rows.ts'
import { useText } from '../settings/words.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { deleteRecord, undoDelete } from './recordTable.ts'
import type { Saved, SaveFault } from './saveRecord.ts'
import type { RecordEditor } from './useRecordEditor.ts'

export interface RecordLeaving {
  fault: SaveFault | null
  forgetFault: () => void
  /** The ways out of the editor. Each tells by a message what became of the record, and whether it may be left. */
  save: () => Promise<boolean>
  keepForLater: () => Promise<boolean>
  discard: () => Promise<boolean>
  saveAndGoHome: () => Promise<void>
  goHome: () => void
}

export function useRecordLeaving(diary: Diary, editor: RecordEditor): RecordLeaving {
  const text = useText('records')
  const toasts = useToasts()
  const navigate = useNavigate()
  const [fault, setFault] = useState<SaveFault | null>(null)

  const isDone = <T>(result: Result<T, SaveFault>): result is { ok: true; value: T } => {
    setFault(result.ok ? null : result.reason)
    return result.ok
  }
  const bringBack = async (was: LocalRow): Promise<void> => {
    if (isDone(await undoDelete(diary, was))) toasts.show({ message: text('saved') })
  }
  const takeAway = async (clientId: string): Promise<void> => {
    const deleted = await deleteRecord(diary, clientId)
    if (!isDone(deleted)) return
    const { value: was } = deleted
    const message = text('deleted')
    // Undo is pressed by mistake, too: what was just saved has no draft any more. [REC-24]
    toasts.show(was === null ? { message } : { message, undo: () => void bringBack(was) })
  }
  const tellSaved = ({ clientId, isNew }: Saved): void => {
    const message = text('saved')
    toasts.show({ message, isDone: true, ...(isNew && { undo: () => void takeAway(clientId) }) })
  }
  const save = async (): Promise<boolean> => {
    const saved = await editor.save()
    if (!isDone(saved)) return false
    tellSaved(saved.value)
    void keepThroughFullDisk()
    return true
  }

  return {
    fault,
    forgetFault: () => setFault(null),
    save,
    keepForLater: async () => {
      if (!isDone(await editor.keepForLater())) return false
      toasts.show({ message: text('keptToFinish') })
      return true
    },
    discard: async () => {
      const discarded = await editor.discard()
      if (!isDone(discarded)) return false
      const { value: takeBack } = discarded
      if (takeBack !== null) toasts.show({ message: text('closedUnsaved'), undo: () => void takeBack() })
      return true
    },
    saveAndGoHome: async () => {
      if (await save()) await navigate({ to: PATHS.home, replace: true, ignoreBlocker: true })
    },
    goHome: () => void navigate({ to: PATHS.home, replace: true }),
  }
}
