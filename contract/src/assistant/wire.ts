import type { Language } from '@reprieve/domain/settings/language.ts'

/** The language code that the specification uses in `Accept-Language` of the assistant's calls. [ASST-10] */
export const assistantLanguage = (language: Language): string =>
  language === 'zh-rCN' ? 'zh-hans' : language
