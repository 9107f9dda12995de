import type { Language } from '@reprieve/locales/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'

export type Words = Awaited<ReturnType<typeof wordsIn>>

export async function wordsIn(language: Language) {
  const [common, picture, records, shell] = await Promise.all([
    loadText(language, 'common'),
    loadText(language, 'picture'),
    loadText(language, 'records'),
    loadText(language, 'shell'),
  ])
  return { common, picture, records, shell }
}
