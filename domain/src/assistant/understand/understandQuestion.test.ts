import { expect, test } from 'vitest'
import { NOTHING_ASKED, type UnderstoodQuestion } from '../understoodQuestion.ts'
import { ownThing, builtInThings } from '../testing/builtInThings.ts'
import type { KnownThing } from './knownThing.ts'
import { understandQuestion, type QuestionContext } from './understandQuestion.ts'
import type { UnderstandingResult } from './understandingResult.ts'

const ask = (question: string, own: Partial<QuestionContext> = {}): UnderstandingResult =>
  understandQuestion(question, {
    things: builtInThings,
    today: '2026-11-16',
    weekStart: 1,
    language: 'en',
    before: null,
    ...own,
  })

const askedIn = (
  question: string,
  own: Partial<QuestionContext> = {},
): UnderstoodQuestion | UnderstandingResult => {
  const understood = ask(question, own)
  return understood.is === 'asked' ? understood.asked : understood
}

const whyNot = (question: string, own: Partial<QuestionContext> = {}): string | null => {
  const understood = ask(question, own)
  return understood.is === 'decline' ? understood.why : null
}

const withOwn = (...own: readonly KnownThing[]): Partial<QuestionContext> => ({
  things: [...builtInThings, ...own],
})

test('[ASST-19] one unknown word is enough to decline, and it is quoted', () => {
  expect(ask('What was my worst day on Mars last week?')).toEqual({
    is: 'decline',
    why: 'left-over',
    about: 'Mars',
    instead: null,
  })
  expect(ask('How often did I record Hexenschuss?')).toMatchObject({
    why: 'unknown-thing',
    about: 'Hexenschuss',
  })
  expect(whyNot('What came with pain above 7?')).toBe('left-over')
})

test('[ASST-19] a name that is an ordinary word counts in quotation marks, or if nothing else makes sense', () => {
  const average = ownThing('symptom', 'Average')
  const pain = ownThing('symptom', 'Pain')
  expect(askedIn('What was my average pain last week?', withOwn(average, pain))).toMatchObject({
    intent: 'avg-pain',
    things: [],
  })
  expect(askedIn('How often did I record “Average”?', withOwn(average))).toMatchObject({
    intent: 'how-often',
    things: [average.thing],
  })
  expect(askedIn('How often did I record average?', withOwn(average))).toMatchObject({
    things: [average.thing],
  })
})

test('[ASST-19] a name of one character is found only in quotation marks', () => {
  const seven = ownThing('symptom', 'X7')
  expect(askedIn('How often did I record X7?', withOwn(seven))).toMatchObject({ things: [seven.thing] })
  expect(whyNot('How often did I record x?', withOwn(ownThing('symptom', 'x')))).not.toBe(null)
})

test('[ASST-20] a name in two lists is asked about; the list that is named decides', () => {
  const stress = ownThing('symptom', 'Stress')
  const both = ask('How often did I record stress?', withOwn(stress))
  expect(both).toMatchObject({ is: 'choose', why: 'several' })
  expect(both.is === 'choose' && both.choices.map(({ about }) => about)).toEqual([
    { is: 'thing', list: 'aggravating_factor', text: 'Stress' },
    { is: 'thing', list: 'symptom', text: 'Stress' },
  ])
  expect(askedIn('How often did I record stress as a symptom?', withOwn(stress))).toMatchObject({
    things: [stress.thing],
  })
  expect(askedIn('Did walking help?')).toMatchObject({ things: [{ list: 'alleviating_factor' }] })
})

test('[ASST-20] 10/12 is two days in English, and one in other languages', () => {
  const both = ask('What did I record on 10/12?')
  expect(both.is === 'choose' && both.choices.map(({ about }) => about)).toEqual([
    { is: 'day', day: '2025-12-10' },
    { is: 'day', day: '2026-10-12' },
  ])
  const day = { is: 'custom', from: '2025-12-10', to: '2025-12-10' }
  expect(askedIn('Was habe ich am 10.12. notiert?', { language: 'de' })).toMatchObject({ periods: [day] })
  expect(askedIn('What did I record on 10/30?')).toMatchObject({
    periods: [{ is: 'custom', from: '2026-10-30', to: '2026-10-30' }],
  })
})

test('[ASST-20] an unnamed chart, two questions, a word that is nearly another', () => {
  const chart = ask('Explain this chart')
  expect(chart.is === 'choose' && chart.choices.map(({ asked }) => asked.chart)).toEqual([
    'insights',
    'charts',
    'timeline',
    'compare',
    'calendar',
    'body',
  ])
  const two = ask('How many hard days did I have? When did I last take naproxen?')
  expect(two.is === 'choose' && two.choices.map(({ asked }) => asked.intent)).toEqual([
    'hard-days',
    'last-dose',
  ])
  const near = ask('How often did I take ibuprofin?')
  expect(near).toMatchObject({ is: 'choose', why: 'did-you-mean' })
  expect(near.is === 'choose' && near.choices[0]!.asked.intent).toBe('doses')
})

test('[ASST-20] a pressed button is read as what it offered', () => {
  const asked: UnderstoodQuestion = { ...NOTHING_ASKED, intent: 'how-often' }
  const before = { asked: null, offered: [{ label: 'Stress (Symptoms)', asked }] }
  expect(ask('Stress (Symptoms)', { before })).toEqual({ is: 'asked', asked })
})

test('[ASST-21] what stands behind "because" is told, not asked', () => {
  expect(askedIn('What was my average pain last week, because I see my doctor on Friday?')).toMatchObject({
    intent: 'avg-pain',
    periods: [{ is: 'custom', from: '2026-11-09', to: '2026-11-15' }],
  })
})

test('[ASST-21] nothing but days, a thing or a time of day asks the same again', () => {
  const first = ask('What was my average pain last week?')
  const before = { asked: first.is === 'asked' ? first.asked : null, offered: [] }
  const month = { is: 'custom', from: '2026-10-01', to: '2026-10-31' }
  expect(askedIn('And last month?', { before })).toMatchObject({ intent: 'avg-pain', periods: [month] })
  expect(askedIn('Und im Oktober?', { before })).toMatchObject({ intent: 'avg-pain', periods: [month] })
  expect(askedIn('And in the morning?', { before })).toMatchObject({ intent: 'avg-pain', time: 'morning' })
  const dose = ask('When did I last take naproxen?')
  const ofDose = { asked: dose.is === 'asked' ? dose.asked : null, offered: [] }
  expect(askedIn('And ibuprofen?', { before: ofDose })).toMatchObject({
    intent: 'last-dose',
    things: [{ ids: ['medication.ibuprofen'] }],
  })
  expect(whyNot('And last month?')).toBe('not-understood')
})

test.each([
  ['dose', 'How many ibuprofen can I take?'],
  ['dose', 'Kann ich Ibuprofen mit Wein nehmen?'],
  ['dose', 'Combien de paracétamol puis-je donner à mon enfant ?'],
  ['dose', 'What was my average pain last week? And can I take more ibuprofen?'],
  ['stop-or-change', 'Should I stop taking naproxen?'],
  ['stop-or-change', '¿Puedo dejar el naproxeno?'],
  ['diagnosis', 'Do I have arthritis?'],
  ['diagnosis', '我得了什么病？'],
  ['prediction', 'Will my pain be worse tomorrow?'],
  ['prediction', '내일 통증은 어떨까요?'],
  ['cause', 'What is my trigger?'],
  ['cause', 'Почему у меня болит голова?'],
  ['other-person', "What is my wife's average pain?"],
  ['notes', 'What did I write in my notes about work?'],
  ['not-told-here', 'How is my pain on Mondays?'],
  ['not-mine', 'Tell me a joke'],
  ['ahead', 'What did I record on 2027-01-03?'],
  ['too-long', 'pain '.repeat(300)],
])('[ASST-28] declined as %s: %s', (why, question) => {
  expect(whyNot(question)).toBe(why)
})

test('[ASST-28] a cause is not stated, and what came with more pain is offered', () => {
  expect(ask('Why does my back hurt?')).toMatchObject({ why: 'cause', instead: { intent: 'more-with' } })
})

test('[ASST-30] days are counted by the calendar of the person who asks', () => {
  const rangeOf = (question: string, own: Partial<QuestionContext>) => askedIn(question, own)
  const sunday = { today: '2026-11-15', weekStart: 7 } as const
  expect(rangeOf('Average pain this week', sunday)).toMatchObject({
    periods: [{ is: 'custom', from: '2026-11-15', to: '2026-11-15' }],
  })
  expect(rangeOf('Average pain this week', { today: '2026-11-15', weekStart: 1 })).toMatchObject({
    periods: [{ is: 'custom', from: '2026-11-09', to: '2026-11-15' }],
  })
  expect(rangeOf('Average pain last month', { today: '2026-01-31' })).toMatchObject({
    periods: [{ is: 'custom', from: '2025-12-01', to: '2025-12-31' }],
  })
})
