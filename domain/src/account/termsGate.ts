import { EULA_VERSION, PRIVACY_VERSION } from './terms.ts'

/** A version of each document. */
export interface TermsVersions {
  eula: number
  privacy: number
}

/** D27: the words that come with this app. */
export const SHOWN_TERMS: TermsVersions = { eula: EULA_VERSION, privacy: PRIVACY_VERSION }

export type TermsDocument = keyof TermsVersions

export const TERMS_DOCUMENTS: readonly TermsDocument[] = ['eula', 'privacy']

/** What the server has said about the documents. */
export interface ServerTerms {
  /** Null as long as it has not said. */
  required: TermsVersions | null
  /** The documents that the operator shows on a page of their own. */
  hosted: readonly TermsDocument[]
}

/**
 * The versions that a person can read and accept here: of a document on the operator's own page the one that the server
 * asks for, else the one that comes with this app. [ACC-36]
 */
export function offeredTerms({ required, hosted }: ServerTerms, shown = SHOWN_TERMS): TermsVersions {
  const offered = (name: TermsDocument): number =>
    required !== null && hosted.includes(name) ? required[name] : shown[name]
  return { eula: offered('eula'), privacy: offered('privacy') }
}

/**
 * The documents that the person has to accept before going on. Never words that this app cannot show: a server that is
 * ahead of the app would lead in a circle, and what is missing then is an update. [ACC-16]
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

/** The server asks for words that only a newer version of this app has. [ACC-16] */
export function needsNewerApp(server: ServerTerms, shown = SHOWN_TERMS): boolean {
  const { required } = server
  const offered = offeredTerms(server, shown)
  return required !== null && TERMS_DOCUMENTS.some((name) => required[name] > offered[name])
}
