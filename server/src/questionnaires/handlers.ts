import { RESULT } from '@reprieve/contract/codes.ts'
import { scoreFromWire, scoreToWire } from '@reprieve/contract/questionnaires/scoringWire.ts'
import { refuse, type Handler, type Handlers } from '../handler.ts'
import { findVisibleQuestionnaire } from './visibleQuestionnaire.ts'
import { getQuestionnaires } from './listing.ts'
import { listResponses, type StoredResponse, type ResponseCursor } from './store.ts'
import { submitQuestionnaire } from './submit.ts'

const PAGE = 50

/** [QST-21] */
const getQuestionnaire: Handler<'questionnaires/get-questionnaire'> = async (body, { services, person }) => {
  const { institution_id: institution, questionnaire_id: questionnaire, edition, cursor } = body
  const { db } = services
  const seen = await findVisibleQuestionnaire(db, person.userId, { institution, questionnaire })
  const form = await seen?.formOf(edition ?? seen.edition)
  if (seen === null || form === null || form === undefined) return refuse(RESULT.notFound)
  const after = cursor === null || cursor === undefined ? null : placeFrom(cursor)
  const key = { userId: person.userId, nid: seen.nid }
  const [rows, [latest]] = await Promise.all([
    listResponses(db, { ...key, after, most: PAGE + 1 }),
    listResponses(db, { ...key, after: null, most: 1 }),
  ])
  const page = rows.slice(0, PAGE)
  const end = page.at(-1)
  return {
    questionnaire: form.definition as Record<string, unknown>,
    response: (latest?.response ?? null) as Record<string, unknown> | null,
    edition: form.edition,
    scoring: form.scoringTable as Record<string, unknown> | null,
    safety: [...form.safety],
    can_answer: seen.canAnswer,
    responses: page.map(toWire),
    next_cursor: rows.length > PAGE && end !== undefined ? encodeCursor(end) : null,
  }
}

const toWire = (response: StoredResponse) => ({
  response_id: response.responseId,
  timing: response.timing,
  offset: response.offset,
  duration: response.durationMs,
  edition: response.edition,
  response: response.response as Record<string, unknown>,
  score: scoreToWire(scoreFromWire(response.score)),
  shared: response.isShared,
})

const encodeCursor = ({ timing, responseId }: ResponseCursor): string => `${timing}_${responseId}`

/** A made-up cursor may be anything: an invalid one starts at the beginning. */
function placeFrom(cursor: string): ResponseCursor | null {
  const [, timing, responseId] = /^(-?\d{1,14})_(.{1,100})$/s.exec(cursor) ?? []
  return timing === undefined || responseId === undefined ? null : { timing: Number(timing), responseId }
}

export const questionnaireHandlers = {
  'questionnaires/get-questionnaires': getQuestionnaires,
  'questionnaires/get-questionnaire': getQuestionnaire,
  'questionnaires/submit-questionnaire': submitQuestionnaire,
} satisfies Handlers
