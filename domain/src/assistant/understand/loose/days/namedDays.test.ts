import type { Language } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { foldWords } from '../../foldQuestion.ts'
import { isSinceDays, namedDaysIn } from './namedDays.ts'

const calendar = { today: '2026-11-16', weekStart: 1 } as const
const daysIn = (text: string, language: Language) =>
  namedDaysIn(foldWords(text), language, calendar).map(({ period: { from, to } }) => `${from} ${to}`)

test.each<[Language, string, string]>([
  ['en', 'a rough Thanksgiving last year', '2025-11-27 2025-11-28'],
  ['en', 'how was Halloween', '2026-10-31 2026-10-31'],
  ['en', 'the August bank holiday', '2026-08-29 2026-08-31'],
  ['en', 'on New Year’s Eve', '2025-12-31 2025-12-31'],
  ['en', 'since Labor Day', '2026-09-05 2026-09-07'],
  ['de', 'an Pfingsten', '2026-05-23 2026-05-25'],
  ['de', 'zur Fastnacht', '2026-02-12 2026-02-17'],
  ['de', 'am Nationalfeiertag', '2026-10-26 2026-10-26'],
  ['es', 'en Semana Santa', '2026-03-29 2026-04-05'],
  ['es', 'el Día de Muertos', '2026-11-01 2026-11-02'],
  ['es', 'las fiestas patrias', '2026-09-15 2026-09-19'],
  ['fr', 'depuis la Toussaint', '2026-11-01 2026-11-01'],
  ['fr', 'depuis la rentrée', '2026-09-01 2026-09-14'],
  ['ko', '설날에 어땠어', '2026-02-16 2026-02-19'],
  ['ko', '명절에 어땠어', '2026-09-24 2026-09-26'],
  ['ru', 'на майские', '2026-05-01 2026-05-11'],
  ['ru', 'на пасху', '2026-04-12 2026-04-12'],
  ['zh-rCN', '中秋节那天', '2026-09-25 2026-09-25'],
  ['zh-rCN', '国庆那几天', '2026-10-01 2026-10-07'],
])('[ASST-140] a feast has its days, in %s: %s', (language, text, days) => {
  expect(daysIn(text, language)).toEqual([days])
})

test('[ASST-140] a feast of a year that is named is not another one', () => {
  expect(daysIn('Easter Monday 2024', 'en')).toEqual(['2024-04-01 2024-04-01'])
  // It has not begun, and the question names no other.
  expect(daysIn('Halloween 2027', 'en')).toEqual([])
})

test.each<[Language, string]>([
  ['en', 'first half of the year v second half'],
  ['de', 'erstes Halbjahr gegen zweites Halbjahr'],
  ['es', 'primer semestre contra el segundo'],
  ['fr', 'premier semestre et deuxième semestre'],
  ['ko', '상반기랑 하반기'],
  ['ru', 'первое полугодие против второго'],
  ['zh-rCN', '上半年和下半年'],
])('[ASST-140, ASST-145] the halves of the year are two times, in %s', (language, text) => {
  expect(daysIn(text, language)).toEqual(['2026-01-01 2026-06-30', '2026-07-01 2026-11-16'])
})

test.each<[Language, string, boolean]>([
  ['en', 'since the clocks went back', true],
  ['en', 'when the clocks went back', false],
  ['de', 'seit Silvester', true],
  ['es', 'desde la Semana Santa', true],
  ['fr', 'depuis la Toussaint', true],
  ['ko', '추석부터', true],
  ['ru', 'с рождества', true],
  ['zh-rCN', '自从国庆', true],
])('[ASST-141] since a feast, in %s: %s', (language, text, isSince) => {
  const folded = foldWords(text)
  const [named] = namedDaysIn(folded, language, calendar)
  expect(isSinceDays(folded, named!, language)).toBe(isSince)
})

test('[ASST-141] the clocks change with the weeks that follow', () => {
  expect(daysIn('when the clocks went back', 'en')).toEqual(['2026-10-25 2026-11-16'])
})
