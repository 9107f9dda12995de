import { newClientId } from '@reprieve/contract/ids.ts'
import { SELF_INSTITUTION, type ListedQuestionnaire } from '@reprieve/contract/questionnaires/listWire.ts'
import { responseToFhir } from '@reprieve/contract/questionnaires/responseToFhir.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { askedItems } from '@reprieve/domain/questionnaires/askedItems.ts'
import {
  answeredAt,
  liveRun,
  withoutDraft,
  withRun,
  type Drafts,
  type FormRun,
} from '@reprieve/domain/questionnaires/drafts.ts'
import type { QuestionnaireAnswers } from '@reprieve/domain/questionnaires/questionnaire.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import type { Ask } from '../../api/ask.ts'
import { deviceOffsetAt } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { QueuedSave } from '../../settings/saving/queuedSave.ts'
import { addStoredAnswer, type StoredForm } from '../formTable.ts'
import { markCompleted } from '../listTable.ts'
import { parseRefusal, type AnswerRefusal } from './answerProblems.ts'

/** `gone`: no longer requested by anyone. */
export type SubmissionOutcome =
  /** `isOwnOnly`: the institution does not receive it. [QST-43] */
  { is: 'sent'; responseId: string; isOwnOnly: boolean } | { is: 'gone' } | AnswerRefusal

interface Tools {
  diary: Diary
  ask: Ask
  drafts: QueuedSave<Drafts>
}

interface AnswerSubmission {
  row: ListedQuestionnaire
  form: StoredForm
  answers: QuestionnaireAnswers
  /** The run of these answers, as it was when Send was pressed. */
  run: FormRun | null
  language: Language
  /** The server's name of the person who answers. */
  username: string | null
}

/** Upper limit for values that another app stored: they must not fail the request. */
const LONGEST_MS = DAY_MS

/**
 * Sent once, however often it is tried: the draft stores the id of its future response. If another tab has just sent
 * the draft, this uses the same id, and the server has one response. [QST-23, QST-33]
 */
export async function sendAnswers(
  { diary, ask, drafts }: Tools,
  filled: AnswerSubmission,
): Promise<SubmissionOutcome> {
  const { row, form, answers, run: pressed, language, username } = filled
  const { nid, institution, slug } = row
  const at = diary.now()
  // Stored before sending: if the page is closed now, it must know the id that was sent.
  drafts.change((now) => (pressed === null ? withRun(now, { nid, at, newResponseId: newClientId(at) }) : now))
  await drafts.flush()
  const run = pressed ?? liveRun(drafts.current().value, nid)
  const responseId = run?.responseId ?? newClientId(at)
  // The time of answering decides which consent applies. [QST-17]
  const timing = Math.min(at, answeredAt(drafts.current().value, nid) ?? run?.answeredAt ?? at)
  const response = responseToFhir({ questionnaire: form.questionnaire, answers, language, at: timing })
  const duration = Math.min(LONGEST_MS, Math.max(0, run?.activeMs ?? 0))
  const answer = await ask('questionnaires/submit-questionnaire', {
    institution_id: institution,
    questionnaire_id: slug,
    response: { ...response },
    timing,
    sent_at: at,
    offset: deviceOffsetAt(timing),
    duration,
    edition: form.edition,
    response_id: responseId,
  })
  if (!answer.reached) return { is: 'failed' }
  if (answer.code === RESULT.notFound) return { is: 'gone' }
  if (answer.code === RESULT.answersRefused)
    return parseRefusal(answer.body, askedItems(form.questionnaire, answers))
  if (answer.code !== RESULT.ok) return { is: 'failed' }
  const { score, shared, completed_at: completedAt } = answer.body
  await addStoredAnswer(diary, nid, {
    response_id: responseId,
    timing,
    offset: deviceOffsetAt(timing),
    duration,
    edition: form.edition,
    response,
    score,
    shared,
  })
  // What was started after another tab had sent this draft stays.
  drafts.change((now) => (liveRun(now, nid)?.responseId === responseId ? withoutDraft(now, nid, at) : now))
  await drafts.flush()
  const isOwnOnly = institution !== SELF_INSTITUTION && shared === false
  const completed = typeof completedAt === 'number' ? completedAt : timing
  await markCompleted(diary, row, { at: isOwnOnly ? null : completed, by: username })
  return { is: 'sent', responseId, isOwnOnly }
}
