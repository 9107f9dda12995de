import type { AnswerOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { seedClientId } from '@reprieve/contract/ids.ts'
import { answersFromFhir } from '@reprieve/contract/questionnaires/answersFromFhir.ts'
import { responseToFhir } from '@reprieve/contract/questionnaires/responseToFhir.ts'
import { scoreFromWire, scoreToWire } from '@reprieve/contract/questionnaires/scoringWire.ts'
import { answerGivenAt, membershipAt, type Membership } from '@reprieve/domain/questionnaires/membership.ts'
import { computeScore } from '@reprieve/domain/questionnaires/scoring.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import type { Limit } from '../access/attempts.ts'
import type { Db } from '../db/pool.ts'
import { refuse, type Handler } from '../handler.ts'
import { findVisibleQuestionnaire, type VisibleQuestionnaire } from './asked.ts'
import { listJoinings } from './joinings.ts'
import { storeBuiltInEdition } from './store.ts'

/** More than anybody fills in; a program that sends more would fill the disk. [QST-29] */
const SENDINGS: Limit = { name: 'questionnaire-person', most: 120, windowMs: HOUR_MS }

const EARLIEST = Date.UTC(1900, 0, 1)
const LATEST = Date.UTC(2100, 0, 1)
const isInReach = (at: number): boolean => at >= EARLIEST && at <= LATEST

/** [QST-17, QST-22, QST-23, QST-29] */
export const submitQuestionnaire: Handler<'questionnaires/submit-questionnaire'> = async (body, context) => {
  const { institution_id: institution, questionnaire_id: questionnaire, timing } = body
  const sentAt = body.sent_at ?? null
  const { services, person, language, now } = context
  const seen = await findVisibleQuestionnaire(services.db, person.userId, { institution, questionnaire })
  if (seen === null || !seen.canAnswer) return refuse(RESULT.notFound)
  const wait = await services.attempts.count(SENDINGS, String(person.userId), now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const form = await seen.formOf(body.edition ?? seen.edition)
  if (form === null) return refused('edition', 'unknown')
  if (!isInReach(timing)) return refused('timing', 'out-of-range')
  if (sentAt !== null && !isInReach(sentAt)) return refused('sent_at', 'out-of-range')
  const read = answersFromFhir(form.questionnaire, body.response)
  if (!read.ok) {
    const errors = read.reason.map(({ linkId, what }) => ({ path: linkId, reason: what }))
    return refuse(RESULT.answersRefused, { errors })
  }
  const answers = read.value
  const score = form.scoring === null ? null : computeScore(form.questionnaire, answers, form.scoring)
  const at = Math.round(timing)
  const { institutionId } = seen
  const givenAt = Math.round(answerGivenAt({ timing, sentAt, now }))
  const joinings = institutionId === null ? [] : await listJoinings(services.db, person.userId, institutionId)
  if (institutionId === null) await storeBuiltInEdition(services.db, seen.nid, form, now)
  const kept = await keepResponse(services.db, {
    userId: person.userId,
    joinings,
    membershipId: membershipAt(joinings, givenAt),
    givenAt,
    responseId: body.response_id ?? seedClientId('questionnaire-response', String(seen.nid), String(at)),
    seen,
    edition: form.edition,
    // Rebuilt from the parsed answers, so that nothing else that was sent is stored.
    response: responseToFhir({ questionnaire: form.questionnaire, answers, language, at }),
    score: scoreToWire(score),
    timing: at,
    offset: Math.round(body.offset),
    durationMs: body.duration === null || body.duration === undefined ? null : Math.round(body.duration),
    now,
  })
  if (kept === 'of-another') return refused('response_id', 'taken')
  return kept === null ? refuse(RESULT.sessionEnded) : kept
}

const refused = (path: string, reason: string) =>
  refuse(RESULT.answersRefused, { errors: [{ path, reason }] })

interface Response {
  userId: number
  responseId: string
  seen: VisibleQuestionnaire
  joinings: readonly Membership[]
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

/**
 * One id is one response, however often and from how many devices it comes: of two different ones the one answered
 * later stays, with the membership it was given under. Written through the account row, so that an account that is
 * being deleted leaves nothing behind (D24). Null if the account is gone. [QST-23]
 */
async function keepResponse(db: Db, sent: Response): Promise<SubmitAnswer | 'of-another' | null> {
  const { userId, responseId, seen, membershipId } = sent
  const institutionId = membershipId === null ? null : seen.institutionId
  const { rows } = await sql<ResponseRow>`
    insert into questionnaire_response as kept (user_id, response_id, questionnaire_nid, institution_id,
      membership_id, questionnaire_id, edition, response, score, timing, time_offset, duration_ms, received_at,
      given_at)
    select user_id, ${responseId}, ${seen.nid}::bigint, ${institutionId}::bigint, ${membershipId}::uuid,
      ${seen.id}, ${sent.edition}, ${JSON.stringify(sent.response)}::json, ${jsonOrNull(sent.score)}::jsonb,
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
  const written = rows[0] ?? (await keptBefore(db, sent))
  if (written === null || written === 'of-another') return written
  const { score, membership_id: under, given_at: givenAt } = written
  return {
    response_id: responseId,
    score: scoreToWire(scoreFromWire(score)),
    shared: sent.joinings.some(({ id, isWithdrawn }) => id === under && !isWithdrawn),
    completed_at: givenAt ?? sent.givenAt,
  }
}

type SubmitAnswer = AnswerOf<'questionnaires/submit-questionnaire'>

interface ResponseRow {
  score: unknown
  membership_id: string | null
  given_at: number | null
}

const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

async function keptBefore(
  db: Db,
  { userId, responseId, seen }: Response,
): Promise<ResponseRow | 'of-another' | null> {
  const row = await db
    .selectFrom('questionnaire_response')
    .select(['score', 'membership_id', 'given_at', 'questionnaire_nid'])
    .where('user_id', '=', userId)
    .where('response_id', '=', responseId)
    .executeTakeFirst()
  if (row === undefined) return null
  return row.questionnaire_nid === seen.nid ? row : 'of-another'
}
