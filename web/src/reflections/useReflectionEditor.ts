import { finishReflection, type ReflectionFault } from '@reprieve/domain/reflections/editReflection.ts'
import { asksBeforeLeavingReflection } from '@reprieve/domain/reflections/leaveReflection.ts'
import { dayOfReflection, type Reflection } from '@reprieve/domain/reflections/reflection.ts'
import type { Result } from '@reprieve/domain/result.ts'
import { unsavedWork } from '../device/unsavedWork.ts'
import { localNow } from '../device/useNow.ts'
import { noteSilence } from '../local/database/storageTimeout.ts'
import { openDraftKeeper } from '../local/draftKeeper.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { openWorkEnding, type WorkEnding } from '../local/workEnding.ts'
import { checkReflectionText } from '../safety/checkText.ts'
import { useWork, type Work } from '../ui/useWork.ts'
import type { ReflectionEditorStart } from './openReflection.ts'
import { storeReflectionDraft, restoreReflectionDraft, trashReflectionDraft } from './reflectionDraft.ts'
import { saveReflection, type ReflectionSaveResult, type ReflectionSaveFault } from './reflectionTable.ts'

export type Fault = ReflectionFault | ReflectionSaveFault

type Ending = WorkEnding<Reflection, ReflectionSaveResult, Fault>

export type ReflectionEditor = Work<
  Reflection,
  Awaited<ReturnType<Ending['save']>>,
  Result<undefined, StorageFault>,
  Awaited<ReturnType<Ending['discard']>>
>

const textOf = (now: Reflection): string =>
  [
    dayOfReflection(now),
    now.score === null ? '' : `${now.score}/10`,
    now.activities.map(({ text }) => text).join(', '),
    now.note,
  ]
    .filter((line) => line !== '')
    .join('\n')

export function useReflectionEditor(
  diary: Diary,
  begun: ReflectionEditorStart,
  isUnseen: () => boolean,
): ReflectionEditor {
  const { opened, draftId, isKept } = begun
  const draftOf = (now: Reflection) => ({ id: draftId, opened, now })
  const save = async (draft: Reflection): ReturnType<Ending['save']> => {
    const finished = finishReflection({ opened, draft, now: localNow() })
    if (!finished.ok) return finished
    const saved = await saveReflection(diary, {
      opened,
      finished: finished.value,
      draftId,
      isUnseen: isUnseen(),
    })
    if (saved.ok) checkReflectionText(diary, opened, finished.value)
    return saved
  }
  return useWork({
    first: begun.now,
    asksBeforeLeaving: (now) => asksBeforeLeavingReflection(opened, now),
    hold: unsavedWork.hold,
    toText: textOf,
    noteSilence,
    open: (onLost) => {
      const keeper = openDraftKeeper<Reflection>(diary, {
        id: draftId,
        isKept,
        onFault: onLost,
        isWorthKeeping: (now) => asksBeforeLeavingReflection(opened, now),
        write: (now) => storeReflectionDraft(diary, draftOf(now)),
      })
      const ending = openWorkEnding<Reflection, ReflectionSaveResult, Fault>({
        keeper,
        isKept,
        clock: diary.now,
        save,
        throwAway: (now) => trashReflectionDraft(diary, draftOf(now)),
        takeBack: (now) => restoreReflectionDraft(diary, draftOf(now)),
        report: reportError,
      })
      return { keeper, ending }
    },
  })
}
