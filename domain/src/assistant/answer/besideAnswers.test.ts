import { expect, test } from 'vitest'
import { aRecordOnDay, DAY_0 } from '../../results/testing/aDiary.ts'
import { answerFromDiary } from './answerFromDiary.ts'
import { aboutThing, answerDiary, keysInAnswer, makeQuestion } from './testDiary.ts'

/** A year with the back every day, and the head on every ninth. */
const year = Array.from({ length: 360 }, (_, day) =>
  aRecordOnDay(4, {
    day,
    hour: 9,
    id: `r${day}`,
    lists: { location: day % 9 === 0 ? ['head'] : ['back'], environment: ['home'] },
  }),
)
const diary = answerDiary(year, { today: DAY_0 + 359 })
const loose = { isLoose: true } as const
const place = { list: 'location', ids: ['location.neck'] } as const
const nowhere = { list: 'location', ids: ['nowhere'] } as const

test('[ASST-244] three sides are told, and the one that is missing', () => {
  const said = answerFromDiary(
    makeQuestion('link-two', {
      ...loose,
      ...aboutThing('environment', 'home'),
      second: [
        { list: 'environment', ids: ['work'] },
        { list: 'environment', ids: ['outdoors'] },
      ],
      topic: null,
      topicWords: 'the shop',
    }),
    diary,
  )!
  const keys = keysInAnswer(said)
  expect(keys.filter((key) => key === 'notRecordedIn')).toHaveLength(2)
  expect(keys.at(-1)).toBe('nothingAbout')
})

test('[ASST-245] what comes with a place that was never recorded is not told of all pain', () => {
  for (const intent of ['more-with', 'less-with'] as const)
    expect(keysInAnswer(answerFromDiary(makeQuestion(intent, { ...loose, place }), diary)!)).toEqual([
      'neverRecorded',
      'markInList',
    ])
  const symptoms = makeQuestion('most', {
    ...loose,
    list: 'symptom',
    leftOut: ['neck'],
    leftThings: [[nowhere]],
  })
  expect(keysInAnswer(answerFromDiary(symptoms, diary)!)).toEqual(['nothingAbout', 'markInList'])
})

test('[ASST-245] a remedy that was never recorded is told with the list to mark it in', () => {
  const tens = makeQuestion('did-help', {
    ...loose,
    things: [{ list: 'alleviating_factor', ids: ['tens'] }],
    effect: 'helped',
  })
  const said = keysInAnswer(answerFromDiary(tens, diary)!)
  expect(said.slice(-3)).toEqual(['neverRecorded', 'markToCount', 'markEffect'])
})

test('[ASST-246] weekdays of a rare place are counted over the year', () => {
  const said = answerFromDiary(
    makeQuestion('weekday', { ...loose, ...aboutThing('location', 'head') }),
    diary,
  )!
  expect(keysInAnswer(said)).toContain('weekendAverage')
  const half = answerDiary(year.slice(0, 180), { today: DAY_0 + 179 })
  const few = answerFromDiary(makeQuestion('weekday', { ...loose, ...aboutThing('location', 'head') }), half)!
  expect(keysInAnswer(few).slice(-2)).toEqual(['weekendAverage', 'weekdaysTooFew'])
})
