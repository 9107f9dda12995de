import { readQuestionnaireList } from '@reprieve/contract/questionnaires/listWire.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import type { Answer, Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows/rows.ts'
import { findServerCopies, readServerCopy } from '../local/serverCopies.ts'
import { aDiary, NOON } from '../local/testing/aDiary.ts'
import { readFormToAnswer, hasAllAnswers, readAnswerHistory } from './formTable.ts'
import { fetchForm, fetchQuestionnaires } from './fetchQuestionnaires.ts'
import { recountToComplete, readStoredQuestionnaires } from './listTable.ts'
import { A_LIST, A_FORM_ANSWER } from './testing/aForm.ts'

const said = (body: Record<string, unknown>, code = 0): Answer => ({ reached: true, code, message: '', body })
const ROW = readQuestionnaireList(A_LIST).institutions[0]!.rows[0]!

function aServer(form: Record<string, unknown> = A_FORM_ANSWER) {
  const asked: [string, unknown, unknown][] = []
  const ask: Ask = async (name, request, how) => {
    asked.push([name, request, how])
    return name === 'questionnaires/get-questionnaires' ? said(A_LIST) : said(form)
  }
  return { ask, asked }
}

const editionsOf = async (diary: Diary, nid: number): Promise<string[]> =>
  (await findServerCopies(diary, `questionnaire.${nid}.`)).map(({ id }) => id.split('.')[2]!)

test('[QST-37] the list is stored with its count, and the forms are fetched in advance, once', async () => {
  const diary = aDiary()
  const { ask, asked } = aServer()
  expect(await fetchQuestionnaires(diary, ask)).toBe('learned')
  expect(await readStoredQuestionnaires(diary)).toEqual(readQuestionnaireList(A_LIST))
  expect(await readServerCopy(diary, 'questionnaires')).toMatchObject({ to_complete: 1, at: NOON })
  await expect.poll(() => asked.length).toBe(3)
  expect(asked.every(([, , how]) => (how as { background: boolean }).background)).toBe(true)
  await expect.poll(() => readFormToAnswer(diary, ROW.nid, ROW.edition)).not.toBeNull()
  await expect.poll(() => readFormToAnswer(diary, 1, ROW.edition)).not.toBeNull()
  asked.length = 0
  await fetchQuestionnaires(diary, ask)
  expect(asked.map(([name]) => name)).toEqual(['questionnaires/get-questionnaires'])
})

test.each<[string, Answer, string]>([
  ['no line', { reached: false }, 'away'],
  ['an answer that is none', said({}, 112), 'failed'],
])('[QST-37] %s leaves the stored list', async (_, answer, learned) => {
  const diary = aDiary()
  await fetchQuestionnaires(diary, aServer().ask)
  expect(await fetchQuestionnaires(diary, async () => answer)).toBe(learned)
  expect(await readStoredQuestionnaires(diary)).toEqual(readQuestionnaireList(A_LIST))
})

test('[QST-30] the count follows the days without a line', async () => {
  let now = NOON
  const diary = { ...aDiary(), now: () => now }
  const done = { ...A_LIST, institutions: [{ ...A_LIST.institutions[0], questionnaires: [] as unknown[] }] }
  done.institutions[0]!.questionnaires = [
    { ...A_LIST.institutions[0]!.questionnaires[0], last_completed: NOON - 1 },
  ]
  await fetchQuestionnaires(diary, async (name) =>
    name === 'questionnaires/get-questionnaires' ? said(done) : { reached: false },
  )
  expect(await readServerCopy(diary, 'questionnaires')).toMatchObject({ to_complete: 0 })
  now += 7 * DAY_MS
  await recountToComplete(diary)
  expect(await readServerCopy(diary, 'questionnaires')).toMatchObject({ to_complete: 1 })
  await recountToComplete(aDiary())
})

test('[QST-34, QST-37] an edition stays for as long as an answer or the next filling in needs it', async () => {
  const diary = aDiary()
  const time = { response_id: 'r', timing: NOON, offset: 0, edition: 'one', response: {}, score: null }
  await fetchForm(diary, aServer({ ...A_FORM_ANSWER, responses: [time] }).ask, ROW)
  await fetchForm(diary, aServer({ ...A_FORM_ANSWER, edition: 'two', responses: [time] }).ask, {
    ...ROW,
    edition: 'two',
  })
  expect(await editionsOf(diary, ROW.nid)).toEqual(['one', 'two'])
  await fetchForm(diary, aServer({ ...A_FORM_ANSWER, edition: 'three' }).ask, { ...ROW, edition: 'three' })
  expect(await editionsOf(diary, ROW.nid)).toEqual(['three'])
  expect(await readFormToAnswer(diary, ROW.nid, 'four')).toMatchObject({ edition: 'three' })
})

test('[QST-34] earlier answers come after the existing ones, and an unreadable form says so', async () => {
  const diary = aDiary()
  const time = (id: string) => ({
    response_id: id,
    timing: 1,
    offset: 0,
    edition: 'one',
    response: {},
    score: null,
  })
  await fetchForm(diary, aServer({ ...A_FORM_ANSWER, responses: [time('b')], next_cursor: 'c' }).ask, ROW)
  const { ask, asked } = aServer({ ...A_FORM_ANSWER, responses: [time('a')] })
  await fetchForm(diary, ask, ROW, { cursor: 'c' })
  expect(asked[0]?.[1]).toMatchObject({ cursor: 'c' })
  expect(await readAnswerHistory(diary, ROW.nid)).toMatchObject({
    times: [{ responseId: 'b' }, { responseId: 'a' }],
    next: null,
    canAnswer: true,
  })
  const odd = {
    ...A_FORM_ANSWER,
    questionnaire: { ...A_FORM_ANSWER.questionnaire, item: [{ type: 'attachment' }] },
  }
  await fetchForm(diary, aServer(odd).ask, ROW)
  expect(await readFormToAnswer(diary, ROW.nid, 'one')).toBe('unreadable')
})

test('[QST-18, QST-30] the count uses no clock that is earlier than the server’s last time', async () => {
  const diary = { ...aDiary(), now: () => NOON - 30 * DAY_MS }
  await fetchQuestionnaires(diary, async (name) =>
    name === 'questionnaires/get-questionnaires'
      ? said({ ...A_LIST, server_time: NOON })
      : { reached: false },
  )
  expect(await readServerCopy(diary, 'questionnaires')).toMatchObject({ to_complete: 1 })
})

test('[QST-37] an answer given on another device is fetched, and then is here', async () => {
  const diary = aDiary()
  const [clinic] = A_LIST.institutions
  const ask: Ask = async (name) =>
    name === 'questionnaires/get-questionnaires'
      ? said({
          ...A_LIST,
          own: [],
          institutions: [{ ...clinic, questionnaires: [{ ...clinic!.questionnaires[0], responses: 2 }] }],
        })
      : said(A_FORM_ANSWER)
  await fetchForm(diary, ask, ROW)
  const now = { ...ROW, responses: 2 }
  expect([await hasAllAnswers(diary, ROW), await hasAllAnswers(diary, now)]).toEqual([true, false])
  await fetchQuestionnaires(diary, ask)
  await expect.poll(() => hasAllAnswers(diary, now)).toBe(true)
})
