import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'

/** A response to one questionnaire. */
export interface NewResponse {
  userId: number
  responseId: string
  nid: number
  questionnaireId: string
  institutionId: number | null
  /** Null: private, not for an institution. */
  membershipId: string | null
  givenAt: number
  edition: string
  response: unknown
  score: unknown
  timing: number
  offset: number
  durationMs: number | null
  now: number
}

export interface ResponseRow {
  score: unknown
  membership_id: string | null
  given_at: number | null
}

/**
 * One id is one response, however often and from how many devices it comes: of two different ones the one answered
 * later stays, with the membership it was given under. Written through the account row, so that an account that is
 * being deleted leaves nothing behind (D24). Null if the account is gone. [QST-23]
 */
export async function upsertResponse(db: Db, sent: NewResponse): Promise<ResponseRow | 'of-another' | null> {
  const { userId, responseId, membershipId } = sent
  const institutionId = membershipId === null ? null : sent.institutionId
  const { rows } = await sql<ResponseRow>`
    insert into questionnaire_response as kept (user_id, response_id, questionnaire_nid, institution_id,
      membership_id, questionnaire_id, edition, response, score, timing, time_offset, duration_ms, received_at,
      given_at)
    select user_id, ${responseId}, ${sent.nid}::bigint, ${institutionId}::bigint, ${membershipId}::uuid,
      ${sent.questionnaireId}, ${sent.edition}, ${JSON.stringify(sent.response)}::json, ${jsonOrNull(sent.score)}::jsonb,
      ${new Date(sent.timing)}::timestamptz, ${sent.offset}::integer, ${sent.durationMs}::bigint,
      ${new Date(sent.now)}::timestamptz, ${new Date(sent.givenAt)}::timestamptz
    from account where user_id = ${userId} for share
    on conflict (user_id, response_id) do update
      set edition = excluded.edition, response = excluded.response, score = excluded.score,
        timing = excluded.timing, time_offset = excluded.time_offset, duration_ms = excluded.duration_ms,
        institution_id = excluded.institution_id, membership_id = excluded.membership_id,
        given_at = excluded.given_at
      where kept.questionnaire_nid = excluded.questionnaire_nid and excluded.timing > kept.timing
    returning score, membership_id, given_at`.execute(db)
  return rows[0] ?? findResponse(db, sent)
}

const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

async function findResponse(
  db: Db,
  { userId, responseId, nid }: NewResponse,
): Promise<ResponseRow | 'of-another' | null> {
  const row = await db
    .selectFrom('questionnaire_response')
    .select(['score', 'membership_id', 'given_at', 'questionnaire_nid'])
    .where('user_id', '=', userId)
    .where('response_id', '=', responseId)
    .executeTakeFirst()
  if (row === undefined) return null
  return row.questionnaire_nid === nid ? row : 'of-another'
}

interface ResponsePortion {
  userId: number
  /** The last row of the portion before. */
  after: { timing: number; id: string }
  before: number
  most: number
}

/** The earliest first. */
export const findResponses = (db: Db, { userId, after, before, most }: ResponsePortion) =>
  db
    .selectFrom('questionnaire_response')
    .select(['response_id', 'questionnaire_nid', 'questionnaire_id', 'edition'])
    .select(['response', 'score', 'timing', 'time_offset'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`(timing, response_id) > (${new Date(after.timing)}::timestamptz, ${after.id})`)
    .where(sql<boolean>`timing < ${new Date(before)}::timestamptz`)
    .orderBy('timing')
    .orderBy('response_id')
    .limit(most)
    .execute()
