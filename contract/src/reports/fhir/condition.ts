import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { ACTIVE, UNCONFIRMED } from './codings.ts'
import type { FhirCondition, FhirContext } from './fhirSource.ts'
import { fhirDay, fhirMoment } from './fhirTime.ts'
import { fhirText, type Entry } from './resource.ts'

/** A day of a diagnosis is the patient's word too, so it confirms nothing. [FHIR-4] */
export function conditionEntry(
  { id, label, firstSymptom, diagnosed }: FhirCondition,
  { nameOf, patient, words, made }: FhirContext & { made: LocalInstant },
): Entry {
  const since = fhirDay(diagnosed)
  const resource = {
    resourceType: 'Condition',
    clinicalStatus: ACTIVE,
    verificationStatus: UNCONFIRMED,
    code: { text: fhirText(label) ?? '?' },
    subject: patient,
    onsetDateTime: fhirDay(firstSymptom),
    // When it came to be in this file: when the person wrote it down is not kept.
    recordedDate: fhirMoment(made),
    asserter: patient,
    note: since === undefined ? undefined : [{ text: `${words.diagnosed}: ${since}` }],
  }
  return { fullUrl: nameOf('condition', id), resource }
}
