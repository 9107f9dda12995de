import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useNavigate } from '@tanstack/react-router'
import { sessionDeviceState, useSession } from '../access/session.ts'
import { useReturn } from '../access/useReturn.ts'
import { requestPersistentStorage } from '../device/browserStorage.ts'
import { localNow } from '../device/useNow.ts'
import { deleteById, undoDelete } from '../local/rows/deleteRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import { PATHS } from '../paths/paths.ts'
import { usePrefetchTexts, useText } from '../text/useText.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { useWaysOut } from '../ui/useWaysOut.ts'
import { useRecordOffers } from './offers/recordOffers.ts'
import type { RecordSaveResult, RecordSaveFault } from './saveRecord.ts'
import { screenAfterSaving } from './screenAfterSaving.ts'
import type { RecordEditor } from './useRecordEditor.ts'

export interface RecordLeaving {
  fault: RecordSaveFault | null
  forgetFault: () => void
  /** The ways to leave the editor. Each shows the outcome as a toast and resolves to whether the editor may be left. */
  save: () => Promise<boolean>
  keepForLater: () => Promise<boolean>
  discard: () => Promise<boolean>
  saveAndGoOn: () => Promise<void>
  goBack: () => void
}

/** The texts of the screen that follows a new record. */
const REFLECTION_AREAS: readonly BrowserArea[] = ['reflections', 'lists', 'listItems']

export function useRecordLeaving(diary: Diary, editor: RecordEditor): RecordLeaving {
  const text = useText('records')
  const toasts = useToasts()
  const navigate = useNavigate()
  const goBack = useReturn()
  const { fault, forgetFault, isDone, isFirstOut, keepForLater, discard } = useWaysOut<RecordSaveFault>(
    editor,
    {
      kept: text('keptToFinish'),
      closed: text('closedUnsaved'),
    },
  )
  const isLocked = sessionDeviceState(useSession()) === 'locked'
  const offers = useRecordOffers()
  usePrefetchTexts(REFLECTION_AREAS)

  const bringBack = async (was: LocalRow): Promise<void> => {
    if (!isDone(await undoDelete(diary, was))) return
    offers?.saved(editor.record)
    toasts.show({ message: text('saved') })
  }
  const takeAway = async (clientId: string): Promise<void> => {
    const deleted = await deleteById(diary, clientId)
    if (!isDone(deleted)) return
    offers?.takenBack(editor.record)
    const { value: was } = deleted
    const message = text('deleted')
    // Undo is also pressed by mistake, and a saved record has no draft any more. [REC-24]
    toasts.show(was === null ? { message } : { message, undo: () => void bringBack(was) })
  }
  const tellSaved = ({ clientId, isNew }: RecordSaveResult): void => {
    const message = text('saved')
    toasts.show({
      message,
      isDone: true,
      ...(isNew && !diary.codec.isLocked && { undo: () => void takeAway(clientId) }),
    })
  }
  const save = async (): Promise<RecordSaveResult | null> => {
    const saved = await editor.save()
    if (!isDone(saved) || !isFirstOut()) return null
    void requestPersistentStorage()
    if (saved.value.isNew) offers?.saved(editor.record)
    return saved.value
  }
  const goOn = async (way: Awaited<ReturnType<typeof screenAfterSaving>>): Promise<void> => {
    const left = { replace: true, ignoreBlocker: true } as const
    if (way === 'back') return goBack('settled')
    if (way === 'reminders') return navigate({ to: PATHS.notifications, ...left })
    return navigate({ to: PATHS.reflectionCreate, state: { isOffered: true }, ...left })
  }

  return {
    fault,
    forgetFault,
    save: async () => {
      const saved = await save()
      if (saved !== null) tellSaved(saved)
      return saved !== null
    },
    keepForLater,
    discard,
    saveAndGoOn: async () => {
      const saved = await save()
      if (saved === null) return
      // A locked device reveals nothing about its days (D16).
      const way = isLocked ? 'back' : await screenAfterSaving(diary, { isNew: saved.isNew, now: localNow() })
      // Together with the navigation: a toast that moved away would be missed by a person who wants to undo.
      tellSaved(saved)
      await goOn(way)
    },
    goBack: () => goBack(),
  }
}
