import { isBroughtEntry } from '../conditions/likeness.ts'
import { folded } from '../writtenName.ts'
import type { Medication } from './medication.ts'

type MedicationIdentity = Pick<
  Medication,
  'commonName' | 'number' | 'names' | 'brandName' | 'dosageUnits' | 'strength' | 'strengthUnits'
>

/**
 * By what a medication is told apart: its brand, units, strength and strength units, with the entry that it is, and
 * with each name that it has. Two that share one of these are the same. [MED-2]
 */
export function medicationLikenesses(medication: MedicationIdentity): string[] {
  const { commonName, number, names, brandName, dosageUnits, strength, strengthUnits } = medication
  // Without a strength its units say nothing: another client may leave them out.
  const units = strength === '' ? '' : strengthUnits
  const rest = [brandName ?? '', dosageUnits, strength, units].map(folded)
  const called = [commonName, ...Object.values(names)].map((name) => JSON.stringify([folded(name), ...rest]))
  return [...new Set(isBroughtEntry(number) ? [JSON.stringify([number, ...rest]), ...called] : called)]
}

/** The other one of the profile that is the same in all by which two are told apart. [MED-2] */
export function alikeMedication<One extends MedicationIdentity & { id: string }>(
  list: readonly One[],
  wanted: MedicationIdentity & { id: string },
): One | undefined {
  const likenesses = new Set(medicationLikenesses(wanted))
  return list.find(
    (one) => one.id !== wanted.id && medicationLikenesses(one).some((likeness) => likenesses.has(likeness)),
  )
}
