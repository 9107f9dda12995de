import type { SentTerms } from '@reprieve/contract/account/sentProfile.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/pool.ts'
import type { CallContext } from '../handler.ts'
import { newestTerms, type Document } from './termsHash.ts'

interface AcceptanceRow {
  document: Document
  version: number
  language: string
  text_hash: string | null
  accepted_at: string
  /** No more than a version was told. */
  is_plain: boolean
}

const LAST_MOMENT = Date.UTC(9999, 11, 31)

/** Of one version of one document: more than all languages, in two wordings each. */
const MOST_OF_VERSION = 20

/** Within what the database can keep, and the same whenever it is told again. */
const writtenTime = (at: number): string => new Date(Math.min(Math.max(at, 0), LAST_MOMENT)).toISOString()

/**
 * Each that is told of; of a client that tells no more than a version, one that was accepted just now. What nobody can
 * have read yet is none: it would be taken for an answer to words that are still to come. [ACC-31]
 */
export function acceptancesIn(
  told: readonly SentTerms[],
  { services, language, now }: Pick<CallContext, 'services' | 'language' | 'now'>,
): AcceptanceRow[] {
  const newest = newestTerms(services.config)
  const isOut = (document: Document, version: number) => version > 0 && version <= newest[document]
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
  const isTold = (document: Document, version: number) =>
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
 * D27: a row for each, once, and none is overwritten. A bare version counts only where it is above all that was
 * accepted before: a client of the specification tells it with every save. Whatever made-up hashes a client sends,
 * there is an end to them, and it stands in the way of no other version.
 */
export async function keepAcceptances(trx: Trx, userId: number, rows: AcceptanceRow[]): Promise<void> {
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
