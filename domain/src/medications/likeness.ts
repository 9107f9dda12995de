import { isBuiltInEntry } from '../conditions/likeness.ts'
import { foldName } from '../writtenName.ts'
import type { Medication } from './medication.ts'

type MedicationIdentity = Pick<
  Medication,
  'commonName' | 'number' | 'names' | 'brandName' | 'dosageUnits' | 'strength' | 'strengthUnits'
>

/**
 * Keys that identify a medication: brand, units, strength and strength units, combined with its catalogue entry and
 * with each of its names. Two that share a key are the same. [MED-2]
 */
export function medicationLikenesses(medication: MedicationIdentity): string[] {
  const { commonName, number, names, brandName, dosageUnits, strength, strengthUnits } = medication
  // Without a strength its units mean nothing: another client may leave them out.
  const units = strength === '' ? '' : strengthUnits
  const rest = [brandName ?? '', dosageUnits, strength, units].map(foldName)
  const called = [commonName, ...Object.values(names)].map((name) =>
    JSON.stringify([foldName(name), ...rest]),
  )
  return [...new Set(isBuiltInEntry(number) ? [JSON.stringify([number, ...rest]), ...called] : called)]
}

/** Another medication in the profile that shares an identifying key. [MED-2] */
export function alikeMedication<One extends MedicationIdentity & { id: string }>(
  list: readonly One[],
  wanted: MedicationIdentity & { id: string },
): One | undefined {
  const likenesses = new Set(medicationLikenesses(wanted))
  return list.find(
    (one) => one.id !== wanted.id && medicationLikenesses(one).some((likeness) => likenesses.has(likeness)),
  )
}
