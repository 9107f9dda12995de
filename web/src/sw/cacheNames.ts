import { REMINDER_CACHE } from '../device/pushSubscriptionMark.ts'

/** All caches of the worker: the app versions, each with its number, the languages in use, and reminders. */
export const VERSION_CACHES = 'reprieve-app-'
export const LANGUAGE_CACHE = 'reprieve-languages'

/** A new one needs an entry in local/lockTable.ts. */
export const CACHE_NAMES = [VERSION_CACHES, LANGUAGE_CACHE, REMINDER_CACHE] as const
