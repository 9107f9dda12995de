import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { useCallback } from 'react'
import { deleteById, undoDelete } from '../local/rows/deleteRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useFaultText } from '../text/formTexts.ts'
import { useText } from '../text/useText.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'

/** Deletes a record, shows a toast and offers Undo. [REC-24] */
export function useRecordDelete(diary: Diary): (clientId: string) => void {
  const text = useText('records')
  const faultText = useFaultText()
  const toasts = useToasts()
  // Stable across renders, so that a long list is not rendered again because of it.
  return useCallback(
    (clientId) => {
      const bringBack = async (was: LocalRow): Promise<void> => {
        const undone = await undoDelete(diary, was)
        toasts.show({ message: undone.ok ? text('saved') : faultText(undone.reason) })
      }
      const remove = async (): Promise<void> => {
        const deleted = await deleteById(diary, clientId)
        if (!deleted.ok) {
          toasts.show({ message: faultText(deleted.reason) })
          return
        }
        const { value: was } = deleted
        toasts.show({
          message: text('deleted'),
          isDone: true,
          ...(was !== null && { undo: () => void bringBack(was) }),
        })
      }
      void remove()
    },
    [diary, text, faultText, toasts],
  )
}
