import { REFLECTION_KIND } from '@reprieve/contract/reflections/savedReflection.ts'
import { finishReflection, type ReflectionFault } from '@reprieve/domain/reflections/editReflection.ts'
import { asksBeforeLeavingReflection } from '@reprieve/domain/reflections/leaveReflection.ts'
import { dayOfReflection, type Reflection } from '@reprieve/domain/reflections/reflection.ts'
import { localNow } from '../device/useNow.ts'
import type { EditForm } from '../editing/editSession.ts'
import type { Editor } from '../editing/useEditSession.ts'
import type { Diary } from '../local/rows/rows.ts'
import { checkReflectionText } from '../safety/checkText.ts'
import type { ReflectionEditorStart } from './openReflection.ts'
import { encodeReflectionDraft, restoreReflectionDraft } from './reflectionDraft.ts'
import { saveReflection, type ReflectionSaveResult, type ReflectionSaveFault } from './reflectionTable.ts'

export type ReflectionFormFault = ReflectionFault | ReflectionSaveFault

export type ReflectionEditing = Editor<Reflection, ReflectionSaveResult, ReflectionFormFault>

/** The editor of a reflection. `isUnseen`: the device is locked and shows nothing from before. [REF-13, REF-14] */
export function reflectionForm(
  diary: Diary,
  { draftId: id, opened, now: first, isKept }: ReflectionEditorStart,
  { isUnseen }: { isUnseen: boolean },
): EditForm<Reflection, ReflectionSaveResult, ReflectionFormFault> {
  return {
    first,
    draft: { id, isKept, kind: REFLECTION_KIND, encode: (now) => encodeReflectionDraft({ opened, now }) },
    takeBack: (now) => restoreReflectionDraft(diary, { id, opened, now }),
    isDirty: (now) => asksBeforeLeavingReflection(opened, now),
    save: async (draft) => {
      const finished = finishReflection({ opened, draft, now: localNow() })
      if (!finished.ok) return finished
      const { value } = finished
      const saved = await saveReflection(diary, { opened, finished: value, draftId: id, isUnseen })
      if (saved.ok) checkReflectionText(diary, opened, value)
      return saved
    },
    toText: reflectionText,
  }
}

const reflectionText = (now: Reflection): string =>
  [
    dayOfReflection(now),
    now.score === null ? '' : `${now.score}/10`,
    now.activities.map(({ text }) => text).join(', '),
    now.note,
  ]
    .filter((line) => line !== '')
    .join('\n')
