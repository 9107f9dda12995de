import { EULA_VERSION, PRIVACY_VERSION } from './terms.ts'

/** A version of each document. */
export interface TermsVersions {
  eula: number
  privacy: number
}

/** D27: the document versions in this app. */
export const SHOWN_TERMS: TermsVersions = { eula: EULA_VERSION, privacy: PRIVACY_VERSION }

export type TermsDocument = keyof TermsVersions

export const TERMS_DOCUMENTS: readonly TermsDocument[] = ['eula', 'privacy']

/** What the server reports about the documents. */
export interface ServerTerms {
  /** Null until it reports them. */
  required: TermsVersions | null
  /** The documents that the operator hosts on its own page. */
  hosted: readonly TermsDocument[]
}

/**
 * The versions that a person can read and accept here: for a document hosted by the operator the one that the server
 * requires, otherwise the one in this app. [ACC-36]
 */
export function offeredTerms({ required, hosted }: ServerTerms, shown = SHOWN_TERMS): TermsVersions {
  const offered = (name: TermsDocument): number =>
    required !== null && hosted.includes(name) ? required[name] : shown[name]
  return { eula: offered('eula'), privacy: offered('privacy') }
}

/**
 * The documents that the person has to accept before continuing. Never a version that this app cannot show: a server
 * newer than the app would cause a loop, and the app needs an update then. [ACC-16]
 */
export function termsToAccept(
  accepted: TermsVersions,
  server: ServerTerms,
  shown = SHOWN_TERMS,
): TermsDocument[] {
  const { required } = server
  if (required === null) return []
  const offered = offeredTerms(server, shown)
  return TERMS_DOCUMENTS.filter((name) => accepted[name] < Math.min(required[name], offered[name]))
}

/** The server requires documents that only a newer version of this app has. [ACC-16] */
export function needsNewerApp(server: ServerTerms, shown = SHOWN_TERMS): boolean {
  const { required } = server
  const offered = offeredTerms(server, shown)
  return required !== null && TERMS_DOCUMENTS.some((name) => required[name] > offered[name])
}
