import { expect, test } from 'vitest'
import { aRecordOnDay } from '@reprieve/domain/results/testing/aDiary.ts'
import { answerFromDiary } from '../answerFromDiary.ts'
import { answerDiary, daysFrom, figureValuesInAnswer, keysInAnswer, makeQuestion } from '../testDiary.ts'

const HOUR = 3_600
const episode = (day: number, own: object) => aRecordOnDay(5, { day, isEpisode: true, id: `e${day}`, ...own })
const diary = answerDiary([
  episode(0, { length: 2 * HOUR }),
  episode(3, { length: 5 * HOUR }),
  episode(6, { length: 8 * HOUR }),
  episode(9, { goesOn: true }),
  aRecordOnDay(8, { day: 9, hour: 14, partOf: 'e9', id: 'later' }),
  aRecordOnDay(3, { day: 12, id: 'other' }),
])
const all = { periods: [daysFrom({ from: 0, to: 29 })] }

test('[EPI-25, EPI-20] asked how many, Solace counts an episode once, and says how long and whether one goes on', () => {
  const told = answerFromDiary(makeQuestion('count', { measure: 'records', ...all }), diary)!
  expect(keysInAnswer(told)).toEqual(['countRecords', 'episodesCount', 'episodesOpen', 'episodesHours'])
  const values = Object.fromEntries(figureValuesInAnswer(told))
  expect(values).toMatchObject({ records: 5, episodes: 4, open: 1, hours: 5, told: 3 })
})

test('[EPI-25] asked how long, Solace names the episodes it is the median of', () => {
  const told = answerFromDiary(makeQuestion('pattern', { measure: 'length', ...all }), diary)!
  expect(keysInAnswer(told)).toEqual(['lengthHours', 'episodesCount', 'episodesOpen', 'episodesHours'])
})

test('[EPI-25] without an episode nothing is said of them', () => {
  const plain = answerDiary([aRecordOnDay(3, { day: 1, id: 'x' })])
  const told = answerFromDiary(makeQuestion('count', { measure: 'records', ...all }), plain)!
  expect(keysInAnswer(told)).toEqual(['countRecords'])
})
