import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { AUTHOR } from './codings.ts'
import type { FhirContext, FhirDocument } from './fhirSource.ts'
import { fhirMoment } from './fhirTime.ts'
import { fhirText, type FhirReference, type Resource } from './resource.ts'

/** The document type, the same text in every language, so that readers can search for it. */
const DOCUMENT_TYPE = 'Patient-reported pain diary'

/** The PDF is a separate file, identified by its size and hash. [FHIR-6] */
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

export const deviceResource = ({ words }: Pick<FhirContext, 'words'>): Resource => ({
  resourceType: 'Device',
  deviceName: [{ name: words.productName, type: 'user-friendly-name' }],
})

/** Written by the patient with the app; no clinician has reviewed it. [FHIR-6] */
export const provenanceResource = (
  target: readonly FhirReference[],
  { patient, device, made }: Pick<FhirContext, 'patient'> & { device: FhirReference; made: LocalInstant },
): Resource => ({
  resourceType: 'Provenance',
  target,
  recorded: fhirMoment(made),
  agent: [{ type: AUTHOR, who: patient }],
  entity: [{ role: 'source', what: device }],
})
