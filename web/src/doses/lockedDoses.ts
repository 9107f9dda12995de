import { toFields } from '@reprieve/contract/fields.ts'
import { newDose, type DoseFault, type DoseForm } from '@reprieve/domain/doses/logDose.ts'
import {
  formNamed,
  validateMedication,
  type MedicationFault,
} from '@reprieve/domain/medications/addMedication.ts'
import { medicationText } from '@reprieve/domain/medications/medication.ts'
import type { Result } from '@reprieve/domain/result.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'
import { type Draft, endDraft, offeredDrafts, storeDraft } from '../local/drafts.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { addMedicationByName } from '../medications/medicationTable.ts'
import { addDoses } from './doseTable.ts'

/** Written while the app was locked: whether the medicine is known is checked after unlocking. [LOCK-11] */
const LOCKED_DOSE_KIND = 'dose-unseen'

export interface NamedDose {
  /** The id of the form: a second press of the button logs nothing. */
  id: string
  name: string
  form: DoseForm
  /** The time against which the dose's time is validated, if that is not now. */
  judgedAt?: Instant
}

/**
 * Logs a dose by the name of the medicine. The time is validated before anything is written, and the medicine does not
 * get the form's id: otherwise a failed press with a first name would show up instead of the second. [DOSE-8]
 */
export async function logDoseByName(
  diary: Diary,
  { id, name, form, judgedAt = diary.now() }: NamedDose,
): Promise<Result<undefined, DoseFault | MedicationFault | StorageFault>> {
  const begun = { id, medication: { id: '', text: name }, asksAfter: null }
  const made = newDose(begun, form, judgedAt)
  if (!made.ok) return made
  if (diary.codec.isLocked) return keepUnseen(diary, { id, name, form })
  const added = await addMedicationByName(diary, { name })
  if (!added.ok) return added
  const what = { ...made.value.what, id: added.value.id, text: medicationText(added.value) }
  return addDoses(diary, [{ ...made.value, what }])
}

/** Validates now: after unlocking nobody is there to correct it. */
async function keepUnseen(
  diary: Diary,
  { id, name, form }: NamedDose,
): Promise<Result<undefined, MedicationFault | StorageFault>> {
  const named = validateMedication(id, formNamed(name))
  if (!named.ok) return named
  return storeDraft(diary, { id, kind: LOCKED_DOSE_KIND, value: { name, form } })
}

/**
 * Runs after unlocking, the oldest first. If interrupted it is repeated: a dose has the id of its form, and is logged
 * once. [LOCK-11, DOSE-8]
 */
export async function logLockedDoses(diary: Diary): Promise<void> {
  const drafts = await offeredDrafts(diary)
  for (const draft of drafts.reverse()) {
    const unseen = unseenFrom(draft)
    if (unseen === null) continue
    // It was validated when written. If the clock was ahead then, it would be in the future at each unlocking.
    const judgedAt = Math.max(diary.now(), unseen.form.taken.at)
    const logged = await logDoseByName(diary, { ...unseen, judgedAt })
    if (logged.ok) await endDraft(diary, draft.id)
  }
}

/** An unreadable entry stays where it is, and is counted among the drafts. */
function unseenFrom({ id, kind, value }: Draft): NamedDose | null {
  const { name, form } = toFields(value)
  const { taken } = toFields(form)
  const { at, offset } = toFields(taken)
  const isRead =
    kind === LOCKED_DOSE_KIND &&
    typeof name === 'string' &&
    typeof at === 'number' &&
    typeof offset === 'number'
  return isRead ? { id, name, form: form as DoseForm } : null
}
