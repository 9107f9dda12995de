import type { AnswerOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { seedClientId } from '@reprieve/contract/ids.ts'
import { answersFromFhir } from '@reprieve/contract/questionnaires/answersFromFhir.ts'
import { responseToFhir } from '@reprieve/contract/questionnaires/responseToFhir.ts'
import { scoreFromWire, scoreToWire } from '@reprieve/contract/questionnaires/scoringWire.ts'
import { answerGivenAt, membershipAt, type Membership } from '@reprieve/domain/questionnaires/membership.ts'
import { computeScore } from '@reprieve/domain/questionnaires/scoring.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import type { Limit } from '../access/attempts.ts'
import type { Db } from '../db/pool.ts'
import { refuse, type Handler } from '../handler.ts'
import { findVisibleQuestionnaire } from './visibleQuestionnaire.ts'
import { listJoinings } from './joiningStore.ts'
import { upsertResponse, type NewResponse } from './responseStore.ts'
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
  const outcome = await keepResponse(services.db, {
    userId: person.userId,
    joinings,
    membershipId: membershipAt(joinings, givenAt),
    givenAt,
    responseId: body.response_id ?? seedClientId('questionnaire-response', String(seen.nid), String(at)),
    nid: seen.nid,
    questionnaireId: seen.id,
    institutionId,
    edition: form.edition,
    // Rebuilt from the parsed answers, so that nothing else that was sent is stored.
    response: responseToFhir({ questionnaire: form.questionnaire, answers, language, at }),
    score: scoreToWire(score),
    timing: at,
    offset: Math.round(body.offset),
    durationMs: body.duration === null || body.duration === undefined ? null : Math.round(body.duration),
    now,
  })
  if (outcome === 'of-another') return refused('response_id', 'taken')
  return outcome === null ? refuse(RESULT.sessionEnded) : outcome
}

const refused = (path: string, reason: string) =>
  refuse(RESULT.answersRefused, { errors: [{ path, reason }] })

interface SentResponse extends NewResponse {
  joinings: readonly Membership[]
}

/** The stored response, which may be a later one of the same id. [QST-23] */
async function keepResponse(db: Db, sent: SentResponse): Promise<SubmitAnswer | 'of-another' | null> {
  const written = await upsertResponse(db, sent)
  if (written === null || written === 'of-another') return written
  const { score, membership_id: under, given_at: givenAt } = written
  return {
    response_id: sent.responseId,
    score: scoreToWire(scoreFromWire(score)),
    shared: sent.joinings.some(({ id, isWithdrawn }) => id === under && !isWithdrawn),
    completed_at: givenAt ?? sent.givenAt,
  }
}

type SubmitAnswer = AnswerOf<'questionnaires/submit-questionnaire'>
