import { conditionText, type Condition } from '@reprieve/domain/conditions/condition.ts'
import { useState } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { NotSavedDialog } from '../settings/saving/NotSavedDialog.tsx'
import { useText, useLanguage } from '../text/useText.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { deleteWithDraft, type RestoreDeleted } from './deleteWithDraft.ts'

export function DeleteConditionDialog({ deletion }: { deletion: ConditionDelete }) {
  const text = useText('conditions')
  const common = useText('common')
  const { asked, failed, confirm, cancel, forgetFailed } = deletion
  return (
    <>
      {asked !== null && (
        <Dialog
          isOpen
          title={text('deleteQuestion', { 0: asked.label })}
          text={text('deleteText')}
          choices={[
            { label: text('keep'), kind: 'primary', onChoose: () => undefined },
            { label: common('delete'), kind: 'danger', onChoose: confirm },
          ]}
          onClose={cancel}
        />
      )}
      <NotSavedDialog title={text('notSavedTitle')} failed={failed} onClose={forgetFailed} />
    </>
  )
}

interface ConditionDelete {
  /** The one to delete, while the dialog is open. */
  asked: { condition: Condition; label: string } | null
  failed: { fault: StorageFault; retry: () => void } | null
  ask: (condition: Condition) => void
  confirm: () => void
  cancel: () => void
  forgetFailed: () => void
}

interface Editor {
  /** Stores unsaved input, which is deleted with it and restored by Undo. */
  keep: () => Promise<unknown>
  onDeleted: () => void
}

/** Asks first, and offers Undo afterwards. [COND-8] */
export function useConditionDelete(diary: Diary, editor?: Editor): ConditionDelete {
  const text = useText('conditions')
  const { language } = useLanguage()
  const toasts = useToasts()
  const [asked, setAsked] = useState<ConditionDelete['asked']>(null)
  const [failed, setFailed] = useState<ConditionDelete['failed']>(null)

  const bringBack = async (back: RestoreDeleted, label: string): Promise<void> => {
    const undone = await back()
    if (undone.ok) toasts.show({ message: text('broughtBack', { 0: label }), isDone: true })
    else setFailed({ fault: undone.reason, retry: () => void bringBack(back, label) })
  }
  const remove = async ({ condition, label }: NonNullable<typeof asked>): Promise<void> => {
    await editor?.keep()
    const deleted = await deleteWithDraft(diary, condition.id)
    if (!deleted.ok)
      return setFailed({ fault: deleted.reason, retry: () => void remove({ condition, label }) })
    const { value: back } = deleted
    const message = text('deleted')
    toasts.show(back === null ? { message } : { message, undo: () => void bringBack(back, label) })
    editor?.onDeleted()
  }
  return {
    asked,
    failed,
    ask: (condition) => setAsked({ condition, label: conditionText(condition, language) }),
    confirm: () => void (asked !== null && remove(asked)),
    cancel: () => setAsked(null),
    forgetFailed: () => setFailed(null),
  }
}
