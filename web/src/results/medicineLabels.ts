import { byAnyId } from '@reprieve/domain/medications/byAnyId.ts'
import { shownMedication, type Medication } from '@reprieve/domain/medications/medication.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'

type LabelOf = (reference: { id: string; text: string }) => string

interface Words {
  language: Language
  /** What the specification calls one without a brand. */
  generic: string
}

/** A medicine by its words of today, in the language of the page; without a brand it is told as Generic. [MED-3, MED-8] */
export function withGeneric(
  labelOf: LabelOf,
  medications: readonly Medication[],
  { language, generic }: Words,
): LabelOf {
  const known = byAnyId(medications)
  return (reference) => {
    const medication = known.get(reference.id)
    if (medication === undefined) return labelOf(reference)
    return shownMedication({ ...medication, brandName: medication.brandName ?? generic }, language)
  }
}
