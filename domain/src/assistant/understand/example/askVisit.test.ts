import { expect, test } from 'vitest'
import { builtInThings } from '../../testing/builtInThings.ts'
import { testThesaurus } from '../loose/thesaurus/testThesaurus.ts'
import { understandQuestion } from '../understandQuestion.ts'
import { hashMark, type LabelModel } from './labelModel.ts'
import type { QuestionLabel } from './questionLabels.ts'

/** Every question with the word "doctor" is about a visit. */
const VISITS: LabelModel<QuestionLabel> = {
  labels: ['visit', 'hello'],
  unit: 1,
  hashes: Uint32Array.from([hashMark('w:doctor')]),
  starts: Uint32Array.from([0, 1]),
  weightLabels: Uint8Array.from([0]),
  weights: Int8Array.from([9]),
}

const asked = (question: string) =>
  understandQuestion(question, {
    things: builtInThings,
    today: '2026-11-16',
    weekStart: 1,
    language: 'en',
    before: null,
    thesauri: [{ ...testThesaurus(), model: VISITS }],
  })

test('[ASST-195] what changed since a visit compares the days since then', () => {
  expect(asked('what has changed since i saw my doctor in august')).toMatchObject({
    asked: { intent: 'since-start', periods: [{ from: '2026-08-01' }] },
  })
})

test('[ASST-192, ASST-194] a number that the doctor asks for, and what to ask the doctor', () => {
  expect(asked('the doctor wants to know how many tablets a month')).toMatchObject({
    asked: { intent: 'doses' },
  })
  expect(asked('what should i ask the doctor about the operation')).toMatchObject({
    asked: { intent: 'visit-questions', topic: 'injection-surgery' },
  })
})

test('[ASST-241] what to tell about a place is the page for the visit, without the day of the appointment', () => {
  expect(asked('on wednesday i see the doctor, what should i tell him about my knee')).toMatchObject({
    asked: { intent: 'visit', place: { list: 'location' } },
  })
})
