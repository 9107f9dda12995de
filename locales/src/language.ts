// Intl refuses the product's own `zh-rCN` (D3). Without this table the first Chinese plural throws.
export const INTL_TAG = {
  en: 'en',
  de: 'de',
  es: 'es',
  fr: 'fr',
  ko: 'ko',
  ru: 'ru',
  'zh-rCN': 'zh-Hans-CN',
} as const

export type Language = keyof typeof INTL_TAG
export const LANGUAGES = Object.keys(INTL_TAG) as readonly Language[]

export const isLanguage = (word: string): word is Language => Object.hasOwn(INTL_TAG, word)

/** Each in its own language: who opened a page that they cannot read must still find theirs. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ko: '한국어',
  ru: 'Русский',
  'zh-rCN': '简体中文',
}
