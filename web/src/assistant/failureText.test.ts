import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { sendFailureText, startFailureText } from './failureText.ts'

/** Exactly as in the catalogue of fixed texts. */
const FIXED: Record<Language, readonly [start: string, send: string]> = {
  en: ['Unknown error happened', 'Unknown error'],
  de: ['Ein unbekannter Fehler ist aufgetreten', 'Unbekannter Fehler'],
  es: ['Se produjo un error desconocido', 'Error desconocido'],
  fr: ['Une erreur inconnue s’est produite', 'Erreur inconnue'],
  ko: ['알 수 없는 오류가 발생했어요', '알 수 없는 오류'],
  ru: ['Произошла неизвестная ошибка', 'Неизвестная ошибка'],
  'zh-rCN': ['发生未知错误', '未知错误'],
}

test.each(LANGUAGES)(
  '[ASST-2, ASST-4] in %s an unknown error of a start and of a message each have their text',
  async (language) => {
    const text = await loadText(language, 'assistant')
    const [start, send] = FIXED[language]
    expect(startFailureText({ is: 'unknown' }, text)).toBe(start)
    expect(sendFailureText({ is: 'unknown' }, text)).toBe(send)
  },
)

test('[ASST-2, ASST-4] if the server has a message, it is shown', async () => {
  const text = await loadText('en', 'assistant')
  const said = { is: 'said', message: 'Too many requests' } as const
  expect([startFailureText(said, text), sendFailureText(said, text)]).toEqual([
    'Too many requests',
    'Too many requests',
  ])
  const known = ['stopped', 'away', 'taken-over', 'expired'] as const
  for (const is of known) expect(sendFailureText({ is }, text)).not.toBe('Unknown error')
  expect(startFailureText({ is: 'away' }, text)).not.toBe('Unknown error happened')
})
