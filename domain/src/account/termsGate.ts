import { EULA_VERSION, PRIVACY_VERSION } from './terms.ts'

/** A version of each document. */
export interface TermsVersions {
  eula: number
  privacy: number
}

/** D27: to accept is to accept the words of these versions. */
export const SHOWN_TERMS: TermsVersions = { eula: EULA_VERSION, privacy: PRIVACY_VERSION }

export type TermsDocument = keyof TermsVersions

export const TERMS_DOCUMENTS: readonly TermsDocument[] = ['eula', 'privacy']

interface Terms {
  accepted: TermsVersions
  /** What the server asks for; null as long as it has not said. */
  required: TermsVersions | null
  shown?: TermsVersions
}

/**
 * The documents that the person has to accept before going on. Never words that this app cannot show: a server that is
 * ahead of the app would lead in a circle, and what is missing then is an update. [ACC-16]
 */
export function termsToAccept({ accepted, required, shown = SHOWN_TERMS }: Terms): TermsDocument[] {
  if (required === null) return []
  return TERMS_DOCUMENTS.filter((name) => accepted[name] < Math.min(required[name], shown[name]))
}
