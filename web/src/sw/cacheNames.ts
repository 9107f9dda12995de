/** Every cache of the worker: the versions of the app, each behind its number, and the languages that are in use. */
export const VERSION_CACHES = 'reprieve-app-'
export const LANGUAGE_CACHE = 'reprieve-languages'

/** A new one needs an entry in local/lockTable.ts. */
export const CACHE_NAMES = [VERSION_CACHES, LANGUAGE_CACHE] as const
