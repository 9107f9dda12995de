import type { DetailRow } from '@reprieve/domain/reports/sectionFacts.ts'
import { partConcept, type PartCode } from './codings.ts'
import type { FhirWords } from './fhirSource.ts'
import { fhirTexts } from './resource.ts'

/** One for each name, as the person has it. [FHIR-3] */
export const partsOf = (part: PartCode, names: readonly string[] | undefined, words: FhirWords) =>
  fhirTexts(names).map((text) => ({
    code: partConcept(part, words.parts[part]),
    valueCodeableConcept: { text },
  }))

/** What is told from memory is told to be so; of the rest nothing is said. [FHIR-3] */
export const laterPart = ({ isWrittenLater }: Pick<DetailRow, 'isWrittenLater'>, words: FhirWords) =>
  isWrittenLater ? [{ code: partConcept('later', words.parts.later), valueBoolean: true }] : []
