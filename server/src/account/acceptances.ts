import type { SentProfile } from '@reprieve/contract/account/sentProfile.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/pool.ts'

interface AcceptanceRow {
  document: 'eula' | 'privacy'
  version: number
  language: string
  text_hash: string | null
  accepted_at: string
  /** No more than a version was told. */
  is_plain: boolean
}

const LAST_MOMENT = Date.UTC(9999, 11, 31)

/** Within what the database can keep, and the same whenever it is told again. */
const writtenTime = (at: number): string => new Date(Math.min(Math.max(at, 0), LAST_MOMENT)).toISOString()

/** Each that the profile tells of; of a client that tells no more than a version, one that was accepted just now. */
export function acceptancesIn(
  content: SentProfile['content'],
  told: { language: Language; now: number },
): AcceptanceRow[] {
  const entries = (content.accepted ?? []).map(
    ({ document, version, language, text_hash, accepted_at }): AcceptanceRow => ({
      document,
      version,
      language,
      text_hash: text_hash ?? null,
      accepted_at: writtenTime(accepted_at),
      is_plain: false,
    }),
  )
  const plain = (document: AcceptanceRow['document'], version: number): AcceptanceRow[] =>
    version === 0 || entries.some((entry) => entry.document === document && entry.version === version)
      ? []
      : [
          {
            document,
            version,
            language: told.language,
            text_hash: null,
            accepted_at: writtenTime(told.now),
            is_plain: true,
          },
        ]
  return [
    ...entries,
    ...plain('eula', content.eula_version ?? 0),
    ...plain('privacy', content.privacy_notice_version ?? 0),
  ]
}

/**
 * D27: a row for each, and none is overwritten. A bare version counts only where it is above all that was accepted
 * before: a client of the specification tells it with every save.
 */
export async function keepAcceptances(trx: Trx, userId: number, rows: AcceptanceRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into acceptance (user_id, document, version, language, text_hash, accepted_at)
    select ${userId}::bigint, r.document, r.version, r.language, r.text_hash, r.accepted_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      document text, version int, language text, text_hash text, accepted_at timestamptz, is_plain boolean)
    where not r.is_plain or not exists (
      select from acceptance a
      where a.user_id = ${userId} and a.document = r.document and a.version >= r.version)
    on conflict do nothing`.execute(trx)
}
