import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { deleteById, undoDelete } from '../local/deleteRows.ts'
import type { Diary } from '../local/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { useText } from '../settings/words.tsx'
import { useToasts } from '../ui/useToasts.ts'

const FAULTS = { 'no-room': 'faultNoRoom', 'storage-gone': 'faultStorageGone' } as const satisfies Record<
  StorageFault,
  string
>

/** Deletes, tells it, and offers to take it back. [REC-24] */
export function useRecordDelete(diary: Diary): (clientId: string) => Promise<void> {
  const text = useText('records')
  const toasts = useToasts()
  const bringBack = async (was: LocalRow): Promise<void> => {
    const undone = await undoDelete(diary, was)
    toasts.show({ message: text(undone.ok ? 'saved' : FAULTS[undone.reason]) })
  }
  return async (clientId) => {
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
}
