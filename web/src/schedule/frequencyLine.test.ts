import type { Frequency } from '@reprieve/domain/schedule/frequency.ts'
import { frequencyLine } from '@reprieve/domain/schedule/frequencyLine.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'

const at = { hour: 21, minute: 30 }
const night = { from: { hour: 0, minute: 0 }, to: { hour: 23, minute: 59 } }

const told = async (frequency: Frequency, how: { language?: 'en' | 'de' | 'ru'; isUpTo?: boolean } = {}) => {
  const { language = 'en', isUpTo = false } = how
  return frequencyLine(frequency, {
    text: await loadText(language, 'medications'),
    tag: language === 'en' ? 'en-GB' : language,
    isUpTo,
  })
}

test.each<[Frequency, string]>([
  [{ kind: 'hourly', every: 8, ...night }, 'every 8 hours'],
  [{ kind: 'hourly', every: 1, from: { hour: 8, minute: 0 }, to: at }, 'every hour, 08:00 to 21:30'],
  [{ kind: 'daily', every: 1, at }, 'every day at 21:30'],
  [{ kind: 'daily', every: 2, at }, 'every 2 days at 21:30'],
  [{ kind: 'weekly', every: 1, days: [1, 4], at }, 'every week: Mon, Thu, at 21:30'],
  [{ kind: 'monthly', every: 3, day: 31, at }, 'every 3 months on day 31, at 21:30'],
])('[SCHED-4] %j is shown in one line', async (frequency, line) => {
  expect(await told(frequency)).toBe(line)
})

test('[SCHED-4] a medication taken as needed has a maximum frequency', async () => {
  expect(await told({ kind: 'hourly', every: 8, ...night }, { isUpTo: true })).toBe('up to every 8 hours')
})

test('[SCHED-4] each language has its own sentence', async () => {
  const weekly: Frequency = { kind: 'weekly', every: 2, days: [1, 5], at }
  expect(await told(weekly, { language: 'de' })).toBe('alle 2 Wochen: Mo, Fr, um 21:30')
  expect(await told({ kind: 'hourly', every: 21, ...night }, { language: 'ru' })).toBe('каждый 21 час')
})

test('[SCHED-4] no kind is left without a sentence in any language', async () => {
  const kinds: Frequency[] = [
    { kind: 'hourly', every: 5, from: at, to: { hour: 22, minute: 0 } },
    { kind: 'daily', every: 5, at },
    { kind: 'weekly', every: 5, days: [7], at },
    { kind: 'monthly', every: 5, day: 2, at },
  ]
  for (const language of LANGUAGES) {
    const text = await loadText(language, 'medications')
    for (const kind of kinds)
      expect(frequencyLine(kind, { text, tag: 'en-GB' })).toMatch(/5.*\d\d:\d\d|\d\d:\d\d.*5/)
  }
})
