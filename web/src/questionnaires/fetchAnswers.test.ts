import { interferenceFrom, PEG } from '@reprieve/contract/questionnaires/interferenceFrom.ts'
import { expect, test } from 'vitest'
import type { Answer, Ask } from '../api/ask.ts'
import { aDiary, NOON } from '../local/testing/aDiary.ts'
import { readAllAnswers } from './answeredTable.ts'
import { fetchAnswers } from './fetchAnswers.ts'
import { A_LIST, A_FORM_ANSWER } from './testing/aForm.ts'

const said = (body: Record<string, unknown>): Answer => ({ reached: true, code: 0, message: '', body })
const LIST = {
  ...A_LIST,
  institutions: [],
  answered: [],
  own: [{ ...A_LIST.institutions[0]!.questionnaires[0], institution_id: 'self', responses: 3 }],
}

const time = (id: string, url: string) => ({
  response_id: id,
  timing: NOON,
  offset: 0,
  edition: 'one',
  response: {
    questionnaire: url,
    item: ['peg-2', 'peg-3'].map((linkId) => ({ linkId, answer: [{ valueInteger: 4 }] })),
  },
  score: null,
})

/** Three answers, one per page. */
function aServer(url: string) {
  const pages: unknown[] = []
  const ask: Ask = async (name, request) => {
    if (name === 'questionnaires/get-questionnaires') return said(LIST)
    const { cursor = '1' } = request as { cursor?: string }
    pages.push(cursor)
    const next = cursor === '3' ? null : String(Number(cursor) + 1)
    return said({ ...A_FORM_ANSWER, responses: [time(cursor, url)], next_cursor: next })
  }
  return { ask, pages }
}

test('[RES-65] of a PEG every page that was answered on another device comes to this one, and once', async () => {
  const diary = aDiary()
  const { ask, pages } = aServer(PEG.url)
  await fetchAnswers(diary, ask)
  expect(interferenceFrom(await readAllAnswers(diary))).toHaveLength(3)
  expect(pages).toEqual(['1', '2', '3'])
  pages.length = 0
  await fetchAnswers(diary, ask)
  expect(pages).toEqual([])
})

test('[RES-65] for another form the first page is enough, and offline the stored answers stay', async () => {
  const diary = aDiary()
  const { ask, pages } = aServer('https://example.org/other')
  await fetchAnswers(diary, ask)
  expect(pages).toEqual(['1'])
  await fetchAnswers(diary, async () => ({ reached: false }))
  expect(await readAllAnswers(diary)).toHaveLength(1)
})
