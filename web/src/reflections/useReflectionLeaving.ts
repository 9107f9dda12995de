import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { useReturn } from '../access/useReturn.ts'
import { requestPersistentStorage } from '../device/browserStorage.ts'
import { deleteById, undoDelete } from '../local/rows/deleteRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useText } from '../text/useText.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { useWaysOut } from '../ui/useWaysOut.ts'
import type { Fault, ReflectionEditor } from './useReflectionEditor.ts'

export interface ReflectionLeaving {
  fault: Fault | null
  forgetFault: () => void
  /** Each shows the outcome as a toast and resolves to whether the editor may be left. */
  save: () => Promise<boolean>
  keepForLater: () => Promise<boolean>
  discard: () => Promise<boolean>
  saveAndGoBack: () => Promise<void>
  deleteAndGoBack: (clientId: string) => Promise<void>
  goBack: () => void
}

export function useReflectionLeaving(diary: Diary, editor: ReflectionEditor): ReflectionLeaving {
  const text = useText('reflections')
  const records = useText('records')
  const toasts = useToasts()
  const goBack = useReturn()
  const { fault, forgetFault, isDone, isFirstOut, keepForLater, discard } = useWaysOut<Fault>(editor, {
    kept: records('keptToFinish'),
    closed: records('closedUnsaved'),
  })

  const bringBack = async (was: LocalRow): Promise<void> => {
    if (isDone(await undoDelete(diary, was))) toasts.show({ message: text('saved') })
  }
  const takeAway = async (clientId: string): Promise<boolean> => {
    const deleted = await deleteById(diary, clientId)
    if (!isDone(deleted)) return false
    const { value: was } = deleted
    const message = text('deleted')
    toasts.show(was === null ? { message } : { message, undo: () => void bringBack(was) })
    return true
  }
  const save = async (): Promise<boolean> => {
    const saved = await editor.save()
    if (!isDone(saved) || !isFirstOut()) return false
    const { clientId, isNew } = saved.value
    // The same text if it is stored beside another one: a locked device must not reveal that the day has one. [REF-14]
    toasts.show({
      message: text('saved'),
      isDone: true,
      ...(isNew && { undo: () => void takeAway(clientId) }),
    })
    void requestPersistentStorage()
    return true
  }
  return {
    fault,
    forgetFault,
    save,
    keepForLater,
    discard,
    saveAndGoBack: async () => {
      if (await save()) goBack('settled')
    },
    deleteAndGoBack: async (clientId) => {
      // Unsaved changes are deleted with it, and restored with it under To finish.
      if ((await takeAway(clientId)) && isFirstOut()) goBack('settled')
    },
    goBack: () => goBack(),
  }
}
