import type { ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { replaceDescription } from './inPlaceOf.ts'
import { storeMedicationDraft, listMedicationDrafts } from './medicationDraft.ts'

/**
 * Replaces the medicine of a draft and keeps how it is taken; false if there is no draft. It is stored before the
 * editor opens: there a choice in the history must not overwrite later input. [MED-10, MED-22]
 */
export async function replaceDraftMedication(
  diary: Diary,
  chosen: ChosenMedication,
  draftId: string,
): Promise<Result<boolean, StorageFault>> {
  const draft = (await listMedicationDrafts(diary)).find(({ id }) => id === draftId)
  if (draft === undefined) return ok(false)
  const kept = await storeMedicationDraft(diary, { ...draft, now: replaceDescription(draft.now, chosen) })
  return kept.ok ? ok(true) : kept
}
