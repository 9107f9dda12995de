import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { useCallback } from 'react'
import type { DeleteEntry } from '../../records/card/RecordEntry.tsx'
import { deleteTogether, undoDeletes } from '../../local/rows/deleteTogether.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useFaultText } from '../../text/formTexts.ts'
import { useText } from '../../text/useText.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'

/** Deletes an entry, an episode with its numbers, and offers one Undo for all. [REC-24, EPI-8] */
export function useEntryDelete(diary: Diary): DeleteEntry {
  const text = useText('records')
  const faultText = useFaultText()
  const toasts = useToasts()
  // Stable across renders, so that a long list is not rendered again because of it.
  return useCallback(
    (clientId, parts = []) => {
      const bringBack = async (were: readonly LocalRow[]): Promise<void> => {
        const undone = await undoDeletes(diary, were)
        toasts.show({ message: undone.ok ? text('saved') : faultText(undone.reason) })
      }
      const remove = async (): Promise<void> => {
        const deleted = await deleteTogether(diary, [clientId, ...parts])
        if (!deleted.ok) {
          toasts.show({ message: faultText(deleted.reason) })
          return
        }
        const { value: were } = deleted
        toasts.show({
          message: text('deleted'),
          isDone: true,
          ...(were.length > 0 && { undo: () => void bringBack(were) }),
        })
      }
      void remove()
    },
    [diary, text, faultText, toasts],
  )
}
