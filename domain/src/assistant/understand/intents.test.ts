import { expect, test } from 'vitest'
import type { Language } from '../../settings/language.ts'
import { builtInThings } from '../testing/builtInThings.ts'
import { DE_PHRASES } from '../testing/phrases/de.ts'
import { EN_PHRASES } from '../testing/phrases/en.ts'
import { ES_PHRASES } from '../testing/phrases/es.ts'
import { FR_PHRASES } from '../testing/phrases/fr.ts'
import { KO_PHRASES } from '../testing/phrases/ko.ts'
import { RU_PHRASES } from '../testing/phrases/ru.ts'
import { ZH_PHRASES } from '../testing/phrases/zh.ts'
import { STRICT_INTENTS, type StrictIntent } from '../understoodQuestion.ts'
import { understandQuestion } from './understandQuestion.ts'

const PHRASES: readonly [Language, Readonly<Record<StrictIntent, readonly string[]>>][] = [
  ['en', EN_PHRASES],
  ['de', DE_PHRASES],
  ['es', ES_PHRASES],
  ['fr', FR_PHRASES],
  ['ko', KO_PHRASES],
  ['ru', RU_PHRASES],
  ['zh-rCN', ZH_PHRASES],
]

const asking = { things: builtInThings, today: '2026-11-16', weekStart: 1, before: null } as const

/** An intent, or why there is none. */
function intentOf(question: string, language: Language): string {
  const understood = understandQuestion(question, { ...asking, language })
  return understood.is === 'asked'
    ? understood.asked.intent
    : `${understood.is} ${JSON.stringify(understood)}`
}

test.each(PHRASES)('[ASST-21, ASST-22] every intent is understood in %s', (language, phrases) => {
  const wrong = STRICT_INTENTS.flatMap((intent) =>
    phrases[intent].map((phrase) => [phrase, intent, intentOf(phrase, language)]),
  ).filter(([, intent, got]) => intent !== got)
  expect(wrong).toEqual([])
})

test('[ASST-22] the language of the app does not have to be that of the question', () => {
  const wrong = PHRASES.flatMap(([, phrases]) =>
    STRICT_INTENTS.map((intent) => [phrases[intent][0]!, intent, intentOf(phrases[intent][0]!, 'ko')]),
  ).filter(([, intent, got]) => intent !== got)
  expect(wrong).toEqual([])
})
