import type { Acceptance } from '@reprieve/contract/account/profileWire.ts'
import { SHOWN_TERMS, type TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { newestAccepted, type SessionStore } from '../../access/session.ts'
import type { Accepted } from '../../api/line.ts'
import type { Diary } from '../../local/rows.ts'
import { keepAcceptances } from './keptAcceptances.ts'

interface AcceptTools {
  diary: Diary
  session: Pick<SessionStore, 'change'>
  userId: number
  language: Language
  /** The words that were shown; null where they stand on a page of the operator. */
  textOf: (document: TermsDocument) => Promise<string | null>
}

/** Needs no line: the diary keeps what was accepted, and this device goes on at once. [ACC-17] */
export async function acceptTerms(
  tools: AcceptTools,
  documents: readonly TermsDocument[],
): Promise<'accepted' | 'not-kept'> {
  const { diary, session, userId } = tools
  const given = await Promise.all(documents.map((document) => acceptanceOf(tools, document)))
  const kept = await keepAcceptances(diary, given)
  if (!kept.ok) return 'not-kept'
  const versions = Object.fromEntries(given.map(({ document, version }) => [document, version]))
  await raiseAccepted(session, userId, { eula: 0, privacy: 0, ...versions })
  return 'accepted'
}

/** False where it is somebody else's device by now. */
export const raiseAccepted = (
  session: Pick<SessionStore, 'change'>,
  userId: number,
  versions: Accepted,
): Promise<boolean> =>
  session.change((kept) =>
    kept.is === 'user' && kept.userId === userId
      ? { ...kept, accepted: newestAccepted(kept.accepted, versions) }
      : null,
  )

async function acceptanceOf(
  { diary, language, textOf }: AcceptTools,
  document: TermsDocument,
): Promise<Acceptance> {
  const text = await textOf(document)
  return {
    document,
    version: SHOWN_TERMS[document],
    language,
    textHash: text === null ? null : await sha256(text),
    acceptedAt: diary.now(),
  }
}

async function sha256(text: string): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
