import type { Medication } from '@reprieve/domain/medications/medication.ts'

type LabelOf = (reference: { id: string; text: string }) => string

/** A medicine without a brand is told as what the specification calls it. [MED-8] */
export function withGeneric(labelOf: LabelOf, medications: readonly Medication[], generic: string): LabelOf {
  const withoutBrand = new Set(medications.filter(({ brandName }) => brandName === null).map(({ id }) => id))
  return (reference) =>
    withoutBrand.has(reference.id) ? `${reference.text} (${generic})` : labelOf(reference)
}
