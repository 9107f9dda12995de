import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { medicationsByAnyId } from '@reprieve/domain/medications/medicationsByAnyId.ts'

type LabelOf = (reference: { id: string; text: string }) => string

/** A medicine by its current name in the page's language; without a brand it is shown as Generic. [MED-3, MED-8] */
export function withMedicationNames(
  labelOf: LabelOf,
  medications: readonly Medication[],
  nameOf: (medication: Medication) => string,
): LabelOf {
  const known = medicationsByAnyId(medications)
  return (reference) => {
    const medication = known.get(reference.id)
    return medication === undefined ? labelOf(reference) : nameOf(medication)
  }
}
