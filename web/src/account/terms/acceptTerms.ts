import type { Acceptance } from '@reprieve/contract/account/profileWire.ts'
import type { TermsDocument, TermsVersions } from '@reprieve/domain/account/termsGate.ts'
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
  /** The versions that can be read here. */
  offered: TermsVersions
  /** The text that was shown and its language; null if it is on the operator's page. */
  wordsOf: (document: TermsDocument) => Promise<{ text: string; language: Language } | null>
}

/** Works offline: the diary stores the acceptance, and this device continues at once. [ACC-17] */
export async function acceptTerms(
  tools: AcceptTools,
  documents: readonly TermsDocument[],
): Promise<'accepted' | 'not-kept'> {
  const { diary, session, userId } = tools
  const given = await Promise.all(documents.map((document) => acceptanceOf(tools, document)))
  try {
    const kept = await keepAcceptances(diary, given)
    if (!kept.ok) return 'not-kept'
    const versions = Object.fromEntries(given.map(({ document, version }) => [document, version]))
    await raiseAccepted(session, userId, { eula: 0, privacy: 0, ...versions })
    return 'accepted'
  } catch {
    // The diary may have it: then the session is updated at the next opening.
    return 'not-kept'
  }
}

/** False if the device has another owner by now. */
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
  { diary, language, offered, wordsOf }: AcceptTools,
  document: TermsDocument,
): Promise<Acceptance> {
  const words = await wordsOf(document)
  return {
    document,
    version: offered[document],
    language: words?.language ?? language,
    textHash: words === null ? null : await sha256(words.text),
    acceptedAt: diary.now(),
  }
}

async function sha256(text: string): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
