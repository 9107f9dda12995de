import type { Medication } from '@reprieve/domain/medications/medication.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { useState } from 'react'
import { endDraft } from '../local/drafts.ts'
import { undoDelete } from '../local/deleteRows.ts'
import type { Diary } from '../local/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { useText } from '../settings/words.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { deleteMedication } from './medicationTable.ts'
import { useMedicationWords } from './useMedicationWords.ts'

export interface MedicationDelete {
  /** The one that is to be deleted, while it is asked. */
  asked: Medication | null
  failed: { fault: StorageFault; retry: () => void } | null
  ask: (medication: Medication) => void
  confirm: (medication: Medication) => void
  cancel: () => void
  forgetFailed: () => void
}

/** Asks first, and can be taken back for a while. [MED-22] */
export function useMedicationDelete(diary: Diary, onDeleted: () => void = () => undefined): MedicationDelete {
  const text = useText('medications')
  const words = useMedicationWords()
  const toasts = useToasts()
  const [asked, setAsked] = useState<Medication | null>(null)
  const [failed, setFailed] = useState<MedicationDelete['failed']>(null)

  const bringBack = async (was: LocalRow, name: string): Promise<void> => {
    const undone = await undoDelete(diary, was)
    if (undone.ok) toasts.show({ message: text('broughtBack', { 0: name }), isDone: true })
    else setFailed({ fault: undone.reason, retry: () => void bringBack(was, name) })
  }
  const confirm = async (medication: Medication): Promise<void> => {
    const deleted = await deleteMedication(diary, medication.id)
    if (!deleted.ok) return setFailed({ fault: deleted.reason, retry: () => void confirm(medication) })
    const { value: was } = deleted
    // What was changed in it and not saved has nothing to be saved in any more.
    await endDraft(diary, medication.id)
    const message = text('deleted')
    const name = words.name(medication)
    toasts.show(was === null ? { message } : { message, undo: () => void bringBack(was, name) })
    onDeleted()
  }
  return {
    asked,
    failed,
    ask: setAsked,
    confirm: (medication) => void confirm(medication),
    cancel: () => setAsked(null),
    forgetFailed: () => setFailed(null),
  }
}
