import { FALLBACK_LANGUAGE } from '@reprieve/domain/settings/language.ts'
import { regionalTag } from './dateFormats.ts'

interface LibraryLocale {
  locale: string
  /** None of our languages is written from right to left. */
  direction: 'ltr'
}

let known: LibraryLocale | null = null

/**
 * For the component library, in place of the file of its own with these two names: the app's language, with the region
 * of the device. [SET-27]
 */
export function getDefaultLocale(): LibraryLocale {
  const locale = regionalTag(document.documentElement.lang || FALLBACK_LANGUAGE, navigator.languages)
  // The same object while nothing changes, so that the library's components need not render again.
  if (known?.locale !== locale) known = { locale, direction: 'ltr' }
  return known
}

export function useDefaultLocale(): LibraryLocale {
  return getDefaultLocale()
}
