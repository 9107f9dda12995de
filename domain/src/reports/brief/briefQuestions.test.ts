import { expect, test } from 'vitest'
import { toStoredQuestions, LONGEST_QUESTION, NO_QUESTIONS, questionsFrom } from './briefQuestions.ts'

test('[REP-56] the questions are stored as asked, each separately', () => {
  const asked = ['May I swim?', '', 'Which dose?'] as const
  expect(toStoredQuestions(asked)).toEqual({
    visit_question_1: 'May I swim?',
    visit_question_2: null,
    visit_question_3: 'Which dose?',
  })
  expect(questionsFrom(toStoredQuestions(asked))).toEqual(asked)
})

test.each([
  {},
  { visit_question_1: 7, visit_question_2: null, visit_question_3: ['a'] },
  { visit_question_4: 'a' },
])('[REP-56] an unreadable value is not a question: %j', (kept) => {
  expect(questionsFrom(kept)).toEqual(NO_QUESTIONS)
})

test('[REP-56] only spaces are not a question', () => {
  expect(Object.values(toStoredQuestions([' \n', '', '\t']))).toEqual([null, null, null])
})

test('[REP-56] at most 300 characters are stored, and never half a character', () => {
  const long = 'a'.repeat(LONGEST_QUESTION + 1)
  expect(toStoredQuestions([long, '', ''])['visit_question_1']).toHaveLength(LONGEST_QUESTION)
  const cut = questionsFrom({ visit_question_1: `${'a'.repeat(LONGEST_QUESTION - 1)}😀` })[0]
  expect(cut).toBe('a'.repeat(LONGEST_QUESTION - 1))
})
