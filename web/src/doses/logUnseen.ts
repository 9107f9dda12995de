import { newDose, type DoseFault, type DoseForm } from '@reprieve/domain/doses/logDose.ts'
import {
  formNamed,
  writtenMedication,
  type MedicationFault,
} from '@reprieve/domain/medications/addMedication.ts'
import { medicationText } from '@reprieve/domain/medications/medication.ts'
import type { Result } from '@reprieve/domain/result.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'
import { keepDraft } from '../local/drafts.ts'
import type { Diary } from '../local/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { addUnseen } from '../medications/medicationTable.ts'
import { addDoses } from './doseTable.ts'

/** Written while the app lock was closed: whether the medicine is known is asked after unlocking. [LOCK-11] */
export const UNSEEN_DOSE_KIND = 'dose-unseen'

export interface Unseen {
  /** Of the form: a second press of the button logs nothing. */
  id: string
  name: string
  form: DoseForm
  /** What its time is judged by, where that is not now. */
  judgedAt?: Instant
}

/**
 * A dose by the name of what was taken. Its time is asked about before anything is written, and the medicine gets no id
 * of the form: what a failed press had left under a first name would be shown in the place of the second. [DOSE-8]
 */
export async function logUnseen(
  diary: Diary,
  { id, name, form, judgedAt = diary.now() }: Unseen,
): Promise<Result<undefined, DoseFault | MedicationFault | StorageFault>> {
  const begun = { id, medication: { id: '', text: name }, asksAfter: null }
  const made = newDose(begun, form, judgedAt)
  if (!made.ok) return made
  if (diary.codec.isLocked) return keepUnseen(diary, { id, name, form })
  const added = await addUnseen(diary, { name })
  if (!added.ok) return added
  const what = { ...made.value.what, id: added.value.id, text: medicationText(added.value) }
  return addDoses(diary, [{ ...made.value, what }])
}

/** What can be said against it is said now: after unlocking nobody is there to mend it. */
async function keepUnseen(
  diary: Diary,
  { id, name, form }: Unseen,
): Promise<Result<undefined, MedicationFault | StorageFault>> {
  const named = writtenMedication(id, formNamed(name))
  if (!named.ok) return named
  return keepDraft(diary, { id, kind: UNSEEN_DOSE_KIND, value: { name, form } })
}
