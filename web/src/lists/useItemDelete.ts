import { hasItem } from '@reprieve/contract/lists/listFieldWire.ts'
import type { ListItem } from '@reprieve/domain/lists/listItem.ts'
import { groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { useEffect, useState } from 'react'
import { undoDelete } from '../local/rows/deleteRows.ts'
import { readRowPage } from '../local/rows/rowPages.ts'
import type { Diary } from '../local/rows/rows.ts'
import { isStorageFault } from '../local/tables.ts'
import type { SaveFailure } from '../settings/saving/NotSavedDialog.tsx'
import { useText } from '../text/useText.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { deleteItem } from './listWrites.ts'
import type { ShownItem } from './useLists.ts'

/** The kinds of rows that can contain a list item. */
const KINDS = ['record', 'reflection']

/** Small enough that a press or a typed character in between does not seem to lag. */
const PIECE = 200

/** Lets the page render and handle presses: awaiting a promise alone does not. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * How many records and reflections contain the item. Ten thousand of them are read in chunks; once `isWanted` returns
 * false nobody needs the number any more, and the count so far is returned. [LIST-14]
 */
export async function countItemUses(
  diary: Diary,
  { id, aliases = [] }: Pick<ListItem, 'id' | 'aliases'>,
  isWanted: () => boolean = () => true,
): Promise<number> {
  const ids = [id, ...aliases]
  let count = 0
  let before: number | null = null
  do {
    const { rows, next } = await readRowPage(diary, { kinds: KINDS, before, count: PIECE })
    count += rows.filter((row) => hasItem(groupValues(row), ids)).length
    before = next
    await breathe()
  } while (before !== null && isWanted())
  return count
}

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
