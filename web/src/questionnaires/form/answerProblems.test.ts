import { readQuestionnaireList } from '@reprieve/contract/questionnaires/listWire.ts'
import { describe, expect, test } from 'vitest'
import type { Answer, Ask } from '../../api/ask.ts'
import { aDiary } from '../../local/testing/aDiary.ts'
import { fetchNewerForm } from './FormEnd.tsx'
import { fetchForm, fetchQuestionnaires } from '../fetchQuestionnaires.ts'
import { parseRefusal } from './answerProblems.ts'
import { A_LIST, A_FORM_ANSWER } from '../testing/aForm.ts'

const ASKED = new Set(['walks', 'slept', 'edition'])
const refused = (...errors: unknown[]) => parseRefusal({ errors }, ASKED)

describe('[QST-44] answers that a server refuses', () => {
  test('is told at its questions, by why where that is known', () => {
    expect(
      refused(
        { path: 'slept', reason: 'answer' },
        { path: 'walks', reason: 'too-low' },
        { path: 'edition', reason: 'missing' },
      ),
    ).toEqual({
      is: 'refused',
      problems: new Map([
        ['slept', 'not-taken'],
        ['walks', 'too-low'],
        ['edition', 'missing'],
      ]),
    })
  })

  test.each<[string, unknown[], string]>([
    ['an edition that it does not know', [{ path: 'edition', reason: 'unknown' }], 'replaced'],
    ['questions that nobody was asked', [{ path: 'other', reason: 'unknown-item' }], 'replaced'],
    ['a clock that stands in another century', [{ path: 'timing', reason: 'out-of-range' }], 'wrong-clock'],
    ['the same when it is sent', [{ path: 'sent_at', reason: 'out-of-range' }], 'wrong-clock'],
    ['a name that is taken', [{ path: 'response_id', reason: 'taken' }], 'failed'],
    ['no word at all', [], 'failed'],
  ])('for %s is told as that', (_, errors, is) => {
    expect(refused(...errors)).toEqual({ is })
  })

  test('and what is no list is a failure as any other', () => {
    expect([parseRefusal({ errors: 'x' }, ASKED), parseRefusal(null, ASKED), refused(null, 5)]).toEqual([
      { is: 'failed' },
      { is: 'failed' },
      { is: 'replaced' },
    ])
  })
})

const said = (body: Record<string, unknown>, code = 0): Answer => ({ reached: true, code, message: '', body })
const ROW = readQuestionnaireList(A_LIST).institutions[0]!.rows[0]!

const serverWith =
  (edition: string, form: Answer = said({ ...A_FORM_ANSWER, edition })): Ask =>
  async (name) => {
    if (name !== 'questionnaires/get-questionnaires') return form
    const [clinic] = A_LIST.institutions
    const questionnaires = clinic!.questionnaires.map((row) => ({ ...row, edition }))
    return said({ ...A_LIST, institutions: [{ ...clinic, questionnaires }] })
  }

test('[QST-44] a replaced form is there in its new edition; without one it stays as it is', async () => {
  const diary = aDiary()
  await fetchQuestionnaires(diary, serverWith('one'))
  await fetchForm(diary, serverWith('one'), ROW)
  const wanted = { row: ROW, edition: 'one' }
  expect(await fetchNewerForm(diary, serverWith('one'), wanted)).toBeNull()
  expect(await fetchNewerForm(diary, async () => ({ reached: false }), wanted)).toBeNull()
  expect(await fetchNewerForm(diary, serverWith('two', { reached: false }), wanted)).toBeNull()
  expect(await fetchNewerForm(diary, serverWith('two'), wanted)).toMatchObject({ edition: 'two' })
})
