import type { SentTerms } from '@reprieve/contract/account/sentProfile.ts'
import type { CallContext } from '../handler.ts'
import type { AcceptanceRow } from './acceptanceStore.ts'
import { newestTerms, type TermsDocument } from './termsHash.ts'

const LAST_MOMENT = Date.UTC(9999, 11, 31)

/** Within the range that the database can store, and stable when it is sent again. */
const writtenTime = (at: number): string => new Date(Math.min(Math.max(at, 0), LAST_MOMENT)).toISOString()

/**
 * All acceptances that were sent; for a client that sends only a version, one accepted now. Versions that are not out
 * yet are ignored: they would count as an agreement to words that are still to come. [ACC-31]
 */
export function acceptancesIn(
  sentTerms: readonly SentTerms[],
  { services, language, now }: Pick<CallContext, 'services' | 'language' | 'now'>,
): AcceptanceRow[] {
  const newest = newestTerms(services.config)
  const isOut = (document: TermsDocument, version: number) => version > 0 && version <= newest[document]
  const entries = sentTerms
    .flatMap(({ accepted }) => accepted ?? [])
    .filter(({ document, version }) => isOut(document, version))
    .map((entry): AcceptanceRow => ({
      document: entry.document,
      version: entry.version,
      language: entry.language,
      text_hash: entry.text_hash ?? null,
      accepted_at: writtenTime(entry.accepted_at),
      is_plain: false,
    }))
  const isTold = (document: TermsDocument, version: number) =>
    entries.some((entry) => entry.document === document && entry.version === version)
  const accepted_at = writtenTime(now)
  const plain = sentTerms
    .flatMap((terms) => [
      { document: 'eula' as const, version: terms.eula_version ?? 0 },
      { document: 'privacy' as const, version: terms.privacy_notice_version ?? 0 },
    ])
    .filter(({ document, version }) => isOut(document, version) && !isTold(document, version))
    .map((bare): AcceptanceRow => ({ ...bare, language, text_hash: null, accepted_at, is_plain: true }))
  return [...entries, ...plain]
}
