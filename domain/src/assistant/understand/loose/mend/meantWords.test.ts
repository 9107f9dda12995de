import { expect, test } from 'vitest'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { HOLIDAY_THEN_HOME } from './holidayWords.ts'
import { asMeant } from './meantWords.ts'
import { foldWords } from '../../foldQuestion.ts'

test.each([
  ['一天里头几点钟最疼', '一天里几点钟最疼'],
  [
    'any gentle exercises for somebody who’s stiff as a board',
    'any gentle exercises for a body that is stiff',
  ],
  ['a day with hardly any pain', 'a day with almost no pain'],
  ['einen Tag mit kaum Schmerzen', 'einen Tag mit fast keine Schmerzen'],
  ['my tummy cramps', 'my tummy pain'],
  ['药也没停 觉也睡了 怎么还疼', '觉也睡了 怎么还疼'],
  ['I haven’t stopped my tablets, so why was it bad', 'so why was it bad'],
  ['worse than quiet days', 'worse than on other days'],
  ['чем спокойные дни', 'чем в другие дни'],
])('[ASST-326] words that only sound like something else are put as they are meant: %s', (typed, plain) => {
  expect(asMeant(typed)).toBe(plain)
})

test.each([
  '里头疼',
  'how many tablets for somebody who’s 60, and which exercises',
  'can I stop my tablets',
  '药能停吗 怎么停',
  'I haven’t stopped my tablets, can I',
  'cramps in my calf',
  'how was my husband',
])('[ASST-326] what is meant as it is said stays: %s', (typed) => {
  expect(asMeant(typed)).toBe(typed)
})

test.each<[Language, string]>([
  ['en', 'almost no pain on holiday and back home it is there again'],
  ['de', 'im Urlaub fast schmerzfrei und daheim gleich wieder da'],
  ['es', 'en las vacaciones casi sin dolor y en casa otra vez'],
  ['fr', 'en vacances presque pas mal et à la maison ça revient'],
  ['ko', '휴가 가서는 안 아팠는데 집에 오니 다시 아파요'],
  ['ru', 'в отпуске не болело, а дома опять'],
  ['zh-rCN', '去海南度假几乎不疼,一回家又疼了'],
])('[ASST-329] a holiday, and home after it: %s', (language, typed) => {
  expect(HOLIDAY_THEN_HOME[language].test(foldWords(typed))).toBe(true)
})
