import { responseToFhir } from '@reprieve/contract/questionnaires/responseToFhir.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import type { Answers } from '@reprieve/domain/questionnaires/questionnaire.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { newClientId } from '@reprieve/contract/ids.ts'
import { withoutDraft, withRun, type Drafts } from '@reprieve/domain/questionnaires/drafts.ts'
import type { ListedQuestionnaire } from '@reprieve/contract/questionnaires/listWire.ts'
import type { Ask } from '../api/ask.ts'
import { localNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows.ts'
import type { SavedBehind } from '../settings/savedBehind.ts'
import { addAnswered, type Form } from './formTable.ts'
import { noteCompleted } from './listTable.ts'

/** `gone`: nobody asks for it any more. */
export type Sent = { is: 'sent'; responseId: string } | { is: 'failed' | 'gone' }

interface Tools {
  diary: Diary
  ask: Ask
  drafts: SavedBehind<Drafts>
}

interface Filled {
  row: ListedQuestionnaire
  form: Form
  answers: Answers
  language: Language
  /** Who answers, as the server calls them. */
  username: string | null
}

/** Whatever another app noted: a sending does not fail by it. */
const LONGEST_MS = 24 * 3_600_000

/** Once however often it is tried: the draft keeps the name that its response will have. [QST-33] */
export async function sendAnswers({ diary, ask, drafts }: Tools, filled: Filled): Promise<Sent> {
  const { row, form, answers, language, username } = filled
  const { nid, institution, slug } = row
  const { at, offset } = localNow(diary.now())
  // Before it is on its way: a page that goes now must know by which name it was sent.
  drafts.change((now) => withRun(now, { nid, at, newResponseId: newClientId(at) }))
  await drafts.flush()
  const run = drafts.current().value.runs[nid]
  const responseId = run?.responseId ?? newClientId(at)
  const response = responseToFhir({ questionnaire: form.questionnaire, answers, language, at })
  const duration = Math.min(LONGEST_MS, Math.max(0, run?.activeMs ?? 0))
  const answer = await ask('questionnaires/submit-questionnaire', {
    institution_id: institution,
    questionnaire_id: slug,
    response: { ...response },
    timing: at,
    offset,
    duration,
    edition: form.edition,
    response_id: responseId,
  })
  if (!answer.reached) return { is: 'failed' }
  if (answer.code === RESULT.notFound) return { is: 'gone' }
  if (answer.code !== RESULT.ok) return { is: 'failed' }
  const { score } = answer.body
  await addAnswered(diary, nid, {
    response_id: responseId,
    timing: at,
    offset,
    duration,
    edition: form.edition,
    response,
    score,
  })
  drafts.change((now) => withoutDraft(now, nid, at))
  await drafts.flush()
  await noteCompleted(diary, row, at, username)
  return { is: 'sent', responseId }
}
