import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { asShown, wordsIn } from '../institutions/testing/asShown.tsx'
import { ReflectionTimeNote } from './ReflectionNotes.tsx'

/** Exactly as in the catalogue of fixed texts. */
const FIXED: Record<Language, string> = {
  en: 'A reflection takes under 60 seconds',
  de: 'Ein Rückblick dauert weniger als 60 Sekunden',
  es: 'Una reflexión lleva menos de 60 segundos',
  fr: 'Un bilan prend moins de 60 secondes',
  ko: '돌아보기는 60초면 충분해요',
  ru: 'Итог дня занимает меньше 60 секунд',
  'zh-rCN': '每日回顾用时不到 60 秒',
}

test.each(LANGUAGES)(
  '[REF-18, D39] in %s an offered reflection says that it takes under 60 seconds',
  async (language) => {
    expect(wordsIn(await asShown(<ReflectionTimeNote />, { areas: ['reflections'], language }))).toEqual([
      FIXED[language],
    ])
  },
)
