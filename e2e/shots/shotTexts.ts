import type { Language } from '@reprieve/locales/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'

export type ShotTexts = Awaited<ReturnType<typeof loadShotTexts>>

export async function loadShotTexts(language: Language) {
  const [common, picture, records, shell] = await Promise.all([
    loadText(language, 'common'),
    loadText(language, 'picture'),
    loadText(language, 'records'),
    loadText(language, 'shell'),
  ])
  return { common, picture, records, shell }
}
