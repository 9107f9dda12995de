import type { DetailRow } from '@reprieve/domain/reports/sectionFacts.ts'
import { partConcept, type PartCode } from './codings.ts'
import type { FhirWords } from './fhirSource.ts'
import { fhirTexts } from './resource.ts'

/** One component per name, in the person's words. [FHIR-3] */
export const partComponents = (part: PartCode, names: readonly string[] | undefined, words: FhirWords) =>
  fhirTexts(names).map((text) => ({
    code: partConcept(part, words.parts[part]),
    valueCodeableConcept: { text },
  }))

/** Marks an entry written later from memory; other entries have no mark. [FHIR-3] */
export const laterPart = ({ isWrittenLater }: Pick<DetailRow, 'isWrittenLater'>, words: FhirWords) =>
  isWrittenLater ? [{ code: partConcept('later', words.parts.later), valueBoolean: true }] : []
