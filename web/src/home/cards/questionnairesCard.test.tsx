import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { asShown, wordsIn } from '../../institutions/testing/asShown.tsx'
import { aDiary } from '../../local/testing/aDiary.ts'
import type { CardProps } from '../homeContent.ts'
import { QuestionnairesCard } from './QuestionnairesCard.tsx'

/** Title and count, exactly as in the catalogue of fixed texts. */
const FIXED: Record<Language, readonly [title: string, one: string, several: string]> = {
  en: ['Questionnaires', '1 questionnaire to complete', '5 questionnaires to complete'],
  de: ['Fragebögen', '1 Fragebogen auszufüllen', '5 Fragebögen auszufüllen'],
  es: ['Cuestionarios', '1 cuestionario por completar', '5 cuestionarios por completar'],
  fr: ['Questionnaires', '1 questionnaire à remplir', '5 questionnaires à remplir'],
  ko: ['설문지', '작성할 설문지 1개', '작성할 설문지 5개'],
  ru: ['Анкеты', 'Осталось заполнить 1 анкету', 'Осталось заполнить 5 анкет'],
  'zh-rCN': ['问卷', '1 份问卷待填写', '5 份问卷待填写'],
}

async function firstWords(count: number, language: Language): Promise<string[]> {
  const props = { diary: aDiary(), card: { type: 'questionnaires', count }, acts: {} } as unknown as CardProps
  const markup = await asShown(<QuestionnairesCard {...props} />, {
    areas: ['home', 'questionnaires'],
    language,
  })
  return wordsIn(markup).slice(0, 2)
}

test.each(LANGUAGES)('[HOME-27] in %s the card says how many are to be completed', async (language) => {
  const [title, one, several] = FIXED[language]
  expect(await firstWords(1, language)).toEqual([title, one])
  expect(await firstWords(5, language)).toEqual([title, several])
})
