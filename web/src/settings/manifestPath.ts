import { FALLBACK_LANGUAGE, type Language } from '@reprieve/domain/settings/language.ts'

/** The web app manifest of a language. English keeps the original path. [SETT-5] */
export const manifestPath = (language: Language): string =>
  language === FALLBACK_LANGUAGE ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`
