import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { ACTIVE, UNCONFIRMED } from './codings.ts'
import type { FhirCondition, FhirContext } from './fhirSource.ts'
import { fhirDay, fhirMoment } from './fhirTime.ts'
import { fhirText, type BundleEntry } from './resource.ts'

/** The date of a diagnosis is also only the patient's statement, so it confirms nothing. [FHIR-4] */
export function conditionEntry(
  { id, label, firstSymptom, diagnosed }: FhirCondition,
  { nameOf, patient, words, made }: FhirContext & { made: LocalInstant },
): BundleEntry {
  const since = fhirDay(diagnosed)
  const resource = {
    resourceType: 'Condition',
    clinicalStatus: ACTIVE,
    verificationStatus: UNCONFIRMED,
    code: { text: fhirText(label) ?? '?' },
    subject: patient,
    onsetDateTime: fhirDay(firstSymptom),
    // When the file was made: the time the person entered it is not stored.
    recordedDate: fhirMoment(made),
    asserter: patient,
    note: since === undefined ? undefined : [{ text: `${words.diagnosed}: ${since}` }],
  }
  return { fullUrl: nameOf('condition', id), resource }
}
