import type { Condition } from '@reprieve/domain/conditions/condition.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import type { PainPattern } from '@reprieve/domain/records/painRecord.ts'
import type { ToldDose } from '@reprieve/domain/reports/facts/toldDoses.ts'
import type { PatientFacts } from '@reprieve/domain/reports/sectionFacts.ts'
import type { ToldMedication } from '@reprieve/domain/reports/summaryFacts.ts'
import type { ToldEntry } from '@reprieve/domain/reports/table/toldEntry.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { ToldResponse } from '../../questionnaires/toldResponse.ts'
import type { PartCode } from './codings.ts'
import type { FhirReference, Namer } from './resource.ts'

/** What a Bundle is made of: what the report tells, and no more. */
export interface FhirSource {
  /** A uuid that nobody else has: ids of days and of entries of the catalogue are the same for everybody. */
  seed: string
  language: Language
  made: LocalInstant
  /** Null where the report tells nothing of the person. */
  patient: Pick<PatientFacts, 'name' | 'gender' | 'birth'> | null
  conditions: readonly FhirCondition[]
  medications: readonly FhirMedication[]
  /** Doses that were logged by themselves; none where the report tells of no medicines. */
  doses?: Iterable<ToldDose>
  /** Rows of what was chosen; what is not in them is masked, and not said to be unknown. */
  entries: Iterable<ToldEntry>
  /** Each time that a questionnaire was answered; none where the report tells of no single entries. */
  responses?: Iterable<ToldResponse>
  pdf: FhirDocument
  words: FhirWords
}

export interface FhirCondition extends Pick<Condition, 'id' | 'aliases' | 'firstSymptom' | 'diagnosed'> {
  label: string
}

export type FhirMedication = ToldMedication & Pick<Medication, 'id' | 'components'>

export interface FhirDocument {
  title: string
  size: number
  /** SHA-1 in base 64, as R4 wants it. */
  sha1: string
}

/** How it is told in the language of the report. */
export interface FhirWords {
  /** What a component tells of. */
  parts: Readonly<Record<PartCode, string>>
  /** The names that say that nothing was tried: nobody may read of them that they helped. */
  nothing: ReadonlySet<string>
  severity: string
  /** With the ends of its scale: other scores rise with what is bad. */
  reflection: string
  /** What a score is of, and from what to what it can be. */
  scoreOf: (form: { title: string; least: number; most: number }) => string
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
