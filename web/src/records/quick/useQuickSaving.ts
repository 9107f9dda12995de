import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { useEffect, useRef, useState } from 'react'
import type { OpenDiary } from '../../access/diary.ts'
import { requestPersistentStorage } from '../../device/browserStorage.ts'
import { deleteById } from '../../local/rows/deleteRows.ts'
import { useNavigate } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { dismissQuickRecord } from '../localSaveLog.ts'
import type { RecordOffers } from '../offers/recordOffers.ts'
import { recordById, recordRouteId } from '../readRecords.ts'
import type { RecordEditing, RecordSaveResult, SaveFault } from '../recordForm.ts'
import { useRecordDelete } from '../useRecordDelete.ts'

/** What other areas do with a new record; this module does not import them. */
export type QuickOffers = Pick<RecordOffers, 'saved' | 'takenBack'>

export interface QuickSaving {
  fault: SaveFault | null
  /** Null until it is saved. */
  saved: RecordSaveResult | null
  save: () => Promise<void>
  addDetails: () => Promise<void>
  goHome: () => Promise<void>
}

interface QuickSavingOptions {
  diary: OpenDiary
  editor: RecordEditing
  offers: QuickOffers | null
  /** The number is stored. `undo` is null if the save cannot be undone yet. */
  onSaved: (undo: (() => void) | null) => void
  /** The save was undone while the page was open: restores the state before it. */
  onTakenBack: (record: PainRecord) => void
}

export function useQuickSaving({
  diary,
  editor,
  offers,
  onSaved,
  onTakenBack,
}: QuickSavingOptions): QuickSaving {
  const text = useText('records')
  const toasts = useToasts()
  const navigate = useNavigate()
  const remove = useRecordDelete(diary)
  const [fault, setFault] = useState<SaveFault | null>(null)
  const [saved, setSaved] = useState<RecordSaveResult | null>(null)
  const isHere = useIsHere()
  const { value: record } = editor

  const forget = (clientId: string): void => void dismissQuickRecord(diary, clientId).catch(() => undefined)
  const undone = (clientId: string): void => {
    offers?.takenBack(record)
    forget(clientId)
  }
  const takeBackHere = async (clientId: string): Promise<void> => {
    const deleted = await deleteById(diary, clientId)
    if (!deleted.ok) return setFault(deleted.reason)
    undone(clientId)
    onTakenBack(record)
    toasts.show({ message: text('deleted') })
  }
  const takeBack = (clientId: string): void => {
    // On this page Save brings the record back; elsewhere the toast has to offer it. [REC-24]
    if (isHere.current) return void takeBackHere(clientId).catch(reportError)
    remove(clientId)
    undone(clientId)
  }

  return {
    fault,
    saved,
    save: async () => {
      const done = await editor.save()
      setFault(done.ok ? null : done.reason)
      if (!done.ok) return
      setSaved(done.value)
      void requestPersistentStorage()
      const { clientId, isNew } = done.value
      if (isNew) offers?.saved(record)
      // A sealed record cannot be undone before it can be read.
      const canUndo = isNew && diary.lock.is !== 'locked'
      onSaved(canUndo ? () => takeBack(clientId) : null)
    },
    addDetails: async () => {
      const found = saved === null ? null : await recordById(diary, saved.clientId)
      const id = found === null ? undefined : recordRouteId(found)
      if (found === null || id === undefined) return navigate({ to: PATHS.home, replace: true })
      forget(found.ref.clientId)
      return navigate({ to: PATHS.recordEdit, params: { id }, replace: true })
    },
    goHome: async () => {
      if (editor.isDirty && fault === null) {
        const kept = await editor.keepForLater()
        // Reported before it is lost; a person who wants to leave anyway presses again.
        if (!kept.ok) return setFault(kept.reason)
        toasts.show({ message: text('keptToFinish') })
      }
      await navigate({ to: PATHS.home, replace: true })
    },
  }
}

function useIsHere(): { readonly current: boolean } {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
