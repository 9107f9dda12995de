import { expect, test } from 'vitest'
import { MARK } from '../../filters/columns/columns.ts'
import type { EntryFacts } from '../../filters/columns/facts.ts'
import { aRecordOnDay } from '../../results/testing/aDiary.ts'
import type { UnderstoodQuestion } from '../understoodQuestion.ts'
import { answerFromDiary } from './answerFromDiary.ts'
import {
  aboutThing,
  answerDiary,
  daysFrom,
  figureValuesInAnswer,
  keysInAnswer,
  makeQuestion,
} from './testDiary.ts'

/** Thirty mornings: every tenth is hard; heat and rest help. */
const days: readonly EntryFacts[] = Array.from({ length: 30 }, (_, day) =>
  aRecordOnDay(day % 10 === 0 ? 8 : 2, {
    day,
    hour: 9,
    id: `r${day}`,
    lists: { symptom: day < 15 ? ['nausea'] : ['fatigue'], alleviating_factor: ['heat', 'rest'] },
    marks: { heat: MARK.alleviating, rest: MARK.alleviating },
  }),
)
const diary = answerDiary(days)
const all = { periods: [daysFrom({ from: 0, to: 29 })] }

const told = (asked: UnderstoodQuestion, before: UnderstoodQuestion | null = null) =>
  answerFromDiary(asked, diary, before)!

const whichDays = (before: UnderstoodQuestion) =>
  told({ ...before, intent: 'basis', basisOf: before.intent, rank: 'least' }, before)

test('[ASST-180] the very days that were counted, each with its average; plainly none without one', () => {
  const hard = whichDays(makeQuestion('hard-days', all))
  expect(figureValuesInAnswer(hard).filter(([name]) => name === 'day' || name === 'average')).toEqual([
    ['day', 20],
    ['average', 8],
    ['day', 10],
    ['average', 8],
    ['day', 0],
    ['average', 8],
  ])
  const none = whichDays(makeQuestion('level-days', { ...all, level: { compare: 'over', value: 10 } }))
  expect(keysInAnswer(none)).toEqual(['whichDaysNone'])
  const week = whichDays(makeQuestion('avg-pain', { periods: [daysFrom({ from: 20, to: 26 })] }))
  expect(keysInAnswer(week).filter((key) => key === 'dayPainRow')).toHaveLength(7)
  expect(keysInAnswer(whichDays(makeQuestion('avg-pain', all))).at(-1)).toBe('whichDaysMore')
})

test('[ASST-181] the same count in both periods', () => {
  const periods = [daysFrom({ from: 15, to: 29 }), daysFrom({ from: 0, to: 14 })]
  const both = told(makeQuestion('how-often', { ...aboutThing('symptom', 'nausea'), periods }))
  expect(keysInAnswer(both)).toEqual(['notRecordedIn', 'howOften', 'perMonth'])
})

test('[ASST-182] what cannot be left out is said, and what can is gone from the list', () => {
  const flu = told(makeQuestion('avg-pain', { ...all, except: { words: 'flu', things: [] } }))
  expect(flu.opening?.map(({ key }) => key)).toContain('cannotLeaveOut')
  const things = [{ list: 'alleviating_factor', ids: ['heat'] }] as const
  const helped = makeQuestion('what-helped', { ...all, effect: 'helped' })
  expect(keysInAnswer(told(helped)).filter((key) => key === 'helpedRow')).toHaveLength(2)
  const other = told({ ...helped, except: { words: 'heat', things } })
  expect(keysInAnswer(other).filter((key) => key === 'helpedRow')).toHaveLength(1)
})

test('[ASST-274] days with something are left out of the same computation', () => {
  const things = [{ list: 'symptom', ids: ['nausea'] }] as const
  const without = told(makeQuestion('avg-pain', { ...all, except: { words: 'nausea', things } }))
  expect(without.opening?.map(({ key }) => key)).toContain('onDaysWithout')
  expect(figureValuesInAnswer(without)).toContainEqual(['days', 15])
  const never = [{ list: 'symptom', ids: ['dizziness'] }] as const
  const whole = told(makeQuestion('avg-pain', { ...all, except: { words: 'dizzy', things: never } }))
  expect(whole.opening?.map(({ key }) => key)).toContain('cannotLeaveOut')
  const helped = told(makeQuestion('most', { ...all, list: 'symptom', rank: 'most' }))
  const rest = told(
    makeQuestion('most', { ...all, list: 'symptom', rank: 'most', except: { words: 'sick', things } }),
  )
  expect(keysInAnswer(rest).filter((key) => key === 'mostRow').length).toBeLessThan(
    keysInAnswer(helped).filter((key) => key === 'mostRow').length,
  )
})

test('[ASST-267] the day after the hardest day', () => {
  const nextDay = (before: UnderstoodQuestion) =>
    told({ ...before, intent: 'that-day', basisOf: before.intent, ways: ['next-day'] }, before)
  const dayOf = (before: UnderstoodQuestion) =>
    figureValuesInAnswer(nextDay(before)).find(([name]) => name === 'day')
  expect(dayOf(makeQuestion('worst', { periods: [daysFrom({ from: 5, to: 15 })] }))).toEqual(['day', 11])
})

test('[ASST-183] a doubt is answered with what the entries do not say', () => {
  const before = makeQuestion('avg-pain', all)
  const sure = {
    ...before,
    intent: 'basis',
    basisOf: 'avg-pain',
    except: { words: 'wedding', things: [] },
  } as const
  expect(told(sure, before).opening?.map(({ key }) => key)).toEqual(['notInEntries'])
})

test('[ASST-186] too few times of the day: what there is, and that there are no nights', () => {
  const said = told(makeQuestion('time-of-day', { ...all, isLoose: true }))
  expect(keysInAnswer(said)).toEqual(['nightUnknown', 'partsTooFew', 'partFewMorning'])
  const hand = told(makeQuestion('time-of-day', { ...all, ...aboutThing('location', 'hand-left') }))
  expect(keysInAnswer(hand)).toEqual(['neverRecorded'])
})
