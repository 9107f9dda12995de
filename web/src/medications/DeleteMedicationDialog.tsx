import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { useState } from 'react'
import { deleteWithDraft, type RestoreDeleted } from '../conditions/deleteWithDraft.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { useText } from '../text/useText.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { MedicationFaultDialog } from './MedicationFaultDialog.tsx'
import { useMedicationWords } from './useMedicationWords.ts'

export function DeleteMedicationDialog({ deletion }: { deletion: MedicationDeletion }) {
  const { asked, failed, confirm, cancel, forgetFailed } = deletion
  const text = useText('medications')
  const common = useText('common')
  const words = useMedicationWords()
  return (
    <>
      {asked !== null && (
        <Dialog
          isOpen
          title={text('deleteQuestion', { 0: words.name(asked) })}
          text={text('deleteText')}
          choices={[
            { label: text('keep'), kind: 'primary', onChoose: () => undefined },
            { label: common('delete'), kind: 'danger', onChoose: () => confirm(asked) },
          ]}
          onClose={cancel}
        />
      )}
      <MedicationFaultDialog
        fault={failed?.fault ?? null}
        onRetry={() => failed?.retry()}
        onClose={forgetFailed}
      />
    </>
  )
}

export interface MedicationDeletion {
  /** The one to delete, while the dialog is open. */
  asked: Medication | null
  failed: { fault: StorageFault; retry: () => void } | null
  ask: (medication: Medication) => void
  confirm: (medication: Medication) => void
  cancel: () => void
  forgetFailed: () => void
}

interface Editor {
  /** Stores unsaved input, which is deleted with it and restored by Undo. */
  keep: () => Promise<unknown>
  onDeleted: () => void
}

/** Asks first, and offers Undo for a while. [MED-22] */
export function useMedicationDelete(diary: Diary, editor?: Editor): MedicationDeletion {
  const text = useText('medications')
  const words = useMedicationWords()
  const toasts = useToasts()
  const [asked, setAsked] = useState<Medication | null>(null)
  const [failed, setFailed] = useState<MedicationDeletion['failed']>(null)

  const bringBack = async (back: RestoreDeleted, name: string): Promise<void> => {
    const undone = await back()
    if (undone.ok) toasts.show({ message: text('broughtBack', { 0: name }), isDone: true })
    else setFailed({ fault: undone.reason, retry: () => void bringBack(back, name) })
  }
  const confirm = async (medication: Medication): Promise<void> => {
    await editor?.keep()
    const deleted = await deleteWithDraft(diary, medication.id)
    if (!deleted.ok) return setFailed({ fault: deleted.reason, retry: () => void confirm(medication) })
    const { value: back } = deleted
    const message = text('deleted')
    const name = words.name(medication)
    toasts.show(back === null ? { message } : { message, undo: () => void bringBack(back, name) })
    editor?.onDeleted()
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
