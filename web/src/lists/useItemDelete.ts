import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { useEffect, useState } from 'react'
import { undoDelete } from '../local/rows/deleteRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import { isStorageFault } from '../local/tables.ts'
import type { SaveFailure } from '../settings/saving/NotSavedDialog.tsx'
import { useText } from '../text/useText.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { countItemUses } from './countUses.ts'
import { deleteItem } from './listWrites.ts'
import type { ShownItem } from './useLists.ts'

export interface ItemDeletion {
  /** The item to delete, while the dialog is open. */
  item: ShownItem | null
  /** How many records contain it; null while they are counted. */
  uses: number | null
  failed: SaveFailure | null
  ask: (item: ShownItem) => void
  confirm: (item: ShownItem) => void
  cancel: () => void
  forgetFailed: () => void
}

export function useItemDelete(diary: Diary): ItemDeletion {
  const text = useText('lists')
  const toasts = useToasts()
  const [item, setItem] = useState<ShownItem | null>(null)
  const [uses, setUses] = useState<number | null>(null)
  const [failed, setFailed] = useState<SaveFailure | null>(null)

  useEffect(() => {
    if (item === null) return
    let isWanted = true
    const giveUp = (): void => {
      setItem(null)
      setFailed({ fault: 'storage-gone', retry: () => setItem(item) })
    }
    countItemUses(diary, item, () => isWanted).then((count) => isWanted && setUses(count), giveUp)
    return () => {
      isWanted = false
      setUses(null)
    }
  }, [diary, item])

  const bringBack = async (was: LocalRow, label: string): Promise<void> => {
    const undone = await undoDelete(diary, was)
    if (undone.ok) toasts.show({ message: text('broughtBack', { 0: label }), isDone: true })
    else setFailed({ fault: undone.reason, retry: () => void bringBack(was, label) })
  }
  const confirm = async (asked: ShownItem): Promise<void> => {
    const { id, label } = asked
    const deleted = await deleteItem(diary, id)
    if (!deleted.ok) {
      // For an item that is not the person's own, the attempt was reported; other faults the person can retry.
      if (isStorageFault(deleted.reason))
        setFailed({ fault: deleted.reason, retry: () => void confirm(asked) })
      return
    }
    const { value: was } = deleted
    const message = text('deleted', { 0: label })
    toasts.show(was === null ? { message } : { message, undo: () => void bringBack(was, label) })
  }

  return {
    item,
    uses,
    failed,
    ask: setItem,
    confirm: (asked) => void confirm(asked),
    cancel: () => setItem(null),
    forgetFailed: () => setFailed(null),
  }
}
