import { finishName, folded, type NameFault } from '../writtenName.ts'
import { err, ok, type Result } from '../result.ts'
import { UNTOLD, type Medication } from './medication.ts'

export type MedicationFault = NameFault | 'already-exists'

/** By its name alone: all else is told later, or never. [MED-1] */
export function namedMedication(id: string, typed: string): Result<Medication, NameFault> {
  const name = finishName(typed)
  if (!name.ok) return name
  return ok({ ...UNTOLD, id, commonName: name.value })
}

/** `medications` are those of the profile. [MED-1, MED-2] */
export function newMedication(
  medications: readonly Medication[],
  { id, name }: { id: string; name: string },
): Result<Medication, MedicationFault> {
  const made = namedMedication(id, name)
  if (!made.ok) return made
  return sameAs(medications, made.value) === undefined ? made : err('already-exists')
}

/** The one of the profile that is the same in all by which two are told apart. [MED-2] */
export const sameAs = (medications: readonly Medication[], wanted: Medication): Medication | undefined =>
  medications.find((one) => one.id !== wanted.id && likeness(one) === likeness(wanted))

const likeness = (medication: Medication): string => {
  const { brandName, commonName, dosageUnits, strength, strengthUnits } = medication
  // Without a strength its units say nothing: another client may leave them out.
  const units = strength === '' ? '' : strengthUnits
  return JSON.stringify([brandName ?? '', commonName, dosageUnits, strength, units].map(folded))
}
