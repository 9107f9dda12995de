import { partNames, strengthParts } from '@reprieve/domain/medications/mixture.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import { dosagesToFhir } from './dosage.ts'
import type { FhirContext, FhirMedication } from './fhirSource.ts'
import { fhirDay } from './fhirTime.ts'
import { dosageUnit, strengthUnit } from './fhirUnits.ts'
import { fhirText, nonEmptyOrUndefined, type BundleEntry } from './resource.ts'

export interface StatementContext extends FhirContext {
  language: Language
  today: LocalDay
  /** The file's name of a condition by id; undefined if the report does not contain it. */
  conditionOf: (id: string) => string | undefined
}

/** [FHIR-5] */
export function medicationEntry(medication: FhirMedication, said: StatementContext): BundleEntry {
  const { nameOf, patient, words, conditionOf } = said
  const reasons = medication.purpose.map(({ id }) => conditionOf(id)).filter((name) => name !== undefined)
  const resource = {
    resourceType: 'MedicationStatement',
    ...medicineOf(medication, said),
    status: statusOf(medication, said.today),
    subject: patient,
    effectivePeriod: periodOf(medication),
    informationSource: patient,
    reasonReference: nonEmptyOrUndefined([...new Set(reasons)].map((reference) => ({ reference }))),
    dosage: nonEmptyOrUndefined(dosagesToFhir(medication, words)),
  }
  return { fullUrl: nameOf('medication', medication.id), resource }
}

type Dates = Pick<FhirMedication, 'startDate' | 'endDate'>

function statusOf({ startDate, endDate }: Dates, today: LocalDay): string {
  const [start, end] = [fhirDay(startDate), fhirDay(endDate)]
  if (end !== undefined && end < today) return 'completed'
  return start !== undefined && start > today ? 'intended' : 'active'
}

/** R4 has no period that ends before it starts. */
function periodOf({ startDate, endDate }: Dates) {
  const [start, end] = [fhirDay(startDate), fhirDay(endDate)]
  if (start === undefined && end === undefined) return undefined
  return start !== undefined && end !== undefined && end < start ? undefined : { start, end }
}

const CONTAINED = 'medicine'

/** Its name, or for a mixture the ingredients with the strength of each. */
function medicineOf(medication: FhirMedication, { words, language }: StatementContext) {
  const text = fhirText(words.medicationOf(medication)) ?? '?'
  const { components, commonName: englishName, names } = medication
  const name = names[language] ?? englishName
  const parts = partNames({ components, name, englishName })
  if (parts.length < 2) return { medicationCodeableConcept: { text } }
  const strengths = strengthParts(medication.strength, parts.length)
  const ingredient = parts.map((part, at) => ({
    itemCodeableConcept: { text: fhirText(part) ?? '?' },
    strength: strengthOf(strengths[at] ?? '', medication, words.unitOf(medication.dosageUnits)),
  }))
  return {
    contained: [{ resourceType: 'Medication', id: CONTAINED, code: { text }, ingredient }],
    medicationReference: { reference: `#${CONTAINED}` },
  }
}

const PLAIN = /^\d+(?:\.\d+)?$/

/** The strength per tablet, or per whatever unit the dosage is counted in. */
function strengthOf(part: string, { strengthUnits, dosageUnits }: FhirMedication, unit: string) {
  if (!PLAIN.test(part)) return undefined
  return {
    numerator: { value: Number(part), ...strengthUnit(strengthUnits) },
    denominator: { value: 1, ...dosageUnit(dosageUnits, unit) },
  }
}
