import { expect, test } from 'vitest'
import { MARK } from '@reprieve/domain/filters/columns/columns.ts'
import type { EntryFacts } from '@reprieve/domain/filters/columns/facts.ts'
import { EMPTY_MEDICATION } from '@reprieve/domain/medications/medication.ts'
import { aRecordOnDay, aReflectionOnDay, DAY_0 } from '@reprieve/domain/results/testing/aDiary.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { AnswerContent } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { AnswerDiary } from '../answerDiary.ts'
import { answerFromDiary } from '../answerFromDiary.ts'
import {
  aboutThing,
  answerDiary,
  daysFrom,
  figureValuesInAnswer,
  keysInAnswer,
  makeQuestion,
} from '../testDiary.ts'

/** Thirty days: every third day is hard and scored low. Heat helps on the hard days, rest never. */
const PAIN = Array.from({ length: 30 }, (_, day) => (day % 3 === 0 ? 8 : 2))
const month: readonly EntryFacts[] = PAIN.flatMap((pain, day) => [
  aRecordOnDay(pain, {
    day,
    hour: 9,
    id: `r${day}`,
    lists: {
      symptom: day >= 20 ? ['nausea'] : ['fatigue'],
      location: ['knee-left'],
      alleviating_factor: pain === 8 ? ['heat'] : ['rest'],
    },
    marks: { heat: MARK.alleviating, rest: MARK.ineffective },
  }),
  aReflectionOnDay(pain === 8 ? 3 : 7, { day, id: `s${day}` }),
])
const diary = answerDiary(month)
const all = { periods: [daysFrom({ from: 0, to: 29 })] }

const told = (asked: UnderstoodQuestion, of: AnswerDiary = diary): AnswerContent =>
  answerFromDiary(asked, of)!
const valuesOf = (content: AnswerContent): Readonly<Record<string, number>> =>
  Object.fromEntries(figureValuesInAnswer(content))

test('[ASST-91] pain on days with a low score beside the other days, without a judgement', () => {
  const said = told(makeQuestion('mood-link', all))
  expect(valuesOf(said)).toMatchObject({ level: 4, low: 8, lowDays: 10, high: 2, highDays: 20 })
  expect(keysInAnswer(said)).toEqual(['moodLink', 'notFirst'])
  expect(said.picture).toMatchObject({ is: 'bars' })
})

test('[ASST-91] few low days: the lower half of the scores; without scores it says what is missing', () => {
  const few = month.filter(({ id }) => !id.startsWith('s') || Number(id.slice(1)) >= 20)
  expect(valuesOf(told(makeQuestion('mood-link', all), answerDiary(few)))).toMatchObject({
    lowDays: 3,
    highDays: 7,
  })
  const none = answerDiary(month.filter(({ id }) => id.startsWith('r')))
  expect(told(makeQuestion('mood-link', all), none).declined).toBe('too-few')
})

test('[ASST-91] a question about mood that was never recorded is answered by the scores', () => {
  const asked = makeQuestion('link-of', {
    ...aboutThing('symptom', 'low-mood'),
    topic: 'low-mood',
    isLoose: true,
    ...all,
  })
  expect(keysInAnswer(told(asked))).toContain('moodLink')
})

test('[ASST-92] the range has the middle half of the days, and the sentence for the doctor the same', () => {
  const values = { lowest: 2, highest: 8, average: 4, low: 2, high: 8, days: 30 }
  expect(valuesOf(told(makeQuestion('pain-range', all)))).toMatchObject(values)
  expect(valuesOf(told(makeQuestion('my-number', all)))).toMatchObject({
    average: 4,
    low: 2,
    high: 8,
    highest: 8,
  })
})

test('[ASST-92] hard days beside those of as many days before', () => {
  const later = answerDiary(month, { today: DAY_0 + 29 })
  const said = told(makeQuestion('hard-days-trend', { periods: [daysFrom({ from: 15, to: 29 })] }), later)
  expect(keysInAnswer(said)).toEqual(['hardDays', 'hardDaysBefore', 'hardDaysAlike'])
  expect(figureValuesInAnswer(said).filter(([name]) => name === 'hard')).toEqual([
    ['hard', 5],
    ['hard', 5],
  ])
})

test('[ASST-92] the day before the hardest day', () => {
  const said = told(makeQuestion('day-before', all))
  // The latest of the equally hard days is day 27.
  expect(said.sentences[0]!.key).toBe('worstDay')
  const onDay = said.sentences.find(({ key }) => key === 'onDay')!
  expect(onDay.values['day']).toMatchObject({ value: DAY_0 + 26 })
})

test('[ASST-92] the hardest week, a period in short, and since when the diary is kept', () => {
  const week = told(makeQuestion('weeks', { rank: 'most', ...all }))
  expect(keysInAnswer(week)).toEqual(['weekHighest'])
  const { first, last } = valuesOf(week)
  expect(last! - first!).toBe(6)
  expect(keysInAnswer(told(makeQuestion('summary', all))).slice(0, 2)).toEqual(['averagePain', 'hardDays'])
  expect(keysInAnswer(told(makeQuestion('diary-start')))).toEqual(['firstEntry', 'countDays'])
  expect(valuesOf(told(makeQuestion('diary-start')))).toMatchObject({ day: 0, days: 30 })
})

test('[ASST-92] for an assessment the answer leads to the report, for "should I see a doctor" to urgent help', () => {
  expect(told(makeQuestion('paperwork')).screen).toBe('reports')
  expect(told(makeQuestion('when-doctor')).screen).toBe('urgentHelp')
  expect(keysInAnswer(told(makeQuestion('good-against-bad', all)))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/moreWith|noneMore/),
      expect.stringMatching(/lessWith|noneLess/),
    ]),
  )
})

test('[ASST-93] all that was tried, and the medicines with those that ended', () => {
  const ended = { ...EMPTY_MEDICATION, id: 'tramadol', commonName: 'tramadol', endDate: localDay(DAY_0) }
  const own = { ...EMPTY_MEDICATION, id: 'naproxen', commonName: 'naproxen' }
  const said = told(makeQuestion('all-tried', all), answerDiary(month, { medications: [own, ended] }))
  expect(keysInAnswer(said)).toEqual([
    'triedTitle',
    'triedRow',
    'triedRow',
    'myMedicines',
    'earlierMedicines',
  ])
})

test('[ASST-93] what helped when the pain was strong', () => {
  const said = told(makeQuestion('helped-when-bad', all))
  expect(keysInAnswer(said)).toEqual(['helpedWhenBad', 'triedRow'])
  expect(valuesOf(said)).toMatchObject({ level: 6, times: 10, marked: 10 })
})

test('[ASST-93, ASST-123] whether something helps less: the marks of late and before, and of a medicine whom to tell', () => {
  const long = Array.from({ length: 120 }, (_, day) =>
    aRecordOnDay(5, {
      day,
      hour: 9,
      id: `r${day}`,
      lists: { alleviating_factor: ['heat'] },
      marks: { heat: day < 30 ? MARK.alleviating : MARK.ineffective },
    }),
  )
  const later = answerDiary(long, { today: DAY_0 + 119 })
  const said = told(makeQuestion('works-less', aboutThing('alleviating_factor', 'heat')), later)
  expect(valuesOf(said)).toMatchObject({ times: 0, marked: 90, timesBefore: 30, markedBefore: 30 })
  expect(keysInAnswer(said).at(-1)).toBe('worksSmall')
  const ofAll = told(makeQuestion('works-less'), later)
  expect(keysInAnswer(ofAll).at(-1)).toBe('tellPharmacist')
})

test('[ASST-93] whether something else became more or less', () => {
  const asked = makeQuestion('thing-trend', {
    ...aboutThing('symptom', 'nausea'),
    periods: [daysFrom({ from: 15, to: 29 })],
  })
  expect(valuesOf(told(asked))).toMatchObject({ with: 10, days: 15, withBefore: 0, daysBefore: 15 })
  expect(told(makeQuestion('thing-trend', aboutThing('symptom', 'dizziness'))).declined).toBe('nothing')
})

test('[ASST-95] a place that was never recorded is named and left out', () => {
  const place = { list: 'location', ids: ['hip-left'] } as const
  const asked = makeQuestion('what-helped', { effect: 'helped', isLoose: true, place, ...all })
  const said = told(asked)
  expect(said.opening?.[0]).toMatchObject({ key: 'neverRecorded', values: { name: { names: ['hip-left'] } } })
  expect(said.declined).toBeNull()
})

test('[ASST-54] pain that was not higher is told so to who asks why it is worse', () => {
  const asked = makeQuestion('what-differs', { isLoose: true, periods: [daysFrom({ from: 28, to: 29 })] })
  expect(keysInAnswer(told(asked))).toContain('differsNotHigher')
})

test('[ASST-54] about one day, what was recorded then and the day before is listed', () => {
  const asked = makeQuestion('what-differs', { isLoose: true, periods: [daysFrom({ from: 29, to: 29 })] })
  const days = told(asked)
    .sentences.filter(({ key }) => key === 'onDay')
    .map(({ values }) => values['day'])
  expect(days).toMatchObject([{ value: DAY_0 + 29 }, { value: DAY_0 + 28 }])
  const both = makeQuestion('what-differs', {
    isLoose: true,
    periods: [daysFrom({ from: 26, to: 26 }), daysFrom({ from: 29, to: 29 })],
  })
  const named = told(both)
    .sentences.filter(({ key }) => key === 'onDay')
    .map(({ values }) => values['day'])
  expect(named).toMatchObject([{ value: DAY_0 + 29 }, { value: DAY_0 + 26 }])
})

test('[ASST-54] since a day that is not named: it asks for the date', () => {
  const asked = makeQuestion('what-differs', { isLoose: true, measure: 'days' })
  expect(told(asked).opening?.map(({ key }) => key)).toContain('sinceUnknown')
})

test('[ASST-75] of two remedies the diary may have only one', () => {
  const asked = makeQuestion('help-two', {
    ...aboutThing('alleviating_factor', 'heat'),
    topicWords: 'yoga',
    ...all,
  })
  expect(keysInAnswer(told(asked)).at(-1)).toBe('nothingAbout')
})

test('[ASST-92] the day of a visit is not what the visit is about', () => {
  const whole = told(makeQuestion('visit', { isLoose: true }))
  const onThursday = told(makeQuestion('visit', { isLoose: true, periods: [daysFrom({ from: 25, to: 25 })] }))
  expect(onThursday).toEqual(whole)
})

test('[ASST-92] the hardest day is that of the year, in everyday words without a period', () => {
  const early = aRecordOnDay(10, { day: -100, hour: 9, id: 'early' })
  const long = answerDiary([early, ...month])
  expect(valuesOf(told(makeQuestion('worst', { isLoose: true, measure: 'pain' }), long))).toMatchObject({
    day: -100,
  })
  expect(valuesOf(told(makeQuestion('worst', { measure: 'pain' }), long))).toMatchObject({ day: 27 })
})

test('[ASST-78] days in a row of a number, and the run that goes on', () => {
  const rising = answerDiary(
    [6, 6, 6, 2, 6, 6].map((pain, at) => aRecordOnDay(pain, { day: 24 + at, hour: 9, id: `u${at}` })),
  )
  const level = { level: { compare: 'over', value: 6 } as const, ...all }
  const said = told(makeQuestion('spell', level), rising)
  expect(keysInAnswer(said)).toEqual(['longestHard', 'currentRun'])
  expect(figureValuesInAnswer(said).filter(([name]) => name === 'count')).toEqual([
    ['count', 3],
    ['count', 2],
  ])
  const higher = { ...level, level: { compare: 'over', value: 9 } as const }
  expect(keysInAnswer(told(makeQuestion('spell', higher), rising))).toEqual(['noHardRun'])
})

test('[ASST-78] the longest time without something is between two of its records', () => {
  const asked = makeQuestion('spell', { ...aboutThing('symptom', 'nausea'), effect: 'not', ...all })
  const gap = answerDiary(
    [0, 5, 20].map((day) => aRecordOnDay(4, { day, hour: 9, id: `g${day}`, lists: { symptom: ['nausea'] } })),
  )
  expect(valuesOf(told(asked, gap))).toMatchObject({ count: 14, first: 6, last: 19 })
})

test('[ASST-101] a symptom on days with a place, and on the others', () => {
  const days = answerDiary(
    Array.from({ length: 20 }, (_, day) =>
      aRecordOnDay(4, {
        day,
        hour: 9,
        id: `p${day}`,
        lists: {
          location: [day < 8 ? 'head' : 'knee-left'],
          symptom: day < 6 || day === 10 ? ['nausea'] : [],
        },
      }),
    ),
  )
  const asked = makeQuestion('link-of', {
    ...aboutThing('symptom', 'nausea'),
    place: { list: 'location', ids: ['head'] },
    isLoose: true,
    ...all,
  })
  const said = told(asked, days)
  expect(keysInAnswer(said)).toEqual(['shareInPlace', 'notFirst'])
  expect(valuesOf(said)).toMatchObject({ with: 6, days: 8, others: 1, otherDays: 12 })
})

test('[ASST-59] "which days" names the days, the latest first', () => {
  const before = makeQuestion('level-days', { level: { compare: 'over', value: 8 }, ...all })
  const asked = { ...before, intent: 'basis', basisOf: before.intent, rank: 'least' } as const
  const said = answerFromDiary(asked, diary, before)!
  const days = figureValuesInAnswer(said).filter(([name]) => name === 'day')
  expect(days.map(([, day]) => day)).toEqual([27, 24, 21, 18, 15, 12, 9, 6, 3, 0])
})

test('[ASST-98] what was left out is said, unless the subject was never recorded', () => {
  const asked = makeQuestion('did-help', {
    ...aboutThing('alleviating_factor', 'heat'),
    effect: 'helped',
    isLoose: true,
    leftOut: ['at night'],
    ...all,
  })
  expect(told(asked).opening?.map(({ key }) => key)).toContain('leftOut')
  const never = { ...asked, ...aboutThing('symptom', 'dizziness'), intent: 'link-of' } as const
  expect(told(never).opening?.map(({ key }) => key)).not.toContain('leftOut')
})
