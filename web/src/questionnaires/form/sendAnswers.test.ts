import { readQuestionnaireList } from '@reprieve/contract/questionnaires/listWire.ts'
import {
  draftAnswers,
  type Drafts,
  liveRun,
  withDraftAnswer,
} from '@reprieve/domain/questionnaires/drafts.ts'
import type { QuestionnaireAnswers } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { expect, test } from 'vitest'
import { NOT_REACHED, type Answer, type Ask } from '../../api/ask.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { readServerCopy } from '../../local/serverCopies.ts'
import { aDiary, NOON } from '../../local/testing/aDiary.ts'
import type { QueuedSave } from '../../settings/saving/queuedSave.ts'
import { isOwnOnly } from '../ResponseView.tsx'
import { openQuestionnaireDrafts } from '../draftsTable.ts'
import { readAnswerHistory, readStoredForm, type StoredForm } from '../formTable.ts'
import { fetchForm, fetchQuestionnaires } from '../fetchQuestionnaires.ts'
import { readStoredQuestionnaires } from '../listTable.ts'
import { sendAnswers, type SubmissionOutcome } from './sendAnswers.ts'
import { A_LIST, A_FORM_ANSWER } from '../testing/aForm.ts'

const said = (body: Record<string, unknown>, code = 0): Answer => ({ reached: true, code, message: '', body })
const ROW = readQuestionnaireList(A_LIST).institutions[0]!.rows[0]!
const ANSWERS: QuestionnaireAnswers = { walks: 3, slept: true, thoughts: ['None'] }

interface SendAnswersCase {
  diary: Diary
  drafts: QueuedSave<Drafts>
  /** `pressedIn`: the drafts that the page showed when Send was pressed. */
  send: (
    answer: Answer,
    pressedIn?: Drafts,
  ) => Promise<{ sent: SubmissionOutcome; request: Record<string, unknown> }>
}

/** All questions are answered but not sent, on a device that has the list and the form. */
async function begun(): Promise<SendAnswersCase> {
  const diary = aDiary()
  const learning: Ask = async (name) =>
    name === 'questionnaires/get-questionnaires' ? said(A_LIST) : said(A_FORM_ANSWER)
  await fetchQuestionnaires(diary, learning)
  await fetchForm(diary, learning, ROW)
  const drafts = openQuestionnaireDrafts(diary)
  await drafts.settled()
  for (const [linkId, answer] of Object.entries(ANSWERS))
    drafts.change((now) =>
      withDraftAnswer(now, {
        nid: ROW.nid,
        linkId,
        answer,
        at: NOON - 1,
        newResponseId: `made at ${linkId}`,
      }),
    )
  const form = (await readStoredForm(diary, ROW.nid, ROW.edition)) as StoredForm
  return {
    diary,
    drafts,
    send: async (answer, pressedIn = drafts.current().value) => {
      const asked: Record<string, unknown>[] = []
      const ask: Ask = async (_, request) => {
        asked.push(request as Record<string, unknown>)
        return answer
      }
      const run = liveRun(pressedIn, ROW.nid)
      const filled = { row: ROW, form, answers: ANSWERS, run, language: 'en', username: 'helen' } as const
      const sent = await sendAnswers({ diary, ask, drafts }, filled)
      return { sent, request: asked[0]! }
    },
  }
}

test('[QST-15, QST-33] a response of another device is never overwritten: this one gets its own id, and keeps it', async () => {
  const { drafts, send } = await begun()
  drafts.change((now) => ({
    ...now,
    runs: { [ROW.nid]: { responseId: 'sent before', activeMs: -5, beganAt: NOON - 9, answeredAt: NOON - 9 } },
    sent: { [ROW.nid]: NOON - 5 },
  }))
  const first = await send(NOT_REACHED)
  expect(first.request['response_id']).not.toBe('sent before')
  expect(first.request['duration']).toBe(0)
  expect((await send(NOT_REACHED)).request['response_id']).toBe(first.request['response_id'])
})

test('[QST-23, QST-33] pressed in two tabs, one after the other is done, it is one response', async () => {
  const { drafts, send } = await begun()
  const shown = drafts.current().value
  const first = await send(said({ response_id: 'made at walks', score: null }), shown)
  const second = await send(said({ response_id: 'made at walks', score: null }), shown)
  expect([first, second].map(({ request }) => request['response_id'])).toEqual([
    'made at walks',
    'made at walks',
  ])
  expect(second.request['timing']).toBe(first.request['timing'])
})

test('[QST-15] answers given after another tab had sent the draft stay', async () => {
  const { drafts, send } = await begun()
  const shown = drafts.current().value
  await send(said({ response_id: 'made at walks', score: null }), shown)
  drafts.change((now) =>
    withDraftAnswer(now, { nid: ROW.nid, linkId: 'walks', answer: 5, at: NOON, newResponseId: 'next' }),
  )
  await send(said({ response_id: 'made at walks', score: null }), shown)
  expect(draftAnswers(drafts.current().value, ROW.nid)).toEqual({ walks: 5 })
})

const countOf = async (diary: Diary): Promise<unknown> =>
  ((await readServerCopy(diary, 'questionnaires')) as { to_complete: unknown }).to_complete

test('[QST-33] a sent response is no draft any more, is among the answers, and is no longer due', async () => {
  const { diary, drafts, send } = await begun()
  expect(await countOf(diary)).toBe(1)
  const { sent, request } = await send(said({ response_id: 'made at walks', score: null }))
  expect(sent).toEqual({ is: 'sent', responseId: 'made at walks', isOwnOnly: false })
  expect(request).toMatchObject({
    institution_id: 5,
    questionnaire_id: 'how-was-it',
    edition: 'one',
    response_id: 'made at walks',
    timing: NOON - 1,
    sent_at: NOON,
    response: { resourceType: 'QuestionnaireResponse', status: 'completed' },
  })
  expect(draftAnswers(drafts.current().value, ROW.nid)).toEqual({})
  expect(await countOf(diary)).toBe(0)
  const [row] = (await readStoredQuestionnaires(diary))!.institutions[0]!.rows
  expect(row).toMatchObject({ lastCompleted: NOON - 1, completedBy: 'helen', responses: 1 })
  expect(
    (await readAnswerHistory(diary, ROW.nid))?.times.map(({ responseId, at }) => [responseId, at]),
  ).toEqual([['made at walks', NOON - 1]])
})

test.each<[string, Answer, SubmissionOutcome['is']]>([
  ['no line', NOT_REACHED, 'failed'],
  ['a server in trouble', said({}, 112), 'failed'],
  ['answers that it refuses', said({}, 324), 'failed'],
  ['that nobody asks any more', said({}, 105), 'gone'],
])('[QST-33] %s leaves the draft as it was, and the next try has the same id', async (_, answer, is) => {
  const { diary, drafts, send } = await begun()
  const first = await send(answer)
  expect(first.sent).toEqual({ is })
  expect(draftAnswers(drafts.current().value, ROW.nid)).toEqual(ANSWERS)
  expect(await countOf(diary)).toBe(1)
  const second = await send(said({ response_id: 'made at walks', score: null }))
  expect(second.request['response_id']).toBe(first.request['response_id'])
  await send(said({ response_id: 'made at walks', score: null }))
  const times = (await readAnswerHistory(diary, ROW.nid))!.times
  expect(times.filter(({ responseId }) => responseId === 'made at walks')).toHaveLength(1)
})

test('[QST-17] answers stored for a week are dated a week ago, and a removed answer counts as given then', async () => {
  const { drafts, send } = await begun()
  drafts.change((now) =>
    withDraftAnswer(now, {
      nid: ROW.nid,
      linkId: 'thoughts',
      answer: undefined,
      at: NOON - 7,
      newResponseId: 'none',
    }),
  )
  expect((await send(NOT_REACHED)).request).toMatchObject({ timing: NOON - 1, sent_at: NOON })
  drafts.change((now) =>
    withDraftAnswer(now, {
      nid: ROW.nid,
      linkId: 'slept',
      answer: undefined,
      at: NOON,
      newResponseId: 'none',
    }),
  )
  expect((await send(NOT_REACHED)).request).toMatchObject({ timing: NOON, response_id: 'made at walks' })
})

test('[QST-17, QST-30] the server’s time of completion counts', async () => {
  const { diary, send } = await begun()
  await send(said({ response_id: 'made at walks', score: null, shared: true, completed_at: NOON + 5 }))
  expect((await readStoredQuestionnaires(diary))!.institutions[0]!.rows[0]).toMatchObject({
    lastCompleted: NOON + 5,
  })
})

test('[QST-43] a response that the institution does not get is kept, marked so, and still due', async () => {
  const { diary, drafts, send } = await begun()
  const { sent } = await send(said({ response_id: 'made at walks', score: null, shared: false }))
  expect(sent).toEqual({ is: 'sent', responseId: 'made at walks', isOwnOnly: true })
  expect(draftAnswers(drafts.current().value, ROW.nid)).toEqual({})
  const [time] = (await readAnswerHistory(diary, ROW.nid))!.times
  expect([time!.isShared, isOwnOnly(ROW, time!), isOwnOnly({ ...ROW, institution: 'self' }, time!)]).toEqual([
    false,
    true,
    false,
  ])
  const [row] = (await readStoredQuestionnaires(diary))!.institutions[0]!.rows
  expect(row).toMatchObject({ lastCompleted: null, responses: 1 })
  expect(await countOf(diary)).toBe(1)
})
