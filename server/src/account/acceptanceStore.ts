import { sql } from 'kysely'
import type { Trx } from '../db/pool.ts'
import type { TermsDocument } from './termsHash.ts'

export interface AcceptanceRow {
  document: TermsDocument
  version: number
  language: string
  text_hash: string | null
  accepted_at: string
  /** The client sent only a version number. */
  is_plain: boolean
}

/** Most rows for one version of one document: more than all languages in two wordings each. */
const MOST_OF_VERSION = 20

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
