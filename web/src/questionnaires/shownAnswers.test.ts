import { readQuestionnaire } from '@reprieve/contract/questionnaires/readQuestionnaire.ts'
import { expect, test } from 'vitest'
import { shownAnswers } from './form/useAnswerForm.ts'
import { A_FORM } from './testing/aForm.ts'

const read = readQuestionnaire(A_FORM)
const form = read.ok ? read.value : null

test('[QST-32] answers that fit their question are shown, and so are those that can be corrected in the field', () => {
  const draft = { walks: 2.5, slept: false, thoughts: ['Some'], more: 'Well' }
  expect(shownAnswers(form!, draft)).toEqual({ answers: draft, hasChanged: false })
})

test('[QST-32] an answer to a question that has changed is not shown, and the page says so', () => {
  const draft = { walks: 'two', slept: true, thoughts: ['Many'], gone: 4 }
  expect(shownAnswers(form!, draft)).toEqual({ answers: { slept: true }, hasChanged: true })
})
