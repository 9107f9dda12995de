import { medicationFromChoice, type ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import { allMedicationIds } from '@reprieve/domain/medications/medicationsByAnyId.ts'
import { typedMedication } from '@reprieve/domain/medications/typedMedication.ts'
import type { NumberSigns } from '@reprieve/domain/writtenNumber.ts'
import { getRow, type Diary } from '../local/rows/rows.ts'
import { listMedicationDrafts, type MedicationDraft } from './medicationDraft.ts'
import { medicationByRoute } from './medicationTable.ts'

/** What the editor starts with. */
export interface MedicationEditorStart extends MedicationDraft {
  /** The draft exists from an earlier visit. */
  isKept: boolean
}

export interface MedicationOpenRequest {
  /** The id in the URL; undefined for a new one. */
  id: string | undefined
  /** The id of the new one's draft, existing or not. */
  draftId: string
  chosen: ChosenMedication | undefined
  returnTo: string | null
}

/** `nothing-chosen`: the medicine has not been searched for yet. `saved-already`: it is in the profile by now. */
export type MedicationOpenOutcome =
  | { is: 'here'; begun: MedicationEditorStart }
  | { is: 'not-here' }
  | { is: 'nothing-chosen' }
  | { is: 'saved-already' }

/** Continues the draft; otherwise opens the stored medication, or the one that was chosen. [MED-22] */
export async function openMedication(
  diary: Diary,
  asked: MedicationOpenRequest,
  signs: NumberSigns,
): Promise<MedicationOpenOutcome> {
  const drafts = await listMedicationDrafts(diary)
  const { id, draftId, chosen, returnTo } = asked
  if (id !== undefined) {
    const medication = await medicationByRoute(diary, id)
    if (medication === null) return { is: 'not-here' }
    // Also the draft of a copy that was merged into it meanwhile (D29).
    const own = drafts.find((draft) => allMedicationIds(medication).has(draft.id))
    if (own !== undefined) return { is: 'here', begun: { ...own, isKept: true } }
    const { routeId: _, refusedBy: __, ...opened } = medication
    const now = { typed: typedMedication(opened, signs), choices: null }
    return { is: 'here', begun: { id: opened.id, action: 'edit', opened, now, returnTo, isKept: false } }
  }
  const own = drafts.find((draft) => draft.id === draftId)
  if (own !== undefined) return { is: 'here', begun: { ...own, isKept: true } }
  if ((await getRow(diary, draftId)) !== null) return { is: 'saved-already' }
  if (chosen === undefined) return { is: 'nothing-chosen' }
  return { is: 'here', begun: begunWith(chosen, { draftId, returnTo }, signs) }
}

function begunWith(
  chosen: ChosenMedication,
  { draftId, returnTo }: Pick<MedicationOpenRequest, 'draftId' | 'returnTo'>,
  signs: NumberSigns,
): MedicationEditorStart {
  const opened = medicationFromChoice(draftId, chosen)
  const { brands, strengths, strengthUnits, otherDosageUnits } = chosen
  const choices = { brands, strengths, strengthUnits, otherDosageUnits }
  const now = { typed: typedMedication(opened, signs), choices }
  return { id: draftId, action: 'add', opened, now, returnTo, isKept: false }
}
