import { expect, test } from 'vitest'
import { builtInThings } from '../../testing/builtInThings.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import { understandQuestion } from '../understandQuestion.ts'
import type { UnderstandingResult } from '../understandingResult.ts'
import type { KnownThing } from '../knownThing.ts'
import { hashMark } from '../example/labelModel.ts'
import { foldQuestion } from '../foldQuestion.ts'
import { correctSpelling } from './thesaurus/spelling.ts'
import { testThesaurus } from './thesaurus/testThesaurus.ts'

const thesauri = [testThesaurus()]

function hear(question: string, asked: UnderstoodQuestion | null = null): UnderstandingResult {
  const before = { asked, offered: [] }
  const asking = { things: builtInThings, today: '2026-11-16', weekStart: 1, language: 'en', before } as const
  return understandQuestion(question, { ...asking, thesauri })
}

function askedFor(question: string, before: UnderstoodQuestion | null = null): UnderstoodQuestion {
  const understood = hear(question, before)
  if (understood.is !== 'asked') throw new Error(`${question}: ${JSON.stringify(understood)}`)
  return understood.asked
}

const whyNot = (question: string): string => {
  const understood = hear(question)
  return understood.is === 'decline' ? understood.why : JSON.stringify(understood)
}

test.each([
  ['is it worse after a bad night', 'link-of', 'poor-sleep'],
  ['does coffee go with my pain', 'not-recorded', 'coffee-tea'],
  ['how do i relax with all this', 'guide', 'relaxation'],
  ['hot bath, does it help', 'did-help', null],
  ['remind me every evening', 'app', null],
  ['wy is it worse lately', 'what-differs', null],
] as const)('[ASST-41] everyday words are read: %s', (question, intent, topic) => {
  expect(askedFor(question)).toMatchObject({ intent, topic })
})

test('[ASST-41] the items of a topic are those of the diary, in all its lists, and the answer will say how it was read', () => {
  expect(askedFor('is it worse after a bad night')).toMatchObject({
    isLoose: true,
    topicWords: 'bad night',
    things: [
      { list: 'symptom', ids: ['symptom.poor-sleep'] },
      { list: 'aggravating_factor', ids: ['aggravating_factor.lack-of-sleep'] },
    ],
  })
})

test.each(['my blood pressure lately', 'how many days without feel sick', 'zorblat last weekend'])(
  '[ASST-41, ASST-19] an unknown subject or a denial gets no number: %s',
  (question) => {
    expect(hear(question).is).toBe('decline')
  },
)

test.each([
  ['if it is worse after a bad night can i take more tablets', 'dose'],
  ['does stress matter if i come off naproxen', 'stop-or-change'],
  ['can i take tramadol when it is worse', 'dose'],
])('[ASST-42] a dose or stopping a medicine is declined before any number: %s', (question, why) => {
  expect(whyNot(question)).toBe(why)
})

test('[ASST-43] a misspelt word is corrected if one meaning is near, an ordinary word is not', () => {
  expect(askedFor('does cofee matter')).toMatchObject({ topic: 'coffee-tea', topicWords: 'coffee' })
  expect(hear('does coffer matter').is).toBe('decline')
  // One letter away from "double up".
  expect(hear('is it worse if i doubel up')).not.toMatchObject({ why: 'dose' })
})

test('[ASST-97] a word that several examples have is left alone', () => {
  const [thesaurus] = thesauri
  const folded = foldQuestion('does cofee matter')
  expect(correctSpelling(folded, thesaurus!, [])).toContain('coffee')
  const usedWords = new Set([hashMark('cofee')])
  expect(correctSpelling(folded, { ...thesaurus!, usedWords }, [])).toBeNull()
})

test.each(['my chest feels tight and burning', 'i swallowed a lot of tablets and feel strange'])(
  '[ASST-44] what is told gets no number: %s',
  (told) => {
    expect(hear(told).is).toBe('decline')
  },
)

test('[ASST-45] a short question keeps the subject of the one before', () => {
  const first = askedFor('is it worse after a bad night')
  const stress = [{ list: 'aggravating_factor', ids: ['aggravating_factor.stress'] }]
  expect(askedFor('and stress?', first)).toMatchObject({ intent: 'link-of', things: stress })
  expect(askedFor('and coffee?', first)).toMatchObject({ intent: 'not-recorded', topic: 'coffee-tea' })
  expect(askedFor('how many days is that based on', first)).toMatchObject({
    intent: 'basis',
    basisOf: 'link-of',
    topic: 'poor-sleep',
  })
  const average = askedFor('What was my average pain last week?')
  expect(askedFor('just the evenings', average)).toMatchObject({
    intent: 'avg-pain',
    time: 'evening',
    periods: average.periods,
  })
  expect(askedFor('just the nights', average)).toMatchObject({ intent: 'time-of-day' })
  const helped = askedFor('hot bath, does it help')
  expect(askedFor('and for my knee', helped)).toMatchObject({
    intent: 'did-help',
    place: { list: 'location', ids: ['location.knee-left', 'location.knee-right'] },
  })
})

test('[ASST-49] unknown words are passed over if the subject is known', () => {
  expect(askedFor('blimey, stress gubbins flibber?')).toMatchObject({
    intent: 'link-of',
    topic: 'stress',
    isLoose: true,
  })
})

test.each(['is it worse after a bad night for ben@example.org', 'why 01900000-0000-7000-8000-000000000000'])(
  '[ASST-42] nothing is read into a question that names an address or an id: %s',
  (question) => {
    expect(hear(question).is).toBe('decline')
  },
)

test('[ASST-98] a condition that the answer does not count by is named, as typed', () => {
  expect(askedFor('does a hot bath help if i feel sick').leftOut).toEqual(['feel sick'])
  expect(askedFor('does a hot bath help').leftOut).toEqual([])
  // The place is counted by.
  expect(askedFor('is my knee worse after a bad night').leftOut).toEqual([])
})

test('[ASST-99] a side beside a place means the places of that side', () => {
  const placeOf = (question: string) => askedFor(question).place?.ids
  expect(placeOf('is my left knee worse after a bad night')).toEqual(['location.knee-left'])
  expect(placeOf('is my knee worse after a bad night')).toEqual(['location.knee-left', 'location.knee-right'])
  expect(placeOf('is my knee worse right after a bad night')).toEqual([
    'location.knee-left',
    'location.knee-right',
  ])
})

test('[ASST-99] after an answer about places, "the left one" means theirs', () => {
  const before = askedFor('is my knee worse after a bad night')
  expect(askedFor('the left one', before).place?.ids).toEqual(['location.knee-left'])
})

test('[ASST-104] "than last month" compares this month with it, and they share no day', () => {
  expect(askedFor('is it worse than last month')).toMatchObject({
    intent: 'compare',
    periods: [
      { from: '2026-11-01', to: '2026-11-16' },
      { from: '2026-10-01', to: '2026-10-31' },
    ],
  })
})

test('[ASST-104] "this time last year" is the month around that day', () => {
  expect(askedFor('how was my pain this time last year').periods).toEqual([
    { is: 'custom', from: '2025-11-01', to: '2025-12-01' },
  ])
})

test('[ASST-103] a medicine that the diary only has in a mixture names the mixture', () => {
  const mixture: KnownThing = {
    thing: { list: 'medication', ids: ['m1'] },
    label: 'Tramadol/paracetamol',
    names: ['Tramadol/paracetamol', 'Zaldiar'],
    key: null,
  }
  const asking = { today: '2026-11-16', weekStart: 1, language: 'en', before: null } as const
  const of = (question: string): UnderstandingResult =>
    understandQuestion(question, { ...asking, things: [...builtInThings, mixture], thesauri })
  expect(of('does tramadol help')).toMatchObject({
    asked: { part: { words: 'tramadol', within: { list: 'medication', ids: ['m1'] } } },
  })
  expect(of('does zaldiar help')).not.toMatchObject({ asked: { part: {} } })
})

test('[ASST-109] an operation is no dose, and the tablets of somebody else are one', () => {
  expect(whyNot('should i have the operation')).toBe('treatment')
  expect(whyNot('can my husband take tramadol')).toBe('dose')
})
