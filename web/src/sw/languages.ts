import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@reprieve/domain/settings/language.ts'
import { LANGUAGE_CACHE } from './cacheNames.ts'

// Separate from the version caches: the next version must know the languages of this device before it is installed.
const pathOf = (language: Language): string => `/language/${language}`

export async function rememberLanguage(caches: CacheStorage, language: Language): Promise<void> {
  const cache = await caches.open(LANGUAGE_CACHE)
  await cache.put(pathOf(language), new Response())
}

/** Every language this device was used in, English first. */
export async function languagesInUse(caches: CacheStorage): Promise<Language[]> {
  const cache = await caches.open(LANGUAGE_CACHE)
  const kept = (await cache.keys()).map(({ url }) => url.slice(url.lastIndexOf('/') + 1)).filter(isLanguage)
  return [...new Set([FALLBACK_LANGUAGE, ...kept])]
}
