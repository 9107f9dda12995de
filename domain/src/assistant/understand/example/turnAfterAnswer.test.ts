import { expect, test } from 'vitest'
import { builtInThings } from '../../testing/builtInThings.ts'
import { NOTHING_ASKED, type Intent, type UnderstoodQuestion } from '../../understoodQuestion.ts'
import { testThesaurus } from '../loose/thesaurus/testThesaurus.ts'
import { understandQuestion } from '../understandQuestion.ts'
import type { UnderstandingResult } from '../understandingResult.ts'
import { hashMark, type LabelModel } from './labelModel.ts'
import type { QuestionLabel } from './questionLabels.ts'

const asked = (intent: Intent, slots: Partial<UnderstoodQuestion> = {}): UnderstoodQuestion => ({
  ...NOTHING_ASKED,
  intent,
  ...slots,
})

const PASSAGES: LabelModel = {
  labels: ['heat-and-cold/a', 'heat-and-cold/b', 'heat-and-cold/c', 'pain-and-sleep/a', 'pain-and-sleep/b'],
  unit: 1,
  hashes: new Uint32Array(),
  starts: Uint32Array.from([0]),
  weightLabels: new Uint8Array(),
  weights: new Int8Array(),
}

function hear(
  question: string,
  before: UnderstoodQuestion,
  model: LabelModel<QuestionLabel> | null = null,
): UnderstandingResult {
  return understandQuestion(question, {
    things: builtInThings,
    today: '2026-11-16',
    weekStart: 1,
    language: 'en',
    before: { asked: before, offered: [] },
    thesauri: [{ ...testThesaurus(), passageModel: PASSAGES, model }],
  })
}

function askedAfter(question: string, before: UnderstoodQuestion): UnderstoodQuestion {
  const understood = hear(question, before)
  if (understood.is !== 'asked') throw new Error(`${question}: ${JSON.stringify(understood)}`)
  return understood.asked
}

const STRESS = { list: 'aggravating_factor', ids: ['aggravating_factor.stress'] } as const
const HEAT = { list: 'alleviating_factor', ids: ['alleviating_factor.heat'] } as const
const FRIDAY = { is: 'custom', from: '2026-11-13', to: '2026-11-13' } as const
const OCTOBER = { is: 'custom', from: '2026-10-01', to: '2026-10-31' } as const
const SEPTEMBER = { is: 'custom', from: '2026-09-01', to: '2026-09-30' } as const

test.each<[UnderstoodQuestion, Partial<UnderstoodQuestion>]>([
  [asked('doses', { periods: [{ is: '7days' }] }), { intent: 'thing-trend', list: 'medication' }],
  [asked('how-often', { things: [STRESS] }), { intent: 'thing-trend', things: [STRESS] }],
  [asked('avg-pain', { periods: [OCTOBER] }), { intent: 'compare', periods: [OCTOBER, SEPTEMBER] }],
  [asked('hard-days'), { intent: 'hard-days-trend' }],
  [asked('on-day', { periods: [FRIDAY] }), { intent: 'what-differs', periods: [FRIDAY] }],
  [asked('avg-score'), { intent: 'compare', measure: 'score' }],
])('[ASST-110] "more than usual" compares what was counted: %o', (before, wanted) => {
  expect(askedAfter('is that more than usual', before)).toMatchObject(wanted)
})

test('[ASST-110] a sign of danger comes before a turn of phrase', () => {
  const model: LabelModel<QuestionLabel> = {
    labels: ['despair', 'hello'],
    unit: 1,
    hashes: Uint32Array.from([hashMark('w:forever')]),
    starts: Uint32Array.from([0, 1]),
    weightLabels: Uint8Array.from([0]),
    weights: Int8Array.from([9]),
  }
  expect(hear('make it shorter forever', asked('trend'), model)).toEqual({ is: 'danger', danger: 'crisis' })
})

test('[ASST-111] what helped on the day of the answer are the marks of that day', () => {
  const then = askedAfter('did anything help that day', asked('on-day', { periods: [FRIDAY] }))
  expect(then).toMatchObject({ intent: 'that-day', periods: [FRIDAY], effect: 'helped' })
  const ofDay = askedAfter('did anything help that day', asked('avg-pain', { periods: [FRIDAY] }))
  expect(ofDay).toMatchObject({ intent: 'all-tried', periods: [FRIDAY] })
  const ofWorst = askedAfter('did anything help that day', asked('worst', { measure: 'pain' }))
  expect(ofWorst).toMatchObject({ intent: 'that-day', basisOf: 'worst', effect: 'helped' })
})

const QUOTED = asked('guide', { words: '', passages: ['pain-and-sleep/a', 'heat-and-cold/b'] })

test('[ASST-112] the second one is the article of the second passage, or a row of the list', () => {
  expect(askedAfter('tell me more about the second one', QUOTED)).toMatchObject({
    intent: 'guide',
    passages: ['heat-and-cold/c', 'heat-and-cold/a'],
  })
  expect(askedAfter('and the second one', asked('what-helped', { effect: 'helped' }))).toMatchObject({
    intent: 'basis',
    basisOf: 'what-helped',
    nth: 2,
  })
})

test('[ASST-113] more of a quotation is what follows in its article, each passage once', () => {
  const more = askedAfter('tell me more', asked('guide', { words: '', passages: ['heat-and-cold/a'] }))
  expect(more).toMatchObject({ intent: 'guide', passages: ['heat-and-cold/b', 'heat-and-cold/c'] })
  expect(askedAfter('tell me more', more).passages).toEqual(['heat-and-cold/a', 'heat-and-cold/b'])
})

test('[ASST-113] more about what helps is all that was tried', () => {
  expect(askedAfter('tell me more', asked('what-helped', { effect: 'helped' }))).toMatchObject({
    intent: 'all-tried',
  })
})

test.each<[UnderstoodQuestion, Partial<UnderstoodQuestion>]>([
  [QUOTED, { intent: 'guide', passages: ['pain-and-sleep/getting-up-time'], topic: null }],
  [asked('guide', { words: '', topic: 'heat' }), { intent: 'guide', passages: ['heat-and-cold/which-one'] }],
  [asked('visit', { periods: [FRIDAY] }), { intent: 'visit', periods: [], rank: 'least' }],
  [asked('trend', { measure: 'pain' }), { intent: 'simpler', basisOf: 'trend' }],
])('[ASST-114] "shorter" is one short text, or the finding: %o', (before, wanted) => {
  expect(askedAfter('too complicated, shorter please', before)).toMatchObject(wanted)
})

test.each<[string, UnderstoodQuestion, UnderstoodQuestion['app']]>([
  ['where do i find it', asked('guide', { words: '', app: 'program' }), 'program'],
  ['where do i find it', asked('app', { app: 'report' }), 'report'],
  ['how do i send it', asked('visit'), 'share-link'],
  ['how do i send it', asked('app', { app: 'export' }), 'export'],
  ['can i print that', asked('visit'), 'print'],
  ['how do i note that then', asked('not-recorded', { topicWords: 'vodka' }), 'own-items'],
  ['how do i note that then', asked('not-recorded', { list: 'medication' }), 'add-medication'],
  ['how do i note that then', asked('did-help', { things: [HEAT] }), 'mark-helped'],
  ['how do i note that then', asked('on-day', { periods: [FRIDAY] }), 'past-day'],
])('[ASST-115] "%s" is answered by what the answer was about: %o', (question, before, app) => {
  expect(askedAfter(question, before)).toMatchObject({ intent: 'app', app })
})

test('[ASST-116] the day after something, or after the day of the answer', () => {
  const stress = asked('link-of', { things: [STRESS] })
  expect(askedAfter('and the day after', stress)).toMatchObject({ intent: 'day-after', things: [STRESS] })
  expect(askedAfter('and the day after', asked('avg-pain', { topic: 'stress' }))).toMatchObject({
    intent: 'day-after',
    things: [STRESS],
  })
  const unknown = asked('not-recorded', { topicWords: 'vodka' })
  expect(askedAfter('and the day after', unknown)).toMatchObject({
    intent: 'not-recorded',
    topicWords: 'vodka',
  })
  expect(askedAfter('and the day after', asked('on-day', { periods: [FRIDAY] })).periods).toEqual([
    { is: 'custom', from: '2026-11-14', to: '2026-11-14' },
  ])
  expect(askedAfter('and the day before', asked('worst', { measure: 'pain' })).intent).toBe('day-before')
  expect(askedAfter('since when', stress)).toMatchObject({ intent: 'last-time', rank: 'first' })
})

test.each<[UnderstoodQuestion, string, Partial<UnderstoodQuestion>]>([
  [asked('more-with', { periods: [OCTOBER] }), 'and less', { intent: 'less-with', periods: [OCTOBER] }],
  [asked('weeks', { rank: 'most' }), 'and the easiest', { intent: 'weeks', rank: 'least' }],
  [asked('hard-days', { periods: [OCTOBER] }), 'and good days', { intent: 'good-days', periods: [OCTOBER] }],
])('[ASST-116] the opposite is of the same days: %o', (before, question, wanted) => {
  expect(askedAfter(question, before)).toMatchObject(wanted)
})

test('[ASST-117] without medicines, the list has all else; another remedy is put beside the one of the answer', () => {
  const helped = asked('what-helped', { effect: 'helped' })
  expect(askedAfter('and without medication', helped)).toMatchObject({
    intent: 'what-helped',
    effect: 'helped',
    list: 'alleviating_factor',
  })
  expect(hear('and without medication', asked('trend', { measure: 'pain' })).is).not.toBe('asked')
})

test('[ASST-118] what is meant for the doctor is noted on the visit', () => {
  expect(askedAfter('put that in the doctor thing', asked('more-with')).intent).toBe('visit-questions')
})

test('[ASST-119] a question about an answer that was said again is about the same question', () => {
  const again = askedAfter('shorter please', asked('avg-pain', { periods: [OCTOBER] }))
  expect(again.intent).toBe('simpler')
  expect(askedAfter('is that more than usual', again)).toMatchObject({
    intent: 'compare',
    periods: [OCTOBER, SEPTEMBER],
  })
})

test('[ASST-122] "and without?" compares again, where the days without it are', () => {
  expect(askedAfter('and without?', asked('link-of', { things: [STRESS] }))).toMatchObject({
    intent: 'link-of',
    things: [STRESS],
  })
  expect(askedAfter('without it', asked('did-help', { things: [HEAT], effect: 'helped' }))).toMatchObject({
    intent: 'link-of',
    things: [HEAT],
  })
})

test.each<[Intent, string]>([
  ['what-helped', 'what-helps'],
  ['avg-pain', 'results'],
  ['worst', 'calendar'],
])('[ASST-115] "where do I see that" after %s leads to %s', (intent, app) => {
  expect(askedAfter('and where do I see that', asked(intent))).toMatchObject({ intent: 'app', app })
})
