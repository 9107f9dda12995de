import { responseToFhir } from '@reprieve/contract/questionnaires/responseToFhir.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { askedItems } from '@reprieve/domain/questionnaires/asked.ts'
import type { Answers } from '@reprieve/domain/questionnaires/questionnaire.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { newClientId } from '@reprieve/contract/ids.ts'
import {
  answeredAt,
  liveRun,
  withoutDraft,
  withRun,
  type Drafts,
  type Run,
} from '@reprieve/domain/questionnaires/drafts.ts'
import { SELF, type ListedQuestionnaire } from '@reprieve/contract/questionnaires/listWire.ts'
import type { Ask } from '../api/ask.ts'
import { localNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows.ts'
import type { SavedBehind } from '../settings/savedBehind.ts'
import { addAnswered, type Form } from './formTable.ts'
import { noteCompleted } from './listTable.ts'
import { refusalFrom, type Refusal } from './refusal.ts'

/** `gone`: nobody asks for it any more. */
export type SubmissionOutcome =
  /** `isOwnOnly`: who asked for it does not get it. [QST-43] */
  { is: 'sent'; responseId: string; isOwnOnly: boolean } | { is: 'gone' } | Refusal

interface Tools {
  diary: Diary
  ask: Ask
  drafts: SavedBehind<Drafts>
}

interface AnswerSubmission {
  row: ListedQuestionnaire
  form: Form
  answers: Answers
  /** The run that the answers belong to, as it was when Send was pressed. */
  run: Run | null
  language: Language
  /** Who answers, as the server calls them. */
  username: string | null
}

/** Whatever another app noted: a sending does not fail by it. */
const LONGEST_MS = 24 * 3_600_000

/**
 * Once however often it is tried: the draft keeps the name that its response will have. Where another tab sent the draft
 * just now, this goes under the same name, and the server has one response. [QST-23, QST-33]
 */
export async function sendAnswers(
  { diary, ask, drafts }: Tools,
  filled: AnswerSubmission,
): Promise<SubmissionOutcome> {
  const { row, form, answers, run: pressed, language, username } = filled
  const { nid, institution, slug } = row
  const at = diary.now()
  // Before it is on its way: a page that goes now must know by which name it was sent.
  drafts.change((now) => (pressed === null ? withRun(now, { nid, at, newResponseId: newClientId(at) }) : now))
  await drafts.flush()
  const run = pressed ?? liveRun(drafts.current().value, nid)
  const responseId = run?.responseId ?? newClientId(at)
  // It tells of when it was answered, and belongs to the consent of then. [QST-17]
  const timing = Math.min(at, answeredAt(drafts.current().value, nid) ?? run?.answeredAt ?? at)
  const { offset } = localNow(timing)
  const response = responseToFhir({ questionnaire: form.questionnaire, answers, language, at: timing })
  const duration = Math.min(LONGEST_MS, Math.max(0, run?.activeMs ?? 0))
  const answer = await ask('questionnaires/submit-questionnaire', {
    institution_id: institution,
    questionnaire_id: slug,
    response: { ...response },
    timing,
    sent_at: at,
    offset,
    duration,
    edition: form.edition,
    response_id: responseId,
  })
  if (!answer.reached) return { is: 'failed' }
  if (answer.code === RESULT.notFound) return { is: 'gone' }
  if (answer.code === RESULT.answersRefused)
    return refusalFrom(answer.body, askedItems(form.questionnaire, answers))
  if (answer.code !== RESULT.ok) return { is: 'failed' }
  const { score, shared, completed_at: completedAt } = answer.body
  await addAnswered(diary, nid, {
    response_id: responseId,
    timing,
    offset,
    duration,
    edition: form.edition,
    response,
    score,
    shared,
  })
  // What was begun after another tab had sent this draft stays.
  drafts.change((now) => (liveRun(now, nid)?.responseId === responseId ? withoutDraft(now, nid, at) : now))
  await drafts.flush()
  const isOwnOnly = institution !== SELF && shared === false
  const completed = typeof completedAt === 'number' ? completedAt : timing
  await noteCompleted(diary, row, { at: isOwnOnly ? null : completed, by: username })
  return { is: 'sent', responseId, isOwnOnly }
}
