import type { ReportedEntry } from '@reprieve/domain/reports/table/reportedEntry.ts'
import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { conditionEntry } from './condition.ts'
import { deviceResource, documentReference, provenanceResource } from './document.ts'
import { dayValueEntry } from './dayValueObservation.ts'
import { doseEntry } from './dose.ts'
import type { FhirContext, FhirSource } from './fhirSource.ts'
import { fhirMoment } from './fhirTime.ts'
import { medicationEntry } from './medicationStatement.ts'
import { painEntries } from './painObservation.ts'
import { patientResource } from './patient.ts'
import { responseEntries } from './questionnaireResponse.ts'
import { reflectionEntry } from './reflectionObservation.ts'
import { createNamer, type BundleEntry, type FhirReference, type Namer } from './resource.ts'

export const FHIR_TYPE = 'application/fhir+json'

/** R4 identifies Chinese by region, not by script (D49). [FHIR-8] */
export const fhirLanguage = (language: Language): string =>
  language === 'zh-rCN' ? 'zh-CN' : intlTag(language)

/**
 * The file in pieces of one entry: ten thousand records make thousands of entries, and the text is held only once.
 * [FHIR-7]
 */
export function* bundleText(source: FhirSource): Generator<string, void> {
  const { seed, made, language } = source
  const head = {
    resourceType: 'Bundle',
    language: fhirLanguage(language),
    identifier: { system: 'urn:ietf:rfc:3986', value: createNamer(seed)('bundle', String(made.at)) },
    type: 'collection',
    timestamp: fhirMoment(made),
  }
  // The entries follow inside the same braces.
  yield `${JSON.stringify(head).slice(0, -1)},"entry":[`
  let isFirst = true
  for (const entry of entriesOf(source)) {
    yield `${isFirst ? '' : ','}${JSON.stringify(entry)}`
    isFirst = false
  }
  yield ']}'
}

function* entriesOf(source: FhirSource): Generator<BundleEntry, void> {
  const { seed, made, language, words, conditions } = source
  const nameOf = createNamer(seed)
  const [patient, device] = [nameOf('patient', ''), nameOf('device', '')]
  const said: FhirContext = { nameOf, patient: { reference: patient }, words }
  yield { fullUrl: patient, resource: patientResource(source.patient) }
  yield { fullUrl: device, resource: deviceResource(said) }

  const marked: FhirReference[] = []
  const mark = (entry: BundleEntry): BundleEntry => {
    marked.push({ reference: entry.fullUrl })
    return entry
  }
  const document = documentReference(source.pdf, { ...said, made, language: fhirLanguage(language) })
  yield mark({ fullUrl: nameOf('document', String(made.at)), resource: document })
  for (const condition of conditions) yield mark(conditionEntry(condition, { ...said, made }))
  const conditionOf = conditionNames(conditions, nameOf)
  const statedWith = { ...said, language, today: dayOf(made), conditionOf }
  for (const medication of source.medications) yield mark(medicationEntry(medication, statedWith))
  for (const dose of source.doses ?? []) yield mark(doseEntry(dose, said))
  for (const entry of source.entries) {
    const [first, ...members] = observations(entry, said)
    if (first !== undefined) yield mark(first)
    // Not marked themselves: the observation that they belong to is.
    yield* members
  }
  for (const value of source.dayValues ?? []) yield mark(dayValueEntry(value, said))
  for (const response of source.responses ?? [])
    for (const entry of responseEntries(response, said)) yield mark(entry)
  const resource = provenanceResource(marked, { ...said, device: { reference: device }, made })
  yield { fullUrl: nameOf('provenance', String(made.at)), resource }
}

/** Conditions by every id that a medicine may use: merged duplicates are one condition here (D29). */
function conditionNames(conditions: FhirSource['conditions'], nameOf: Namer) {
  const named = conditions.flatMap(({ id, aliases = [] }) =>
    [id, ...aliases].map((known) => [known, nameOf('condition', id)] as const),
  )
  const names = new Map(named)
  return (id: string): string | undefined => names.get(id)
}

function observations({ id, offset, row }: ReportedEntry, said: FhirContext): readonly BundleEntry[] {
  return row.is === 'record' ? painEntries({ id, offset, row }, said) : [reflectionEntry({ id, row }, said)]
}
