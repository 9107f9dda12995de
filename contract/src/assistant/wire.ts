import type { Language } from '@reprieve/domain/settings/language.ts'

/** What a language is called in `Accept-Language` of the assistant's calls, as the specification has it. [ASST-10] */
export const assistantLanguage = (language: Language): string =>
  language === 'zh-rCN' ? 'zh-hans' : language
