import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { foldWords } from '../../foldQuestion.ts'
import {
  BEFORE_THAT_WORDS,
  MEANT_WORDS,
  WHICH_BETTER_WORDS,
  WITHOUT_WORDS,
  YEAR_BEFORE_WORDS,
} from './turnWords/briefWords.ts'
import type { TurnWords } from './turnWords/turn.ts'

const WITHOUT_SPACES: readonly Language[] = ['ko', 'zh-rCN']

const says = (words: TurnWords, typed: string, language: Language): boolean => {
  const folded = foldWords(typed)
  return words[language].test(WITHOUT_SPACES.includes(language) ? folded.replaceAll(' ', '') : folded)
}

test.each<[string, TurnWords, Readonly<Record<Language, string>>]>([
  [
    'which of two was better',
    WHICH_BETTER_WORDS,
    {
      en: 'so which one was better',
      de: 'also was war jetzt besser',
      es: 'entonces cuál fue mejor',
      fr: 'alors lequel était mieux',
      ko: '그래서 뭐가 더 나았어',
      ru: 'так что лучше было',
      'zh-rCN': '那到底哪个好',
    },
  ],
  [
    'the year before',
    YEAR_BEFORE_WORDS,
    {
      en: 'and the year before',
      de: 'Und im Jahr davor?',
      es: 'y el año anterior',
      fr: 'et l’année d’avant',
      ko: '그 전 해는',
      ru: 'а в прошлом году',
      'zh-rCN': '那前一年呢',
    },
  ],
  [
    'the time before that',
    BEFORE_THAT_WORDS,
    {
      en: 'and before that?',
      de: 'und der Monat davor',
      es: 'y antes de eso como estaba',
      fr: 'et avant ça j’étais comment',
      ko: '그 전달은 어땠는데',
      ru: 'а месяцем раньше',
      'zh-rCN': '那之前呢',
    },
  ],
  [
    'without the medicine',
    WITHOUT_WORDS,
    {
      en: 'and without the tablets',
      de: 'aha und ohne die tabletten?',
      es: 'y si no cuento los días que tomé pastillas',
      fr: 'et sans les comprimés',
      ko: '약 안 먹은 날은',
      ru: 'а без таблеток',
      'zh-rCN': '那没吃药的日子呢',
    },
  ],
  [
    'something else was meant',
    MEANT_WORDS,
    {
      en: 'no i meant sleep, not pain',
      de: 'nein ich meine den Schlaf, nicht die Schmerzen',
      es: 'no pero me refiero al sueño, no al dolor',
      fr: 'non je parle du sommeil, pas de la douleur',
      ko: '아니 통증 말고 잠 말이야',
      ru: 'нет, я про сон, а не про боль',
      'zh-rCN': '不是 我说的是睡眠 不是疼',
    },
  ],
])('[ASST-232, ASST-233, ASST-234, ASST-235] a short second message: %s', (_title, words, messages) => {
  for (const language of LANGUAGES)
    expect([language, says(words, messages[language], language)]).toEqual([language, true])
})

test('[ASST-233] a question of its own is none of them', () => {
  expect(says(BEFORE_THAT_WORDS, 'how was I before the operation', 'en')).toBe(false)
  expect(says(WHICH_BETTER_WORDS, 'which week was better for my back', 'en')).toBe(false)
  expect(says(YEAR_BEFORE_WORDS, 'how was last year', 'en')).toBe(false)
})
