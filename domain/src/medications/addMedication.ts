import { err, ok, type Result } from '../result.ts'
import { finishName, type NameFault } from '../writtenName.ts'
import { writtenText } from '../writtenText.ts'
import { alikeMedication } from './likeness.ts'
import {
  DEFAULT_DOSAGE_UNITS,
  DEFAULT_STRENGTH_UNITS,
  EMPTY_MEDICATION,
  type Medication,
} from './medication.ts'

/** All editable data of a medication: from the search and from the editor. */
export type MedicationForm = Omit<Medication, 'id' | 'aliases'>

export type MedicationFault = NameFault | 'end-before-start' | 'already-exists'

/** A form with only a name: everything else can follow later, or never. [MED-1] */
export const formNamed = (commonName: string): MedicationForm => ({ ...EMPTY_MEDICATION, commonName })

/** Validates a medication without checking the profile for duplicates. [MED-1, MED-16, MED-20] */
export function validateMedication(
  id: string,
  form: MedicationForm,
): Result<Medication, NameFault | 'end-before-start'> {
  const name = finishName(form.commonName)
  if (!name.ok) return name
  if (endsBeforeStart(form)) return err('end-before-start')
  return ok({
    ...form,
    id,
    commonName: name.value,
    strengthUnits: form.strengthUnits === '' ? DEFAULT_STRENGTH_UNITS : form.strengthUnits,
    dosageUnits: form.dosageUnits === '' ? DEFAULT_DOSAGE_UNITS : form.dosageUnits,
    notes: writtenText(form.notes).trim(),
    specialInstructions: writtenText(form.specialInstructions).trim(),
  })
}

/** `medications`: the profile's; when editing, `id` is one of them. [MED-1, MED-2, MED-21] */
export function finishMedication(
  medications: readonly Medication[],
  id: string,
  form: MedicationForm,
): Result<Medication, MedicationFault> {
  const made = validateMedication(id, form)
  if (!made.ok) return made
  return alikeMedication(medications, made.value) === undefined ? made : err('already-exists')
}

/** Dates sort as text. [MED-20] */
export const endsBeforeStart = ({ startDate, endDate }: Pick<Medication, 'startDate' | 'endDate'>): boolean =>
  startDate !== null && endDate !== null && endDate < startDate
