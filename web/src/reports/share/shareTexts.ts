import type { Language } from '@reprieve/domain/settings/language.ts'
import { resolveLanguage } from '@reprieve/domain/settings/settings.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { formatText } from '@reprieve/locales/say.ts'
import type { Key, Messages } from '@reprieve/locales/words.ts'
import type { ShareFault } from './shareStore.ts'

// Loads one text area without the app's own loader, so that the page of a shared report loads no other.

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

/** The reader's preferred supported language, otherwise English. */
export const readerLanguage = (): Language => resolveLanguage('default', navigator.languages)

export async function loadShareText(language: Language): Promise<ShareText> {
  const { default: messages } = await FILES[language]()
  const voices = { language, messages, english: {} }
  return (key, values) => formatText(voices, key, values)
}

export const SHARE_FAULT_TEXTS: Record<ShareFault, Key<'share'>> = {
  away: 'troubleAway',
  busy: 'troubleBusy',
  waiting: 'troubleWaiting',
  failed: 'troubleFailed',
  newer: 'troubleNewer',
}
