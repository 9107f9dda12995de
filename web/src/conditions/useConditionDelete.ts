import { conditionText, type Condition } from '@reprieve/domain/conditions/condition.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { useState } from 'react'
import { undoDelete } from '../local/deleteRows.ts'
import type { Diary } from '../local/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { useText, useWords } from '../settings/words.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { deleteCondition } from './conditionWrites.ts'

export interface ConditionDelete {
  /** The one that is to be deleted, while it is asked. */
  asked: { condition: Condition; label: string } | null
  failed: { fault: StorageFault; retry: () => void } | null
  ask: (condition: Condition) => void
  confirm: () => void
  cancel: () => void
  forgetFailed: () => void
}

/** Asks first, and can be taken back afterwards. [COND-8] */
export function useConditionDelete(diary: Diary, onDeleted: (id: string) => void): ConditionDelete {
  const text = useText('conditions')
  const { language } = useWords()
  const toasts = useToasts()
  const [asked, setAsked] = useState<ConditionDelete['asked']>(null)
  const [failed, setFailed] = useState<ConditionDelete['failed']>(null)

  const bringBack = async (was: LocalRow, label: string): Promise<void> => {
    const undone = await undoDelete(diary, was)
    if (undone.ok) toasts.show({ message: text('broughtBack', { 0: label }), isDone: true })
    else setFailed({ fault: undone.reason, retry: () => void bringBack(was, label) })
  }
  const remove = async ({ condition, label }: NonNullable<typeof asked>): Promise<void> => {
    const deleted = await deleteCondition(diary, condition.id)
    if (!deleted.ok)
      return setFailed({ fault: deleted.reason, retry: () => void remove({ condition, label }) })
    const { value: was } = deleted
    const message = text('deleted')
    toasts.show(was === null ? { message } : { message, undo: () => void bringBack(was, label) })
    onDeleted(condition.id)
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
