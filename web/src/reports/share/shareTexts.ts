import { languageOf } from '@reprieve/domain/settings/settings.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { say } from '@reprieve/locales/say.ts'
import type { Messages } from '@reprieve/locales/words.ts'

// Of one area alone, and not by the book of texts that the app has: the page of a shared report brings along no other.

const FILES: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('@reprieve/locales/en/share.json'),
  de: () => import('@reprieve/locales/de/share.json'),
  es: () => import('@reprieve/locales/es/share.json'),
  fr: () => import('@reprieve/locales/fr/share.json'),
  ko: () => import('@reprieve/locales/ko/share.json'),
  ru: () => import('@reprieve/locales/ru/share.json'),
  'zh-rCN': () => import('@reprieve/locales/zh-rCN/share.json'),
}

export type ShareText = Text<'share'>

/** Those of the reader's languages that we have, else English. */
export const readerLanguage = (): Language => languageOf('default', navigator.languages)

export async function loadShareText(language: Language): Promise<ShareText> {
  const { default: messages } = await FILES[language]()
  const voices = { language, messages, english: {} }
  return (key, values) => say(voices, key, values)
}
