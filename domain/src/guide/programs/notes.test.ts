import { expect, test } from 'vitest'
import {
  answerKey,
  answersToRemovedPrompts,
  doNotesFit,
  joinNotes,
  LONGEST_ANSWER,
  NO_NOTES,
  withAnswer,
  withLessonDone,
  withProgramSeen,
  type ProgramNotes,
} from './notes.ts'

const KEY = answerKey('lesson', 'prompt')
const said = (text: string, question = 'Q') => ({ text, question })
const noted = (answers: ProgramNotes['answers']): ProgramNotes => ({ ...NO_NOTES, answers })

test('[PROG-5] an answer is stored with its question, and an empty one is no answer', () => {
  const notes = withAnswer(NO_NOTES, KEY, said('Yes'))
  expect(notes.answers).toEqual({ 'lesson.prompt': { text: 'Yes', question: 'Q' } })
  expect(withAnswer(notes, KEY, said(' \n '))).toEqual(NO_NOTES)
  expect(withAnswer(NO_NOTES, KEY, said(''))).toBe(NO_NOTES)
})

test('[PROG-9] a mark is made once, and making it again changes nothing', () => {
  const notes = withProgramSeen(withLessonDone(NO_NOTES, 'lesson'), 'program')
  expect(notes).toEqual({ answers: {}, done: ['lesson'], seen: ['program'] })
  expect(withProgramSeen(withLessonDone(notes, 'lesson'), 'program')).toBe(notes)
})

test('[PROG-6] an answer whose question is gone is found with that question, and one of another lesson is not', () => {
  const notes = noted({
    'lesson.old': said('Old', 'What was asked before'),
    'lesson.prompt': said('New'),
    'lesson-2.old': said('Other'),
  })
  expect(answersToRemovedPrompts(notes, 'lesson', ['prompt'])).toEqual([said('Old', 'What was asked before')])
  expect(answersToRemovedPrompts(notes, 'lesson', ['old', 'prompt'])).toEqual([])
})

test('[PROG-7] there is room for a hundred answers of full length, and not for any number', () => {
  const full = (count: number): ProgramNotes =>
    noted(
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          answerKey('coping-skills-05-balanced-thoughts', `prompt-${at}`),
          said('x'.repeat(LONGEST_ANSWER), 'A question of some forty letters, or more'),
        ]),
      ),
    )
  expect(doNotesFit(NO_NOTES)).toBe(true)
  expect(doNotesFit(full(100))).toBe(true)
  expect(doNotesFit(full(130))).toBe(false)
  // Characters that JSON escapes count with their escaped length.
  expect(doNotesFit(noted({ [KEY]: said('\n'.repeat(60_000)) }))).toBe(false)
})

test('[PROG-3, PROG-5] answers of two devices are both kept, and marks of either stay', () => {
  const base = { answers: { 'l.a': said('a'), 'l.b': said('b'), 'l.c': said('c') }, done: ['1'], seen: [] }
  const mine = { answers: { 'l.a': said('a, mine'), 'l.b': said('b') }, done: ['1', '2'], seen: ['p'] }
  const theirs = {
    answers: { 'l.a': said('a, theirs'), 'l.b': said('b, theirs'), 'l.c': said('c'), 'l.d': said('d') },
    done: ['3'],
    seen: [],
  }
  expect(joinNotes({ base, mine, theirs })).toEqual({
    // Typed here, changed there, deleted here, new there.
    answers: { 'l.a': said('a, mine'), 'l.b': said('b, theirs'), 'l.d': said('d') },
    done: ['1', '2', '3'],
    seen: ['p'],
  })
})
