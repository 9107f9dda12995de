import type { MedicationForm } from '@reprieve/domain/medications/addMedication.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { typedMedication } from '@reprieve/domain/medications/typedMedication.ts'
import type { Result } from '@reprieve/domain/result.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import type { NumberSigns } from '@reprieve/domain/writtenNumber.ts'
import { unsavedWork } from '../device/unsavedWork.ts'
import { noteSilence } from '../local/database/storageTimeout.ts'
import { openDraftKeeper } from '../local/draftKeeper.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { openWorkEnding, type WorkEnding } from '../local/workEnding.ts'
import { joinFormTexts } from '../ui/fields/textOnScreen.ts'
import { useWork, type Work } from '../ui/useWork.ts'
import {
  storeMedicationDraft,
  restoreMedicationDraft,
  trashMedicationDraft,
  type MedicationEditState,
  type MedicationDraft,
} from './medicationDraft.ts'
import { addMedication, editMedication, type MedicationWriteFault } from './medicationTable.ts'
import type { MedicationEditorStart } from './openMedication.ts'

/** `unfinished`: a field is not valid yet, and shows its error. */
export type Fault = MedicationWriteFault | 'unfinished'

type Ending = WorkEnding<MedicationEditState, Medication, Fault>

export type MedicationEditor = Work<
  MedicationEditState,
  Awaited<ReturnType<Ending['save']>>,
  Result<undefined, StorageFault>,
  Awaited<ReturnType<Ending['discard']>>
>

interface Finishing {
  signs: NumberSigns
  /** Null if something is not valid yet. */
  finish: (now: MedicationEditState) => MedicationForm | null
}

export function useMedicationEditor(
  diary: Diary,
  begun: MedicationEditorStart,
  { signs, finish }: Finishing,
): MedicationEditor {
  const { id, action, opened, isKept, returnTo } = begun
  const draftOf = (now: MedicationEditState): MedicationDraft => ({ id, action, opened, now, returnTo })
  const first = typedMedication(opened, signs)
  const isChanged = ({ typed }: MedicationEditState): boolean => !sameJson({ ...first }, { ...typed })
  const save = async (now: MedicationEditState): ReturnType<Ending['save']> => {
    const form = finish(now)
    if (form === null) return { ok: false, reason: 'unfinished' }
    return action === 'add'
      ? addMedication(diary, form, { id, draftId: id })
      : editMedication(diary, { id, opened, form, draftId: id })
  }
  return useWork({
    first: begun.now,
    asksBeforeLeaving: isChanged,
    hold: unsavedWork.hold,
    toText: ({ typed }) => joinFormTexts(typed),
    noteSilence,
    open: (onLost) => {
      const keeper = openDraftKeeper<MedicationEditState>(diary, {
        id,
        isKept,
        onFault: onLost,
        isWorthKeeping: isChanged,
        write: (now) => storeMedicationDraft(diary, draftOf(now)),
      })
      const ending = openWorkEnding<MedicationEditState, Medication, Fault>({
        keeper,
        isKept,
        clock: diary.now,
        save,
        throwAway: (now) => trashMedicationDraft(diary, draftOf(now)),
        takeBack: (now) => restoreMedicationDraft(diary, draftOf(now)),
        report: reportError,
      })
      return { keeper, ending }
    },
  })
}
