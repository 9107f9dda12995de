import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { NOBODY, type Session } from '../../access/session.ts'
import { asShown, wordsIn } from '../../institutions/testing/asShown.tsx'
import { RedirectCard } from './RedirectScreen.tsx'

const shown = async (language: Language = 'en', session?: Session): Promise<string[]> =>
  wordsIn(
    await asShown(<RedirectCard redirect={undefined} isNotActive />, {
      areas: ['institutions', 'common', 'account'],
      language,
      ...(session && { session }),
    }),
  )

test('[INST-15] an institution that is not activated says so, where the page goes next, and how to stay', async () => {
  expect(await shown('en', NOBODY)).toEqual([
    'Institution is not activated',
    'Taking you to login...',
    'Continue',
    'Stay on this page',
  ])
  expect(await shown(), 'for who is logged in already').toEqual([
    'Institution is not activated',
    'One moment. You are being taken to the right page.',
    'Continue',
    'Stay on this page',
  ])
})

/** Exactly as in the catalogue of fixed texts. */
const FIXED: Record<Language, string> = {
  en: 'Institution is not activated',
  de: 'Die Einrichtung ist nicht aktiviert',
  es: 'La institución no está activada',
  fr: 'L’établissement n’est pas activé',
  ko: '기관이 활성화되지 않았어요',
  ru: 'Учреждение не активировано',
  'zh-rCN': '该机构尚未激活',
}

test.each(LANGUAGES)('[INST-15] in %s it is the sentence of the catalogue', async (language) => {
  expect((await shown(language, NOBODY))[0]).toBe(FIXED[language])
})
