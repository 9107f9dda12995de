import { expect, test } from 'vitest'
import { MARK } from '../../filters/columns/columns.ts'
import type { EntryFacts } from '../../filters/columns/facts.ts'
import { aDoseOnDay, aRecordOnDay, aReflectionOnDay, DAY_0 } from '../../results/testing/aDiary.ts'
import { DAY_MS } from '../../time/instant.ts'
import { INTENTS, type UnderstoodQuestion } from '../understoodQuestion.ts'
import type { AnswerContent } from '../answerContent.ts'
import type { AnswerDiary } from './answerDiary.ts'
import { answerFromDiary } from './answerFromDiary.ts'
import {
  aboutThing,
  allFiguresInAnswer,
  answerDiary,
  makeQuestion,
  daysFrom,
  figuresInAnswer,
  idsInBasis,
  figureValuesInAnswer,
} from './testDiary.ts'

const told = (asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent => answerFromDiary(asked, diary)!
const keysOf = ({ sentences }: AnswerContent): readonly string[] => sentences.map(({ key }) => key)

/** Thirty days: pain of 2, and of 6 on every third day, when sleep was poor; two records on day 3. */
const isBad = (day: number): boolean => day % 3 === 0
const month: readonly EntryFacts[] = Array.from({ length: 30 }, (_, day) => day).flatMap((day) => [
  aRecordOnDay(isBad(day) ? 6 : 2, {
    day,
    hour: day % 2 === 0 ? 8 : 20,
    length: 5_400,
    pattern: isBad(day) ? 'breakthrough' : 'constant',
    lists: {
      environment: isBad(day) ? ['poor sleep'] : ['nothing'],
      location: ['back'],
      ...(isBad(day) ? { medication: ['naproxen'] } : {}),
    },
    marks: { naproxen: day < 15 ? MARK.alleviating : MARK.ineffective },
  }),
  ...(day === 3 ? [aRecordOnDay(10, { day, hour: 22, lists: { location: ['head'] } })] : []),
  ...(day % 5 === 0
    ? [aReflectionOnDay(day === 10 ? 9 : 4, { day, lists: { meaningful_activities: ['walk'] } })]
    : []),
])
const doses = [aDoseOnDay('ibuprofen', { day: 4, hour: 9 }), aDoseOnDay('ibuprofen', { day: 6, hour: 7.5 })]
const diary = answerDiary(month, { doses })

test.each<[string, UnderstoodQuestion, Record<string, number>]>([
  [
    'average pain, each day once',
    makeQuestion('avg-pain'),
    { average: 3.4, days: 30, outOf: 30, from: 0, to: 29 },
  ],
  [
    'of the mornings',
    makeQuestion('avg-pain', { time: 'morning' }),
    { average: 3.3, days: 15, outOf: 30, from: 0, to: 29 },
  ],
  [
    'of the records that name a place',
    makeQuestion('avg-pain', aboutThing('location', 'head')),
    { average: 10, days: 1, outOf: 30, from: 0, to: 29 },
  ],
  ['the score', makeQuestion('avg-score'), { average: 4.8, days: 6, outOf: 30, from: 0, to: 29 }],
  ['hard days', makeQuestion('hard-days'), { hard: 1, days: 30, from: 0, to: 29 }],
  ['the hardest day', makeQuestion('worst'), { day: 3, from: 0, to: 29, average: 8, highest: 10 }],
  [
    'the easiest day, the latest of those alike',
    makeQuestion('best'),
    { day: 29, from: 0, to: 29, average: 2, lowest: 2, days: 20 },
  ],
  ['the best score', makeQuestion('best', { measure: 'score' }), { day: 10, from: 0, to: 29, score: 9 }],
  [
    'what was written',
    makeQuestion('count'),
    { records: 31, reflections: 6, days: 30, outOf: 30, from: 0, to: 29 },
  ],
  ['no direction', makeQuestion('trend'), { days: 30, from: 0, to: 29 }],
  [
    'two periods, the later one first',
    makeQuestion('compare', { periods: [daysFrom({ from: 0, to: 9 }), daysFrom({ from: 10, to: 19 })] }),
    { now: 3.2, before: 3.8, days: 10, daysBefore: 10, from: 10, to: 19, fromBefore: 0, toBefore: 9 },
  ],
  [
    'how often',
    makeQuestion('how-often', aboutThing('environment', 'poor sleep')),
    { from: 0, to: 29, times: 10, days: 10 },
  ],
  ['never in these days', makeQuestion('how-often', aboutThing('symptom', 'nausea')), { from: 0, to: 29 }],
  ['the last time', makeQuestion('last-time', aboutThing('environment', 'poor sleep')), { day: 27, pain: 6 }],
  [
    'the first time',
    makeQuestion('last-time', { ...aboutThing('location', 'head'), rank: 'first' }),
    { day: 3, pain: 10 },
  ],
  ['the last dose', makeQuestion('last-dose', aboutThing('medication', 'ibuprofen')), { day: 6, time: 450 }],
  [
    'the last use on a record',
    makeQuestion('last-dose', aboutThing('medication', 'naproxen')),
    { day: 27, time: 1200 },
  ],
  [
    'uses',
    makeQuestion('doses', aboutThing('medication', 'ibuprofen')),
    { from: 0, to: 29, uses: 2, days: 2 },
  ],
  [
    'whether it helped',
    makeQuestion('did-help', aboutThing('medication', 'naproxen')),
    { from: 0, to: 29, marked: 10, better: 5, same: 5, worse: 0, low: 24, high: 76 },
  ],
  ['what helped', makeQuestion('what-helped'), { from: 0, to: 29, times: 5, marked: 10, low: 24, high: 76 }],
  ['how long', makeQuestion('pattern'), { told: 30, from: 0, to: 29, hours: 1.5 }],
  [
    'of which type',
    makeQuestion('pattern', { measure: 'pattern' }),
    { told: 30, from: 0, to: 29, records: 20 },
  ],
  [
    'a day',
    makeQuestion('on-day', { periods: [daysFrom({ from: 3, to: 3 })] }),
    { day: 3, records: 2, reflections: 0, average: 8, highest: 10 },
  ],
  [
    'a day without an entry',
    makeQuestion('on-day', { periods: [daysFrom({ from: 40, to: 40 })] }),
    { day: 40 },
  ],
  ['medicines', makeQuestion('my-medicines'), { count: 2 }],
  ['conditions', makeQuestion('my-conditions'), {}],
])('[ASST-21] %s', (_name, asked, values) => {
  const said = told(asked, diary)
  expect([said.declined, Object.fromEntries(figureValuesInAnswer(said))]).toEqual([null, values])
})

test('[ASST-21] most often: the first three, each with its entries', () => {
  const said = told(makeQuestion('most', { list: 'location' }), diary)
  expect(figureValuesInAnswer(said)).toEqual([
    ['from', 0],
    ['to', 29],
    ['records', 30],
    ['records', 1],
  ])
})

test('[ASST-21] "came with more pain" lists what the screen calls steady', () => {
  const said = told(makeQuestion('more-with'), diary)
  expect(keysOf(said)).toEqual(['moreWith', 'linkRowMore', 'notProof'])
  expect(figureValuesInAnswer(said).filter(([name]) => name === 'with' || name === 'days')).toEqual([
    ['with', 10],
    ['days', 30],
  ])
  expect(keysOf(told(makeQuestion('less-with'), diary))).toEqual(['noneLess'])
  expect(keysOf(told(makeQuestion('link-of', aboutThing('environment', 'poor sleep')), diary))).toEqual([
    'linkMore',
    'linkSteady',
    'notFirst',
  ])
})

test('[ASST-18] the basis of every number has as many entries as it says', () => {
  const things = { things: [{ list: 'medication' as const, ids: ['naproxen'] }] }
  const periods = [daysFrom({ from: 0, to: 9 }), daysFrom({ from: 10, to: 29 })]
  for (const intent of INTENTS) {
    for (const own of [{}, things, { periods }, { measure: 'score' as const }]) {
      const said = answerFromDiary(makeQuestion(intent, own), diary)
      for (const { as, value, basis } of said === null ? [] : allFiguresInAnswer(said))
        expect([intent, as, value, idsInBasis(diary, basis).length]).toEqual([intent, as, value, basis.n])
    }
  }
})

test('[ASST-18] the bases of the hardest day and of the last time are exactly these records', () => {
  const ofDay = figuresInAnswer(told(makeQuestion('worst'), diary))[0]![1].basis
  const onThree = month.filter(({ at }) => Math.floor(at / DAY_MS) === DAY_0 + 3).map(({ id }) => id)
  expect(idsInBasis(diary, ofDay)).toEqual(onThree)
  const last = figuresInAnswer(
    told(makeQuestion('last-dose', aboutThing('medication', 'ibuprofen')), diary),
  )[0]![1].basis
  expect(last.ids).toEqual([doses[1]!.id])
})

test('[ASST-18] days are stored as calendar days: tomorrow they are the same', () => {
  const bases = figuresInAnswer(told(makeQuestion('avg-pain'), diary)).map(([, { basis }]) => basis.range)
  expect(new Set(bases.map((range) => JSON.stringify(range)))).toEqual(
    new Set([JSON.stringify(daysFrom({ from: 0, to: 29 }))]),
  )
})

test('[ASST-23] with Lite nothing is said about days before the last thirty, except what the lists show', () => {
  const lite = answerDiary(month, { doses, plan: 'lite', today: diary.today + 20 })
  const periods = [daysFrom({ from: 0, to: 9 }), daysFrom({ from: 10, to: 19 })]
  const declined = INTENTS.filter(
    (intent) => answerFromDiary(makeQuestion(intent, { periods }), lite)?.declined === 'plan',
  )
  expect(declined).toEqual([
    'avg-pain',
    'avg-score',
    'worst',
    'best',
    'hard-days',
    'trend',
    'compare',
    'more-with',
    'less-with',
    'link-of',
    'did-help',
    'what-helped',
    'pattern',
    'what-differs',
    'time-of-day',
    'weekday',
    'link-two',
    'avg-two',
    'help-two',
    'day-after',
    'since-start',
    'since-when',
    'good-days',
    'level-days',
    'last-level',
    'spell',
    'months',
    'how-fast',
    'mood-link',
    'summary',
    'pain-range',
    'my-number',
    'day-before',
    'good-against-bad',
    'all-tried',
    'helped-when-bad',
    'works-less',
    'weeks',
  ])
  expect(told(makeQuestion('avg-pain'), lite).declined).toBeNull()
})

test('[ASST-24] too few days are reported, with the number needed', () => {
  const few = answerDiary(month.slice(0, 5))
  const outcome = (asked: UnderstoodQuestion) => [
    told(asked, few).declined,
    figureValuesInAnswer(told(asked, few)).filter(([name]) => name === 'wanted'),
  ]
  expect(outcome(makeQuestion('trend'))).toEqual(['too-few', [['wanted', 3]]])
  expect(outcome(makeQuestion('more-with'))).toEqual(['too-few', [['wanted', 17]]])
  expect(outcome(makeQuestion('link-of', aboutThing('environment', 'poor sleep')))).toEqual([
    'too-few',
    [['wanted', 17]],
  ])
  expect(outcome(makeQuestion('did-help', aboutThing('medication', 'naproxen')))).toEqual([
    'too-few',
    [['wanted', 3]],
  ])
  const periods = [daysFrom({ from: 0, to: 1 }), daysFrom({ from: 2, to: 3 })]
  expect(told(makeQuestion('compare', { periods }), few).declined).toBe('too-few')
})

test('[ASST-24] an item that was never recorded is reported as such', () => {
  const none = answerDiary([])
  for (const intent of [
    'avg-pain',
    'worst',
    'trend',
    'hard-days',
    'what-helped',
    'pattern',
    'last-time',
  ] as const)
    expect([intent, told(makeQuestion(intent), none).declined]).toEqual([intent, 'nothing'])
  expect(told(makeQuestion('last-time', aboutThing('symptom', 'nausea')), diary).declined).toBe('nothing')
  expect(told(makeQuestion('link-of', aboutThing('aggravating_factor', 'stress')), diary).declined).toBe(
    'nothing',
  )
})

test('[ASST-25] the appointment is answered by its two weeks, with a link to its page', () => {
  const said = told(makeQuestion('visit'), diary)
  expect(said.screen).toBe('brief')
  const values = { average: 3.1, days: 14, from: 16, to: 29, before: 3.6, daysBefore: 14 }
  expect(Object.fromEntries(figureValuesInAnswer(said))).toEqual(values)
})

test('[ASST-26] each chart is explained without a number, with a link to it', () => {
  for (const chart of ['insights', 'charts', 'timeline', 'compare', 'calendar', 'body'] as const) {
    const said = told(makeQuestion('explain', { chart }), diary)
    expect([said.screen, figuresInAnswer(said).length, said.sentences.length]).toEqual([chart, 0, 1])
  }
})
