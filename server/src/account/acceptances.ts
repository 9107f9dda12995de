import type { SentTerms } from '@reprieve/contract/account/sentProfile.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/pool.ts'
import type { CallContext } from '../handler.ts'
import { newestTerms, type TermsDocument } from './termsHash.ts'

interface AcceptanceRow {
  document: TermsDocument
  version: number
  language: string
  text_hash: string | null
  accepted_at: string
  /** The client sent only a version number. */
  is_plain: boolean
}

const LAST_MOMENT = Date.UTC(9999, 11, 31)

/** Most rows for one version of one document: more than all languages in two wordings each. */
const MOST_OF_VERSION = 20

/** Within the range that the database can store, and stable when it is sent again. */
const writtenTime = (at: number): string => new Date(Math.min(Math.max(at, 0), LAST_MOMENT)).toISOString()

/**
 * All acceptances that were sent; for a client that sends only a version, one accepted now. Versions that are not out
 * yet are ignored: they would count as an agreement to words that are still to come. [ACC-31]
 */
export function acceptancesIn(
  told: readonly SentTerms[],
  { services, language, now }: Pick<CallContext, 'services' | 'language' | 'now'>,
): AcceptanceRow[] {
  const newest = newestTerms(services.config)
  const isOut = (document: TermsDocument, version: number) => version > 0 && version <= newest[document]
  const entries = told
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
  const plain = told
    .flatMap((terms) => [
      { document: 'eula' as const, version: terms.eula_version ?? 0 },
      { document: 'privacy' as const, version: terms.privacy_notice_version ?? 0 },
    ])
    .filter(({ document, version }) => isOut(document, version) && !isTold(document, version))
    .map((bare): AcceptanceRow => ({ ...bare, language, text_hash: null, accepted_at, is_plain: true }))
  return [...entries, ...plain]
}

/**
 * D27: stores each acceptance once and overwrites none. A bare version counts only if it is above all accepted before,
 * because a client that follows the specification sends it with every save. The number of rows per version is limited,
 * so that made-up hashes neither fill the table nor block another version.
 */
export async function storeAcceptances(trx: Trx, userId: number, rows: AcceptanceRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    with told as (
      select distinct on (document, version, language, text_hash) *
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
        document text, version int, language text, text_hash text, accepted_at timestamptz, is_plain boolean)
      order by document, version, language, text_hash, is_plain, accepted_at),
    unknown as (
      select t.*, row_number() over (partition by t.document, t.version order by t.accepted_at) as nth
      from told t where not exists (
        select from acceptance a where a.user_id = ${userId} and a.document = t.document
          and case when t.is_plain then a.version >= t.version else a.version = t.version
            and a.language = t.language and a.text_hash is not distinct from t.text_hash end))
    insert into acceptance (user_id, document, version, language, text_hash, accepted_at)
    select ${userId}::bigint, u.document, u.version, u.language, u.text_hash, u.accepted_at from unknown u
    where ${MOST_OF_VERSION} >= u.nth + (
      select count(*) from acceptance a
      where a.user_id = ${userId} and a.document = u.document and a.version = u.version)
    on conflict do nothing`.execute(trx)
}
