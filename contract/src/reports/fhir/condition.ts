import { ACTIVE, UNCONFIRMED } from './codings.ts'
import type { FhirCondition, Said } from './fhirSource.ts'
import { fhirDay } from './fhirTime.ts'
import { fhirText, type Entry } from './resource.ts'

/** A day of a diagnosis is the patient's word too, so it confirms nothing. [FHIR-4] */
export function conditionEntry(
  { id, label, firstSymptom, diagnosed }: FhirCondition,
  { nameOf, patient, words }: Said,
): Entry {
  const since = fhirDay(diagnosed)
  const resource = {
    resourceType: 'Condition',
    clinicalStatus: ACTIVE,
    verificationStatus: UNCONFIRMED,
    code: { text: fhirText(label) ?? '?' },
    subject: patient,
    onsetDateTime: fhirDay(firstSymptom),
    asserter: patient,
    note: since === undefined ? undefined : [{ text: `${words.diagnosed}: ${since}` }],
  }
  return { fullUrl: nameOf('condition', id), resource }
}
