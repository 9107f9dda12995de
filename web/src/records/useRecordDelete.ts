import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { deleteById, undoDelete } from '../local/deleteRows.ts'
import { useCallback } from 'react'
import type { Diary } from '../local/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { useText } from '../settings/words.tsx'
import { useToasts } from '../ui/useToasts.ts'

const FAULTS = { 'no-room': 'faultNoRoom', 'storage-gone': 'faultStorageGone' } as const satisfies Record<
  StorageFault,
  string
>

/** Deletes, tells it, and offers to take it back. [REC-24] */
export function useRecordDelete(diary: Diary): (clientId: string) => void {
  const text = useText('records')
  const toasts = useToasts()
  // The same function from one drawing to the next, so that a long list is not drawn anew for it.
  return useCallback(
    (clientId) => {
      const bringBack = async (was: LocalRow): Promise<void> => {
        const undone = await undoDelete(diary, was)
        toasts.show({ message: text(undone.ok ? 'saved' : FAULTS[undone.reason]) })
      }
      const remove = async (): Promise<void> => {
        const deleted = await deleteById(diary, clientId)
        if (!deleted.ok) {
          toasts.show({ message: text(FAULTS[deleted.reason]) })
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
    [diary, text, toasts],
  )
}
