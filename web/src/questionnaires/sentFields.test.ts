import { readQuestionnaireList } from '@reprieve/contract/questionnaires/listWire.ts'
import { withDraftAnswer } from '@reprieve/domain/questionnaires/drafts.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer, Ask } from '../api/ask.ts'
import { aDiary, NOON } from '../local/testing/aDiary.ts'
import { openQuestionnaireDrafts } from './draftsTable.ts'
import { fetchForm } from './fetchQuestionnaires.ts'
import { sendAnswers } from './form/sendAnswers.ts'
import { readStoredForm, type StoredForm } from './formTable.ts'
import { A_LIST, A_FORM_ANSWER } from './testing/aForm.ts'

const KOLKATA_MINUTES = 330
const ROW = readQuestionnaireList(A_LIST).institutions[0]!.rows[0]!
const said = (body: Record<string, unknown>): Answer => ({ reached: true, code: 0, message: '', body })

beforeEach(() => void vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-KOLKATA_MINUTES))
afterEach(() => vi.restoreAllMocks())

test('[QST-33, D9] an answer goes with its moment in milliseconds, the offset of the place, how long it took and its name', async () => {
  const diary = aDiary()
  await fetchForm(diary, async () => said(A_FORM_ANSWER), ROW)
  const drafts = openQuestionnaireDrafts(diary)
  await drafts.settled()
  const answer = { nid: ROW.nid, linkId: 'walks', answer: 3, at: NOON, newResponseId: 'r' }
  drafts.change((now) => withDraftAnswer(now, answer))
  drafts.change((now) => ({ ...now, runs: { [ROW.nid]: { ...now.runs[ROW.nid]!, activeMs: 61_000 } } }))
  const form = (await readStoredForm(diary, ROW.nid, ROW.edition)) as StoredForm
  const asked: [string, unknown][] = []
  const ask: Ask = async (name, request) => {
    asked.push([name, request])
    return said({ response_id: 'r', score: null })
  }
  const filled = {
    row: ROW,
    form,
    answers: { walks: 3 },
    language: 'en',
    run: null,
    username: 'helen',
  } as const
  await sendAnswers({ diary, ask, drafts }, filled)
  expect(asked[0]).toMatchObject([
    'questionnaires/submit-questionnaire',
    {
      institution_id: 5,
      questionnaire_id: 'how-was-it',
      timing: NOON,
      offset: KOLKATA_MINUTES * 60_000,
      duration: 61_000,
      response_id: 'r',
      response: { resourceType: 'QuestionnaireResponse', item: [{ linkId: 'walks' }] },
    },
  ])
})
