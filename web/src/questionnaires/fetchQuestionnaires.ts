import {
  readQuestionnaireList,
  type ListedQuestionnaire,
} from '@reprieve/contract/questionnaires/listWire.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import type { Answer, Ask, CallOptions } from '../api/ask.ts'
import { perDiary, sharedPerDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { dropOldForms, hasAllAnswers, hasForm, storeAnswerHistory, storeForm } from './formTable.ts'
import { storeQuestionnaireList } from './listTable.ts'

/** `failed`: there was a response, but not a questionnaire. */
export type QuestionnaireFetchOutcome = 'learned' | 'away' | 'not-here' | 'failed'

const BEHIND: CallOptions = { background: true }

/** Loads what is requested of the person, sharing one request among callers, and prefetches new forms. [QST-37] */
export const fetchQuestionnaires = sharedPerDiary(learn)

async function learn(diary: Diary, ask: Ask): Promise<QuestionnaireFetchOutcome> {
  const answer = await ask('questionnaires/get-questionnaires', undefined, BEHIND)
  const learned = learnedFrom(answer)
  if (learned !== 'learned' || !answer.reached) return learned
  const { institutions, own, answered, server_time } = answer.body
  await storeQuestionnaireList(diary, { institutions, own, answered, server_time })
  prefetch(diary).last = fetchAhead(diary, ask, answer.body).catch(() => undefined)
  return 'learned'
}

const prefetch = perDiary((): { last: Promise<void> } => ({ last: Promise.resolve() }))

/** Resolves when the prefetch is done or has failed. */
export const waitForPrefetch = async (diary: Diary): Promise<void> => prefetch(diary).last

const AHEAD_MOST = 20

/** Prefetches forms, so that they can be filled in offline. A few at a time, the rest next time. */
async function fetchAhead(diary: Diary, ask: Ask, list: unknown): Promise<void> {
  const { institutions, own } = readQuestionnaireList(list)
  const asked = [...institutions.flatMap(({ rows }) => rows), ...own]
  let fetched = 0
  for (const row of asked) {
    if (fetched === AHEAD_MOST) return
    if ((await hasForm(diary, row.nid, row.edition)) && (await hasAllAnswers(diary, row))) continue
    fetched += 1
    if ((await fetchForm(diary, ask, row, { how: BEHIND })) === 'away') return
  }
}

interface LearnFormOptions {
  /** Another edition than the requested one: the one that a response belongs to. */
  edition?: string
  /** Where the earlier responses continue. */
  cursor?: string
  how?: CallOptions
}

/** Loads one form with the person's responses. */
export async function fetchForm(
  diary: Diary,
  ask: Ask,
  row: ListedQuestionnaire,
  { edition, cursor, how = {} }: LearnFormOptions = {},
): Promise<QuestionnaireFetchOutcome> {
  const answer = await ask(
    'questionnaires/get-questionnaire',
    { institution_id: row.institution, questionnaire_id: row.slug, edition, cursor },
    how,
  )
  const learned = learnedFrom(answer)
  if (learned !== 'learned' || !answer.reached) return learned
  await storeForm(diary, row.nid, answer.body)
  if (edition !== undefined) return 'learned'
  await storeAnswerHistory(diary, row, answer.body, cursor !== undefined)
  await dropOldForms(diary, row.nid, [row.edition, String(answer.body['edition'])])
  return 'learned'
}

function learnedFrom(answer: Answer): QuestionnaireFetchOutcome {
  if (!answer.reached) return 'away'
  if (answer.code === RESULT.ok) return 'learned'
  return answer.code === RESULT.notFound ? 'not-here' : 'failed'
}
