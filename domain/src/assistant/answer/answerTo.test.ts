import { expect, test } from 'vitest'
import { MARK } from '../../filters/columns/columns.ts'
import type { EntryFacts } from '../../filters/columns/facts.ts'
import { aDose, aRecord, aReflection, DAY_0 } from '../../results/testing/aDiary.ts'
import { DAY_MS } from '../../time/instant.ts'
import { INTENTS, type UnderstoodQuestion } from '../asked.ts'
import type { AnswerContent } from '../told.ts'
import type { AnswerDiary } from './answerDiary.ts'
import { answerTo } from './answerTo.ts'
import { about, answerDiary, ask, daysFrom, figuresOf, idsIn, valuesOf } from './testDiary.ts'

const told = (asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent => answerTo(asked, diary)!
const keysOf = ({ sentences }: AnswerContent): readonly string[] => sentences.map(({ key }) => key)

/** Thirty days: pain of 2, and of 6 on every third day, when sleep was poor; two records on day 3. */
const isBad = (day: number): boolean => day % 3 === 0
const month: readonly EntryFacts[] = Array.from({ length: 30 }, (_, day) => day).flatMap((day) => [
  aRecord(isBad(day) ? 6 : 2, {
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
  ...(day === 3 ? [aRecord(10, { day, hour: 22, lists: { location: ['head'] } })] : []),
  ...(day % 5 === 0
    ? [aReflection(day === 10 ? 9 : 4, { day, lists: { meaningful_activities: ['walk'] } })]
    : []),
])
const doses = [aDose('ibuprofen', { day: 4, hour: 9 }), aDose('ibuprofen', { day: 6, hour: 7.5 })]
const diary = answerDiary(month, { doses })

test.each<[string, UnderstoodQuestion, Record<string, number>]>([
  ['average pain, each day once', ask('avg-pain'), { average: 3.4, days: 30, outOf: 30, from: 0, to: 29 }],
  [
    'of the mornings',
    ask('avg-pain', { time: 'morning' }),
    { average: 3.3, days: 15, outOf: 30, from: 0, to: 29 },
  ],
  [
    'of the records that name a place',
    ask('avg-pain', about('location', 'head')),
    { average: 10, days: 1, outOf: 30, from: 0, to: 29 },
  ],
  ['the score', ask('avg-score'), { average: 4.8, days: 6, outOf: 30, from: 0, to: 29 }],
  ['hard days', ask('hard-days'), { hard: 1, days: 30, from: 0, to: 29 }],
  ['the hardest day', ask('worst'), { day: 3, from: 0, to: 29, average: 8, highest: 10 }],
  [
    'the easiest day, the latest of those alike',
    ask('best'),
    { day: 29, from: 0, to: 29, average: 2, lowest: 2, days: 20 },
  ],
  ['the best score', ask('best', { measure: 'score' }), { day: 10, from: 0, to: 29, score: 9 }],
  ['what was written', ask('count'), { records: 31, reflections: 6, days: 30, outOf: 30, from: 0, to: 29 }],
  ['no direction', ask('trend'), { days: 30, from: 0, to: 29 }],
  [
    'two periods, the later one first',
    ask('compare', { periods: [daysFrom({ from: 0, to: 9 }), daysFrom({ from: 10, to: 19 })] }),
    { now: 3.2, before: 3.8, days: 10, daysBefore: 10, from: 10, to: 19, fromBefore: 0, toBefore: 9 },
  ],
  [
    'how often',
    ask('how-often', about('environment', 'poor sleep')),
    { from: 0, to: 29, times: 10, days: 10 },
  ],
  ['never in these days', ask('how-often', about('symptom', 'nausea')), { from: 0, to: 29 }],
  ['the last time', ask('last-time', about('environment', 'poor sleep')), { day: 27, pain: 6 }],
  ['the first time', ask('last-time', { ...about('location', 'head'), rank: 'first' }), { day: 3, pain: 10 }],
  ['the last dose', ask('last-dose', about('medication', 'ibuprofen')), { day: 6, time: 450 }],
  ['the last use on a record', ask('last-dose', about('medication', 'naproxen')), { day: 27, time: 1200 }],
  ['uses', ask('doses', about('medication', 'ibuprofen')), { from: 0, to: 29, uses: 2, days: 2 }],
  [
    'whether it helped',
    ask('did-help', about('medication', 'naproxen')),
    { from: 0, to: 29, marked: 10, better: 5, same: 5, worse: 0, low: 24, high: 76 },
  ],
  ['what helped', ask('what-helped'), { from: 0, to: 29, times: 5, marked: 10, low: 24, high: 76 }],
  ['how long', ask('pattern'), { told: 30, from: 0, to: 29, hours: 1.5 }],
  ['of which type', ask('pattern', { measure: 'pattern' }), { told: 30, from: 0, to: 29, records: 20 }],
  [
    'a day',
    ask('on-day', { periods: [daysFrom({ from: 3, to: 3 })] }),
    { day: 3, records: 2, reflections: 0, average: 8, highest: 10 },
  ],
  ['a day without an entry', ask('on-day', { periods: [daysFrom({ from: 40, to: 40 })] }), { day: 40 }],
  ['medicines', ask('my-medicines'), { count: 2 }],
  ['conditions', ask('my-conditions'), {}],
])('[ASST-21] %s', (_name, asked, values) => {
  const said = told(asked, diary)
  expect([said.declined, Object.fromEntries(valuesOf(said))]).toEqual([null, values])
})

test('[ASST-21] most often: the first three, each with its entries', () => {
  const said = told(ask('most', { list: 'location' }), diary)
  expect(valuesOf(said)).toEqual([
    ['from', 0],
    ['to', 29],
    ['records', 30],
    ['records', 1],
  ])
})

test('[ASST-21] what came with more pain is what the screen calls steady', () => {
  const said = told(ask('more-with'), diary)
  expect(keysOf(said)).toEqual(['moreWith', 'linkRowMore', 'notProof'])
  expect(valuesOf(said).filter(([name]) => name === 'with' || name === 'days')).toEqual([
    ['with', 10],
    ['days', 30],
  ])
  expect(keysOf(told(ask('less-with'), diary))).toEqual(['noneLess'])
  expect(keysOf(told(ask('link-of', about('environment', 'poor sleep')), diary))).toEqual([
    'linkMore',
    'notProof',
  ])
})

test('[ASST-18] the basis of every number holds as many entries as it says', () => {
  const things = { things: [{ list: 'medication' as const, ids: ['naproxen'] }] }
  const periods = [daysFrom({ from: 0, to: 9 }), daysFrom({ from: 10, to: 29 })]
  for (const intent of INTENTS) {
    for (const own of [{}, things, { periods }, { measure: 'score' as const }]) {
      const said = answerTo(ask(intent, own), diary)
      for (const [name, { basis }] of said === null ? [] : figuresOf(said))
        expect([intent, name, idsIn(diary, basis).length]).toEqual([intent, name, basis.n])
    }
  }
})

test('[ASST-18] the basis of the hardest day and of the last time are the very records', () => {
  const ofDay = figuresOf(told(ask('worst'), diary))[0]![1].basis
  const onThree = month.filter(({ at }) => Math.floor(at / DAY_MS) === DAY_0 + 3).map(({ id }) => id)
  expect(idsIn(diary, ofDay)).toEqual(onThree)
  const last = figuresOf(told(ask('last-dose', about('medication', 'ibuprofen')), diary))[0]![1].basis
  expect(last.ids).toEqual([doses[1]!.id])
})

test('[ASST-18] days are told as days of the calendar: tomorrow they are the same', () => {
  const bases = figuresOf(told(ask('avg-pain'), diary)).map(([, { basis }]) => basis.range)
  expect(new Set(bases.map((range) => JSON.stringify(range)))).toEqual(
    new Set([JSON.stringify(daysFrom({ from: 0, to: 29 }))]),
  )
})

test('[ASST-23] with Lite nothing is told of days before the last thirty but what the lists show', () => {
  const lite = answerDiary(month, { doses, plan: 'lite', today: diary.today + 20 })
  const periods = [daysFrom({ from: 0, to: 9 }), daysFrom({ from: 10, to: 19 })]
  const declined = INTENTS.filter((intent) => answerTo(ask(intent, { periods }), lite)?.declined === 'plan')
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
  ])
  expect(told(ask('avg-pain'), lite).declined).toBeNull()
})

test('[ASST-24] too few days are told, with how many are wanted', () => {
  const few = answerDiary(month.slice(0, 5))
  const outcome = (asked: UnderstoodQuestion) => [
    told(asked, few).declined,
    valuesOf(told(asked, few)).filter(([name]) => name === 'wanted'),
  ]
  expect(outcome(ask('trend'))).toEqual(['too-few', [['wanted', 3]]])
  expect(outcome(ask('more-with'))).toEqual(['too-few', [['wanted', 17]]])
  expect(outcome(ask('link-of', about('environment', 'poor sleep')))).toEqual(['too-few', [['wanted', 17]]])
  expect(outcome(ask('did-help', about('medication', 'naproxen')))).toEqual(['too-few', [['wanted', 3]]])
  const periods = [daysFrom({ from: 0, to: 1 }), daysFrom({ from: 2, to: 3 })]
  expect(told(ask('compare', { periods }), few).declined).toBe('too-few')
})

test('[ASST-24] what was never written down is told as that, and what is not compared, too', () => {
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
    expect([intent, told(ask(intent), none).declined]).toEqual([intent, 'nothing'])
  expect(told(ask('last-time', about('symptom', 'nausea')), diary).declined).toBe('nothing')
  expect(told(ask('link-of', about('aggravating_factor', 'stress')), diary).declined).toBe('not-compared')
})

test('[ASST-25] the appointment is told of by its two weeks, with the way to its page', () => {
  const said = told(ask('visit'), diary)
  expect(said.screen).toBe('brief')
  const values = { average: 3.1, days: 14, from: 16, to: 29, before: 3.6, daysBefore: 14 }
  expect(Object.fromEntries(valuesOf(said))).toEqual(values)
})

test('[ASST-26] each picture is explained in words without a number, and leads to itself', () => {
  for (const chart of ['insights', 'charts', 'timeline', 'compare', 'calendar', 'body'] as const) {
    const said = told(ask('explain', { chart }), diary)
    expect([said.screen, figuresOf(said).length, said.sentences.length]).toEqual([chart, 0, 1])
  }
})
