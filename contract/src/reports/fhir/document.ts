import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { AUTHOR } from './codings.ts'
import type { FhirContext, FhirDocument } from './fhirSource.ts'
import { fhirMoment } from './fhirTime.ts'
import { fhirText, type FhirReference, type Resource } from './resource.ts'

/** The words that who looks for such a document knows it by, in every language the same. */
const DOCUMENT_TYPE = 'Patient-reported pain diary'

/** The PDF itself is another file: by size and hash it is known to be the one that belongs to this. [FHIR-6] */
export function documentReference(
  { title, size, sha1 }: FhirDocument,
  { patient, made, language }: Pick<FhirContext, 'patient'> & { made: LocalInstant; language: string },
): Resource {
  const date = fhirMoment(made)
  return {
    resourceType: 'DocumentReference',
    status: 'current',
    type: { text: DOCUMENT_TYPE },
    subject: patient,
    date,
    author: [patient],
    content: [
      {
        attachment: {
          contentType: 'application/pdf',
          language,
          size,
          hash: sha1,
          title: fhirText(title),
          creation: date,
        },
      },
    ],
  }
}

export const deviceOf = ({ words }: Pick<FhirContext, 'words'>): Resource => ({
  resourceType: 'Device',
  deviceName: [{ name: words.productName, type: 'user-friendly-name' }],
})

/** By the patient, with the app; no clinician has seen any of it. [FHIR-6] */
export const provenanceOf = (
  target: readonly FhirReference[],
  { patient, device, made }: Pick<FhirContext, 'patient'> & { device: FhirReference; made: LocalInstant },
): Resource => ({
  resourceType: 'Provenance',
  target,
  recorded: fhirMoment(made),
  agent: [{ type: AUTHOR, who: patient }],
  entity: [{ role: 'source', what: device }],
})
