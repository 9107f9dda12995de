import { PROFILE_CLIENT_ID } from '@reprieve/contract/account/profileGroups.ts'
import {
  type Acceptance,
  readAcceptedVersions,
  addAcceptance,
} from '@reprieve/contract/account/profileWire.ts'
import type { TermsDocument, TermsVersions } from '@reprieve/domain/account/termsGate.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { groupValues } from '@reprieve/domain/sync/localRow.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { newestAccepted, type SessionStore } from '../../access/session.ts'
import type { AcceptedVersions } from '../../api/callContext.ts'
import { changeRows } from '../../local/rows/changeRows.ts'
import { type Diary, getRow } from '../../local/rows/rows.ts'
import type { StorageFault } from '../../local/tables.ts'

const TERMS = 'terms'

/** Adds acceptances to the profile of this diary, from which they sync to the server. [ACC-17] */
export async function storeAcceptances(
  diary: Diary,
  given: readonly Acceptance[],
): Promise<Result<undefined, StorageFault>> {
  const kept = await changeRows(diary, [PROFILE_CLIENT_ID], ({ rows, state }) => {
    const known = rows.get(PROFILE_CLIENT_ID)
    const begun =
      known === undefined
        ? beginRow(state, { clientId: PROFILE_CLIENT_ID, kind: PROFILE_KIND })
        : { row: known, state }
    const before = groupValues(begun.row)
    const terms = given.reduce(
      (so, acceptance) => new Map(so).set(TERMS, addAcceptance(so, acceptance)),
      new Map<string, unknown>(before),
    )
    const { row, clock } = saveRow(begun.row, {
      values: new Map([[TERMS, terms.get(TERMS)]]),
      clock: begun.state.clock,
      wallNow: diary.now(),
    })
    return { rows: [row], state: { ...begun.state, clock } }
  })
  return kept.ok ? ok(undefined) : kept
}

/** The versions accepted in this diary: they may have been accepted offline, unknown to the server. */
export async function readDiaryAcceptances(diary: Diary): Promise<TermsVersions> {
  const row = await getRow(diary, PROFILE_CLIENT_ID)
  return row === null ? { eula: 0, privacy: 0 } : readAcceptedVersions(groupValues(row))
}

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

/** Works offline: the diary stores the acceptance, and this device continues immediately. [ACC-17] */
export async function acceptTerms(
  tools: AcceptTools,
  documents: readonly TermsDocument[],
): Promise<'accepted' | 'not-kept'> {
  const { diary, session, userId } = tools
  const given = await Promise.all(documents.map((document) => acceptanceOf(tools, document)))
  try {
    const kept = await storeAcceptances(diary, given)
    if (!kept.ok) return 'not-kept'
    const versions = Object.fromEntries(given.map(({ document, version }) => [document, version]))
    await raiseAcceptedVersions(session, userId, { eula: 0, privacy: 0, ...versions })
    return 'accepted'
  } catch {
    // The diary may have it: then the session is updated at the next opening.
    return 'not-kept'
  }
}

/** False if the device has another owner by now. */
export const raiseAcceptedVersions = (
  session: Pick<SessionStore, 'change'>,
  userId: number,
  versions: AcceptedVersions,
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
