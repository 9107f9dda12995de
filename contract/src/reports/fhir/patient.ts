import type { Gender } from '@reprieve/domain/account/profile.ts'
import type { FhirSource } from './fhirSource.ts'
import { fhirDay } from './fhirTime.ts'
import { fhirText, type Resource } from './resource.ts'

const GENDERS: Record<Gender, string> = { f: 'female', m: 'male', o: 'other' }

/** An unnamed patient if the report names nobody: everything in the file belongs to one person. */
export function patientResource(patient: FhirSource['patient']): Resource {
  const name = fhirText(patient?.name)
  return {
    resourceType: 'Patient',
    name: name === undefined ? undefined : [{ text: name }],
    gender: patient?.gender ? GENDERS[patient.gender.is] : undefined,
    birthDate: fhirDay(patient?.birth?.day ?? null),
  }
}
