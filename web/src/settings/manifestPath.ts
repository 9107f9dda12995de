import { FALLBACK_LANGUAGE, type Language } from '@reprieve/domain/settings/language.ts'

/** What the browser is told of the app when it is installed. That of English is where it always was. [SETT-5] */
export const manifestPath = (language: Language): string =>
  language === FALLBACK_LANGUAGE ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`
