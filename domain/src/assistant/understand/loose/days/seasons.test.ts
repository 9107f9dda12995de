import { expect, test } from 'vitest'
import { foldWords } from '../../foldQuestion.ts'
import { seasonsIn } from './seasons.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'

const calendar = { today: '2026-11-16', weekStart: 1 } as const
const spans = (text: string, language: Language) =>
  seasonsIn(foldWords(text), language, calendar).map(({ from, to }) => `${from} ${to}`)

test('[ASST-86] a season is the latest that has begun, up to today', () => {
  expect(spans('how was the summer', 'en')).toEqual(['2026-06-01 2026-08-31'])
  expect(spans('this autumn', 'en')).toEqual(['2026-09-01 2026-11-16'])
  expect(spans('in winter', 'en')).toEqual(['2025-12-01 2026-02-28'])
})

test.each([
  ['de', 'im Frühjahr oder im Herbst'],
  ['es', 'en primavera o en otoño'],
  ['fr', 'au printemps ou à l’automne'],
  ['ko', '봄이랑 가을'],
  ['ru', 'весной или осенью'],
  ['zh-rCN', '春天还是秋天'],
] as const)('[ASST-86] two seasons are found in %s', (language, text) => {
  expect(spans(text, language)).toEqual(['2026-03-01 2026-05-31', '2026-09-01 2026-11-16'])
})

test('[ASST-86] a question without a season has none', () => {
  expect(spans('how was last week', 'en')).toEqual([])
  expect(spans('j’ai été mal', 'fr')).toEqual([])
})

test.each([
  ['en', 'is this spring better than spring last year'],
  ['zh-rCN', '今年春天比去年春天强点没'],
  ['ko', '올해 봄이 작년 봄보다 나은가'],
] as const)('[ASST-86] a season of last year beside that of this year, in %s', (language, text) => {
  expect(spans(text, language)).toEqual(['2026-03-01 2026-05-31', '2025-03-01 2025-05-31'])
})

test.each([
  ['en', 'was this summer better than the winter last year'],
  ['ko', '올여름은 작년 겨울보다 나았나'],
  ['zh-rCN', '今年夏天比去年冬天好吗'],
] as const)('[ASST-86] of two seasons, one of last year, in %s', (language, text) => {
  expect(spans(text, language)).toEqual(['2026-06-01 2026-08-31', '2025-12-01 2026-02-28'])
})

test('[ASST-86] the forms of a season in Russian are read', () => {
  expect(spans('зимой было хуже чем летом', 'ru')).toEqual(['2026-06-01 2026-08-31', '2025-12-01 2026-02-28'])
})
