import type { Result } from '@reprieve/domain/result.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { endDraft } from '../local/drafts.ts'
import { deleteById, undoDelete } from '../local/rows/deleteRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { useFaultText } from '../text/formTexts.ts'
import { useText } from '../text/useText.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { deleteDoses } from './doseTable.ts'

export interface DoseToasts {
  /** Whether the result is ok; shows why if not. */
  isDone: <T>(result: Result<T, StorageFault>) => result is { ok: true; value: T }
  /** Shows a toast with Undo: two presses are easily made by mistake. [DOSE-5] */
  logged: (id: string) => void
  /** The same for several doses: one toast, one Undo. [MDAY-8] */
  loggedSeveral: (ids: readonly string[]) => void
  changed: () => void
  remove: (id: string) => Promise<void>
}

export function useDoseToasts(diary: Diary): DoseToasts {
  const text = useText('doses')
  const faultText = useFaultText()
  const toasts = useToasts()
  const isDone = <T>(result: Result<T, StorageFault>): result is { ok: true; value: T } => {
    if (!result.ok) toasts.show({ message: faultText(result.reason) })
    return result.ok
  }
  const bringBack = async (was: LocalRow): Promise<void> => {
    if (isDone(await undoDelete(diary, was))) toasts.show({ message: text('broughtBack') })
  }
  const removeAs = async (id: string, message: string): Promise<void> => {
    // While locked it is not a row yet. [LOCK-11]
    if (diary.codec.isLocked) {
      if (isDone(await endDraft(diary, id))) toasts.show({ message, isDone: true })
      return
    }
    const deleted = await deleteById(diary, id)
    if (!isDone(deleted)) return
    const { value: was } = deleted
    toasts.show({ message, isDone: true, ...(was !== null && { undo: () => void bringBack(was) }) })
  }
  const bringAllBack = async (were: readonly LocalRow[]): Promise<void> => {
    for (const was of were) if (!isDone(await undoDelete(diary, was))) return
    toasts.show({ message: text('restoredSeveral', { count: were.length }) })
  }
  const removeAll = async (ids: readonly string[]): Promise<void> => {
    const deleted = await deleteDoses(diary, ids)
    if (!isDone(deleted)) return
    const { value: were } = deleted
    const message = text('removedSeveral', { count: ids.length })
    toasts.show({
      message,
      isDone: true,
      ...(were.length > 0 && { undo: () => void bringAllBack(were) }),
    })
  }
  return {
    isDone,
    loggedSeveral: (ids) =>
      toasts.show({
        message: text('loggedSeveral', { count: ids.length }),
        isDone: true,
        undo: () => void removeAll(ids),
      }),
    logged: (id) =>
      toasts.show({
        message: text('logged'),
        isDone: true,
        undo: () => void removeAs(id, text('removed')),
      }),
    changed: () => toasts.show({ message: text('changed'), isDone: true }),
    remove: (id) => removeAs(id, text('deleted')),
  }
}
