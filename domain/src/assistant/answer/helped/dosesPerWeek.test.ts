import { expect, test } from 'vitest'
import { aDoseOnDay, aRecordOnDay, aReflectionOnDay, DAY_0 } from '@reprieve/domain/results/testing/aDiary.ts'
import { answerFromDiary } from '../answerFromDiary.ts'
import { answerDiary, daysFrom, figureValuesInAnswer, keysInAnswer, makeQuestion } from '../testDiary.ts'

const days = Array.from({ length: 28 }, (_, day) => day)
/** Saturday and Sunday; day 0 of all days was a Thursday. */
const isFree = (day: number): boolean => [2, 3].includes((DAY_0 + day) % 7)
const diary = answerDiary(
  days.flatMap((day) => [
    aRecordOnDay(4, { day, hour: 9, id: `r${day}` }),
    aReflectionOnDay(isFree(day) ? 8 : 5, { day, id: `s${day}` }),
  ]),
  {
    doses: days
      .filter((day) => day % 2 === 0)
      .map((day) => aDoseOnDay('naproxen', { day }))
      .concat(aDoseOnDay('ibuprofen', { day: 5 })),
  },
)
const [first, second] = [daysFrom({ from: 0, to: 13 }), daysFrom({ from: 14, to: 27 })]

test('[ASST-290] doses a week, together and of each; none for a short time', () => {
  const said = answerFromDiary(makeQuestion('doses', { isLoose: true, ways: ['doses-per-week'] }), diary)!
  expect(keysInAnswer(said)).toEqual(['uses', 'dosesPerWeek', 'uses', 'dosesPerWeek', 'uses', 'dosesPerWeek'])
  const averages = figureValuesInAnswer(said).flatMap(([name, value]) => (name === 'average' ? [value] : []))
  expect(averages).toEqual([3.5, 3.3, 0.2])
  const short = { isLoose: true, ways: ['doses-per-week'], periods: [daysFrom({ from: 0, to: 6 })] } as const
  expect(keysInAnswer(answerFromDiary(makeQuestion('doses', short), diary)!)).not.toContain('dosesPerWeek')
})

test('[ASST-290] all doses in both times, and then each medicine', () => {
  const asked = makeQuestion('thing-trend', { isLoose: true, list: 'medication', periods: [second, first] })
  const said = answerFromDiary(asked, {
    ...diary,
    medications: ['naproxen', 'ibuprofen'].map((id) => ({ id, commonName: id, endDate: null })) as never,
  })!
  expect(keysInAnswer(said).slice(0, 4)).toEqual(['uses', 'dosesPerWeek', 'uses', 'dosesPerWeek'])
  expect(keysInAnswer(said)).toContain('thingThen')
})

test('[ASST-291] the scores of weekends beside those of the other days', () => {
  const asked = makeQuestion('weekday', {
    isLoose: true,
    measure: 'score',
    topicWords: 'mood',
    ways: ['by-score'],
  })
  const said = answerFromDiary(asked, diary)!
  expect(keysInAnswer(said)).toEqual(['weekendScore', 'countedFrom'])
  expect(said.opening?.map(({ key }) => key)).toContain('moodByScore')
  expect(Object.fromEntries(figureValuesInAnswer(said))).toMatchObject({
    weekend: 8,
    others: 5,
    otherDays: 20,
  })
  const none = answerDiary([aRecordOnDay(4, { day: 3, hour: 9, id: 'r' })])
  expect(keysInAnswer(answerFromDiary(asked, none)!)).toEqual(['noScores'])
})
