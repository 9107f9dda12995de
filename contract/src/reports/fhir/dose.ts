import type { ReportedDose } from '@reprieve/domain/reports/facts/reportedDoses.ts'
import type { FhirContext } from './fhirSource.ts'
import { fhirMoment } from './fhirTime.ts'
import { fhirText, type BundleEntry } from './resource.ts'

/** An administration, reported by the patient: a statement would be read as part of a medication list. [FHIR-9] */
export function doseEntry({ id, when, label }: ReportedDose, { nameOf, patient }: FhirContext): BundleEntry {
  const resource = {
    resourceType: 'MedicationAdministration',
    status: 'completed',
    medicationCodeableConcept: { text: fhirText(label) ?? '?' },
    subject: patient,
    effectiveDateTime: fhirMoment(when),
    performer: [{ actor: patient }],
  }
  return { fullUrl: nameOf('dose', id), resource }
}
