import { understandQuestion } from '@reprieve/domain/assistant/understand/understandQuestion.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { suggestionsFor } from './suggestions.ts'

const INTENTS = {
  askAverage: 'avg-pain',
  askLess: 'less-with',
  askVisit: 'visit',
  askCanDo: 'can-do',
  askInsights: 'explain insights',
  askCharts: 'explain charts',
  askTimeline: 'explain timeline',
  askCalendar: 'explain calendar',
} as const

test.each(LANGUAGES)('[ASST-22] each offered question in %s is understood as meant', async (language) => {
  const text = await loadText(language, 'assistant')
  const heard = Object.keys(INTENTS).map((key) => {
    const question = text(key as keyof typeof INTENTS)
    const about = {
      things: [],
      today: '2026-11-16',
      weekStart: 1,
      language,
      before: { asked: null, offered: [] },
    } as const
    const understood = understandQuestion(question, about)
    if (understood.is !== 'asked') return [key, understood.is]
    const { intent, chart } = understood.asked
    return [key, chart === null ? intent : `${intent} ${chart}`]
  })
  expect(Object.fromEntries(heard)).toEqual(INTENTS)
})

test('[ASST-26] opened from a chart, its explanation is offered first; an invalid address changes nothing', () => {
  expect(suggestionsFor('timeline')[0]).toBe('askTimeline')
  const usual = ['askAverage', 'askLess', 'askVisit', 'askCanDo']
  for (const from of [undefined, '', 'records', '__proto__', 'toString'])
    expect(suggestionsFor(from)).toEqual(usual)
})
