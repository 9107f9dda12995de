import { readQuestionnaire } from '@reprieve/contract/questionnaires/readQuestionnaire.ts'
import { expect, test } from 'vitest'
import { shownAnswers } from './form/useAnswerForm.ts'
import { A_FORM } from './testing/aForm.ts'

const read = readQuestionnaire(A_FORM)
const form = read.ok ? read.value : null

test('[QST-32] what fits its question is shown, and so is what can be mended in its field', () => {
  const draft = { walks: 2.5, slept: false, thoughts: ['Some'], more: 'Well' }
  expect(shownAnswers(form!, draft)).toEqual({ answers: draft, hasChanged: false })
})

test('[QST-32] what was given to a question that has become another is not shown, and that is said', () => {
  const draft = { walks: 'two', slept: true, thoughts: ['Many'], gone: 4 }
  expect(shownAnswers(form!, draft)).toEqual({ answers: { slept: true }, hasChanged: true })
})
