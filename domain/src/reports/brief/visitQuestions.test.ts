import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BRIEF_ROOM,
  deleteQuestion,
  fitQuestions,
  LONGEST_QUESTION,
  makeQuestionId,
  mergeQuestions,
  MOST_QUESTIONS,
  NO_QUESTIONS,
  openQuestions,
  questionsFrom,
  restoreQuestion,
  tickQuestion,
  withQuestions,
  writeQuestion,
  type VisitQuestions,
} from './visitQuestions.ts'

const asked = (id: string, text: string, isAsked = false) => ({ id, text, isAsked })

test('[REP-56] questions are stored each under its own key, the tick beside its text', () => {
  const questions = [asked('1', 'May I swim?'), asked('0190a5a0', 'Which dose?', true)]
  const kept = withQuestions({ severity: 3 }, questions)
  expect(kept).toEqual({
    severity: 3,
    visit_question_1: 'May I swim?',
    visit_question_0190a5a0: 'Which dose?',
    visit_asked_0190a5a0: 1,
  })
  expect(questionsFrom(kept)).toEqual(questions)
  expect(withQuestions(kept, [])).toEqual({ severity: 3 })
})

test.each([
  {},
  { visit_question_1: 7, visit_question_2: null, visit_question_3: ['a'] },
  { visit_question_4: ' \n\t' },
  { 'visit_question_a b': 'a', visit_asked_1: 1, __proto__: { visit_question_1: 'a' } },
])('[REP-56] an unreadable value is not a question: %j', (kept) => {
  expect(questionsFrom(kept)).toEqual(NO_QUESTIONS)
})

test('[REP-56] questions of the earlier app come first, then the others by time', () => {
  const early = makeQuestionId(Date.UTC(2026, 10, 18), 'ffff')
  const late = makeQuestionId(Date.UTC(2026, 10, 19), '0000')
  const kept = { [`visit_question_${late}`]: 'c', visit_question_2: 'a', [`visit_question_${early}`]: 'b' }
  expect(questionsFrom(kept).map(({ text }) => text)).toEqual(['a', 'b', 'c'])
})

test('[REP-56] a question is added, changed, ticked, deleted and restored', () => {
  const one = writeQuestion(NO_QUESTIONS, 'a', '  May I swim? ')
  expect(one).toEqual([asked('a', 'May I swim?')])
  expect(writeQuestion(one, 'b', ' \n')).toEqual(one)
  expect(writeQuestion(one, 'a', 'May I run?')).toEqual([asked('a', 'May I run?')])
  expect(writeQuestion(one, 'a', ' ')).toEqual([])
  const ticked = tickQuestion(one, 'a', true)
  expect(openQuestions(ticked)).toEqual([])
  expect(restoreQuestion(deleteQuestion(ticked, 'a'), ticked[0]!)).toEqual(ticked)
  expect(restoreQuestion(ticked, ticked[0]!)).toBe(ticked)
})

test('[REP-56] at most 20 are added, of 300 characters, without half a character or what cannot be stored', () => {
  const full = Array.from({ length: MOST_QUESTIONS + 1 }, (_, at) => `q${at}`).reduce<VisitQuestions>(
    (all, id) => writeQuestion(all, id, id),
    NO_QUESTIONS,
  )
  expect(full).toHaveLength(MOST_QUESTIONS)
  const long = `${'a'.repeat(LONGEST_QUESTION - 1)}😀`
  expect(writeQuestion([], 'a', long)[0]?.text).toBe('a'.repeat(LONGEST_QUESTION - 1))
  expect(writeQuestion([], 'a', 'a\0b\ud800c')[0]?.text).toBe('ab\ufffdc')
  expect(questionsFrom({ visit_question_1: long })[0]?.text).toHaveLength(LONGEST_QUESTION - 1)
})

test('[REP-56] more questions than are read stay stored', () => {
  const many = Object.fromEntries(
    Array.from({ length: 70 }, (_, at) => [`visit_question_${at + 100}`, `Question ${at}`]),
  )
  const read = questionsFrom(many)
  expect(read).toHaveLength(60)
  expect(withQuestions(many, read)).toEqual(many)
})

test('[REP-56] two devices: what both added stays, text and tick merge, a change wins over a deletion', () => {
  const base = [asked('a', 'A'), asked('b', 'B'), asked('c', 'C'), asked('d', 'D')]
  const mine = [asked('a', 'A1'), asked('b', 'B'), asked('d', 'D1'), asked('m', 'mine')]
  const theirs = [asked('a', 'A', true), asked('c', 'C'), asked('t', 'theirs')]
  expect(mergeQuestions({ base, mine, theirs })).toEqual([
    asked('a', 'A1', true),
    asked('d', 'D1'),
    asked('m', 'mine'),
    asked('t', 'theirs'),
  ])
})

test('[REP-56] a merge with an unchanged side is the other side', () => {
  const anyQuestions = fc
    .uniqueArray(fc.stringMatching(/^[a-f]{4}$/), { maxLength: 6 })
    .chain((ids) => fc.tuple(...ids.map((id) => fc.boolean().map((isAsked) => asked(id, id, isAsked)))))
    .map((all) => [...all].toSorted((one, other) => (one.id < other.id ? -1 : 1)))
  fc.assert(
    fc.property(anyQuestions, anyQuestions, (base, changed) => {
      expect(mergeQuestions({ base, mine: changed, theirs: base })).toEqual(changed)
      expect(mergeQuestions({ base, mine: base, theirs: changed })).toEqual(changed)
    }),
  )
})

test('[REP-122] as many whole questions as there is room for, and how many are left out', () => {
  expect(fitQuestions(['a', 'b'], BRIEF_ROOM)).toEqual({ rows: ['a', 'b'], more: 0 })
  expect(fitQuestions(Array.from('abcdefgh'), BRIEF_ROOM)).toEqual({ rows: Array.from('abcdef'), more: 2 })
  const long = 'a'.repeat(LONGEST_QUESTION)
  expect(fitQuestions([long, long, long, 'b'], BRIEF_ROOM)).toEqual({ rows: [long, long, long], more: 1 })
})
