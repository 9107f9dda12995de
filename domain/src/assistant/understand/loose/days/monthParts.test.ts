import type { Language } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { foldQuestion } from '../../foldQuestion.ts'
import { periodBetween } from '../../periods/calendar.ts'
import { partOfMonth, partOfThisMonth } from './monthParts.ts'

const JUNE = periodBetween('2026-06-01', '2026-06-30', 'month')!

/** The words of a question around the name of the month, which stands between the bars. */
function daysOf(language: Language, marked: string): readonly [string, string] {
  const [before = '', month = '', after = ''] = marked.split('|').map((part) => foldQuestion(part).text)
  const text = `${before}${month}${after}`
  const { from, to } = partOfMonth(JUNE, language, {
    text,
    start: before.length,
    end: before.length + month.length,
  })
  return [from, to]
}

test.each([
  ['en', 'the 2nd week of |june|', '2026-06-08', '2026-06-14'],
  ['en', 'end of |june| please', '2026-06-21', '2026-06-30'],
  ['de', 'anfang |juni|', '2026-06-01', '2026-06-10'],
  ['es', 'a mediados de |junio|', '2026-06-11', '2026-06-20'],
  ['fr', 'début |juin|', '2026-06-01', '2026-06-10'],
  ['ko', '|6월| 말에', '2026-06-21', '2026-06-30'],
  ['ru', 'в начале |июня|', '2026-06-01', '2026-06-10'],
  ['zh-rCN', '|六月|底那几天', '2026-06-21', '2026-06-30'],
] as const)('[ASST-100] a part of a month in %s: %s', (language, marked, from, to) => {
  expect(daysOf(language, marked)).toEqual([from, to])
})

test('[ASST-100] a month without such words is the whole month, and other days stay as they are', () => {
  expect(daysOf('en', 'how was |june|')).toEqual([JUNE.from, JUNE.to])
  const week = periodBetween('2026-06-01', '2026-06-07', 'week')!
  expect(partOfMonth(week, 'en', { text: 'end of june', start: 7, end: 11 })).toBe(week)
})

test('[ASST-100] the beginning of the month without a name is that of the present one', () => {
  const days = (today: string) =>
    partOfThisMonth(foldQuestion('qu’est-ce qui s’est passé début du mois').text, 'fr', {
      today,
      weekStart: 1,
    })
  expect(days('2026-11-16')).toMatchObject({ from: '2026-11-01', to: '2026-11-10' })
  expect(days('2026-11-04')).toMatchObject({ to: '2026-11-04' })
  expect(partOfThisMonth('comment va mon dos', 'fr', { today: '2026-11-16', weekStart: 1 })).toBeNull()
})
