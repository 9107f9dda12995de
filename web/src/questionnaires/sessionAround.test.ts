import { readQuestionnaireList } from '@reprieve/contract/questionnaires/listWire.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { draftAnswers, withDraftAnswer } from '@reprieve/domain/questionnaires/drafts.ts'
import { expect, test } from 'vitest'
import { helen, TabWorld } from '../access/testing/tabWorld.ts'
import type { Answer, Ask, Send } from '../api/ask.ts'
import { readServerCopy } from '../local/serverCopies.ts'
import { aDiary, NOON } from '../local/testing/aDiary.ts'
import { openQuestionnaireDrafts } from './draftsTable.ts'
import { fetchForm, fetchQuestionnaires } from './fetchQuestionnaires.ts'
import { sendAnswers } from './form/sendAnswers.ts'
import { readStoredForm, type StoredForm } from './formTable.ts'
import { readStoredQuestionnaires } from './listTable.ts'
import { A_LIST, A_FORM_ANSWER } from './testing/aForm.ts'

const ROW = readQuestionnaireList(A_LIST).institutions[0]!.rows[0]!
const said = (body: Record<string, unknown>): Answer => ({ reached: true, code: 0, message: '', body })
const telling: Ask = async (name) =>
  name === 'questionnaires/get-questionnaires' ? said(A_LIST) : said(A_FORM_ANSWER)

/** A device with unsent answers, and the server of its session. */
async function halfDone() {
  const world = new TabWorld()
  const { server } = world
  const asked: string[] = []
  const send: Send = async (name, sent) => {
    const answer = await server.send(name, sent)
    asked.push(`${name} ${answer.reached ? answer.code : 'away'}`)
    if (!answer.reached || answer.code !== RESULT.ok || name === 'core/login-user') return answer
    return telling(name as never, undefined as never)
  }
  const tab = await world.aTab(send)
  await tab.session.become(helen(server.issue()))
  const diary = aDiary()
  await fetchQuestionnaires(diary, telling)
  await fetchForm(diary, telling, ROW)
  const drafts = openQuestionnaireDrafts(diary)
  await drafts.settled()
  const draft = { nid: ROW.nid, linkId: 'walks', answer: 3, at: NOON - 1, newResponseId: 'r' }
  drafts.change((now) => withDraftAnswer(now, draft))
  await drafts.flush()
  const form = (await readStoredForm(diary, ROW.nid, ROW.edition)) as StoredForm
  const filled = {
    row: ROW,
    form,
    answers: { walks: 3 },
    language: 'en',
    run: null,
    username: 'helen',
  } as const
  const submit = () => sendAnswers({ diary, ask: tab.ask, drafts }, filled)
  return { ...tab, server, asked, diary, drafts, submit }
}

test('[QST-60, ACC-7] a stale session is renewed silently: questionnaires load, and answers are sent once', async () => {
  const { server, ask, asked, diary, submit } = await halfDone()
  server.pass()
  expect(await fetchQuestionnaires(diary, ask)).toBe('learned')
  server.pass()
  expect(await submit()).toMatchObject({ is: 'sent', responseId: 'r' })
  const submits = asked.filter((line) => line.startsWith('questionnaires/submit'))
  expect(submits).toEqual([
    `questionnaires/submit-questionnaire ${RESULT.tokenStale}`,
    'questionnaires/submit-questionnaire 0',
  ])
})

test('[QST-60, D16] an ended session locks the diary; lists and answers stay', async () => {
  const { server, ask, session, diary, drafts, submit } = await halfDone()
  server.family.endedAt = server.now
  server.family.endReason = 'password'
  expect(await submit()).toEqual({ is: 'failed' })
  expect(session.current()).toMatchObject({ is: 'user', token: null })
  expect(await fetchQuestionnaires(diary, ask)).toBe('failed')
  expect(draftAnswers(drafts.current().value, ROW.nid)).toEqual({ walks: 3 })
  expect(await readStoredQuestionnaires(diary)).toEqual(readQuestionnaireList(A_LIST))
})

test('[QST-61, D17] a login starts from what the server sends, and discards no unsent answer', async () => {
  const { diary, drafts } = await halfDone()
  const nothing = said({ institutions: [], own: [], answered: [] })
  expect(await fetchQuestionnaires(diary, async () => nothing)).toBe('learned')
  expect(await readStoredQuestionnaires(diary)).toMatchObject({ institutions: [], own: [], answered: [] })
  expect(await readServerCopy(diary, 'questionnaires')).toMatchObject({ to_complete: 0 })
  expect(draftAnswers(drafts.current().value, ROW.nid)).toEqual({ walks: 3 })
  const again = openQuestionnaireDrafts(diary)
  await again.settled()
  expect(draftAnswers(again.current().value, ROW.nid), 'as the device keeps it').toEqual({ walks: 3 })
})
