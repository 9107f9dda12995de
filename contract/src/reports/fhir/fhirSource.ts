import type { Condition } from '@reprieve/domain/conditions/condition.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import type { PainPattern } from '@reprieve/domain/records/painRecord.ts'
import type { ReportedDose } from '@reprieve/domain/reports/facts/reportedDoses.ts'
import type { PatientFacts } from '@reprieve/domain/reports/sectionFacts.ts'
import type { ReportedMedication } from '@reprieve/domain/reports/summaryFacts.ts'
import type { ReportedEntry } from '@reprieve/domain/reports/table/reportedEntry.ts'
import type { Measure } from '@reprieve/domain/signals/measures.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { SharedResponse } from '../../questionnaires/toldResponse.ts'
import type { PartCode } from './codings.ts'
import type { ReportedDayValue } from '@reprieve/domain/reports/facts/reportedDayValue.ts'
import type { FhirReference, Namer } from './resource.ts'

/** What a Bundle is made from: only the content of the report. */
export interface FhirSource {
  /** A uuid unique to this report's owner: ids of days and catalogue entries are the same for everybody. */
  seed: string
  language: Language
  made: LocalInstant
  /** Null if the report contains no personal data. */
  patient: Pick<PatientFacts, 'name' | 'gender' | 'birth'> | null
  conditions: readonly FhirCondition[]
  medications: readonly FhirMedication[]
  /** Doses that were logged separately; none if the report leaves out medicines. */
  doses?: Iterable<ReportedDose>
  /** Rows with the chosen fields; fields that are left out are masked, not called unknown. */
  entries: Iterable<ReportedEntry>
  /** Each completed questionnaire; none if the report contains no single entries. */
  responses?: Iterable<SharedResponse>
  /** What devices measured; none unless the report contains it. */
  dayValues?: Iterable<ReportedDayValue>
  pdf: FhirDocument
  words: FhirWords
}

export interface FhirCondition extends Pick<Condition, 'id' | 'aliases' | 'firstSymptom' | 'diagnosed'> {
  label: string
}

export type FhirMedication = ReportedMedication & Pick<Medication, 'id' | 'components'>

export interface FhirDocument {
  title: string
  size: number
  /** SHA-1 in base64, as R4 requires. */
  sha1: string
}

/** Texts in the language of the report. */
export interface FhirWords {
  /** The name of each component. */
  parts: Readonly<Record<PartCode, string>>
  /** The names that mean that nothing was tried: they must not be read as something that helped. */
  nothing: ReadonlySet<string>
  severity: string
  /** With the ends of its scale: other scores rise as things get worse. */
  reflection: string
  /** The title of a score with its range. */
  scoreOf: (form: { title: string; least: number; most: number }) => string
  measureOf: (measure: Measure) => string
  sourceOf: (source: string) => string
  diagnosed: string
  productName: string
  patternOf: (pattern: PainPattern) => string
  /** "Naproxen - 500 mg", without µ. */
  medicationOf: (medication: FhirMedication) => string
  unitOf: (units: string) => string
  takenOf: (medication: Pick<Medication, 'takeAs' | 'dosages' | 'dosageUnits'>) => string | null
}

/** What every FHIR resource is made with: the names, the patient and the words. */
export interface FhirContext {
  nameOf: Namer
  patient: FhirReference
  words: FhirWords
}
