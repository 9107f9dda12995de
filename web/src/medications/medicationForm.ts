import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { finishMedicationForm, typedMedication } from '@reprieve/domain/medications/typedMedication.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import type { NumberSigns } from '@reprieve/domain/writtenNumber.ts'
import type { EditForm } from '../editing/editSession.ts'
import type { Editor } from '../editing/useEditSession.ts'
import type { Diary } from '../local/rows/rows.ts'
import { joinFormTexts } from '../ui/fields/joinFormTexts.ts'
import { encodeMedicationDraft, type MedicationEditState } from './medicationDraft.ts'
import {
  addMedication,
  editMedication,
  MEDICATION_KIND,
  type MedicationWriteFault,
} from './medicationTable.ts'
import type { MedicationEditorStart } from './openMedication.ts'

/** `unfinished`: a field is not valid yet, and shows its error. */
export type MedicationFormFault = MedicationWriteFault | 'unfinished'

export type MedicationEditing = Editor<MedicationEditState, Medication, MedicationFormFault>

/** The editor of a medication. [MED-22] */
export function medicationForm(
  diary: Diary,
  { id, action, opened, now: first, isKept, returnTo }: MedicationEditorStart,
  signs: NumberSigns,
): EditForm<MedicationEditState, Medication, MedicationFormFault> {
  const before = typedMedication(opened, signs)
  return {
    first,
    draft: {
      id,
      isKept,
      kind: MEDICATION_KIND,
      encode: (now) => encodeMedicationDraft({ id, action, opened, now, returnTo }),
    },
    isDirty: ({ typed }) => !sameJson({ ...before }, { ...typed }),
    save: async ({ typed }) => {
      const finished = finishMedicationForm(typed, { signs, needsStrength: false })
      if (!finished.ok) return { ok: false, reason: 'unfinished' }
      const { value: form } = finished
      return action === 'add'
        ? addMedication(diary, form, { id, draftId: id })
        : editMedication(diary, { id, opened, form, draftId: id })
    },
    toText: ({ typed }) => joinFormTexts(typed),
  }
}
