import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@reprieve/domain/settings/language.ts'
import { entryOfLock } from '../device/pageVersionLock.ts'
import { REMINDER_CACHE } from '../device/reminderCache.ts'
import { type AppFiles, everyFile } from './appFiles.ts'

/** All caches of the worker: the app versions, each with its number, the languages in use, and reminders. */
const VERSION_CACHES = 'reprieve-app-'
const LANGUAGE_CACHE = 'reprieve-languages'

/** A new one needs an entry in local/lockTable.ts. */
export const CACHE_NAMES = [VERSION_CACHES, LANGUAGE_CACHE, REMINDER_CACHE] as const

const TRIES = 3

export const versionCacheName = ({ version }: AppFiles): string => `${VERSION_CACHES}${version}`

interface Surroundings {
  caches: Pick<CacheStorage, 'keys' | 'open' | 'delete'>
  /** The names of the Web Locks that open pages hold. */
  heldLocks: () => Promise<string[]>
  /** Another version is being installed or waits: its cache must not be touched. */
  isAnotherComing: () => boolean
  /** A page that is being replaced by this version still holds its lock for a moment. */
  aMoment: () => Promise<unknown>
}

/** Removes files that no open page can request any more. An old page keeps its lazy chunks until it is closed. */
export async function dropOldVersions(files: AppFiles, around: Surroundings): Promise<void> {
  for (let tried = 1; !(await dropUnused(files, around)) && tried < TRIES; tried += 1) await around.aMoment()
}

/** Returns whether no old version is left. */
async function dropUnused(files: AppFiles, around: Surroundings): Promise<boolean> {
  const names = await around.caches.keys()
  // A worker that has just taken over may still see itself as the waiting one.
  if (around.isAnotherComing()) return false
  const entries = await entriesInUse(files, around)
  const old = names.filter((name) => name.startsWith(VERSION_CACHES) && name !== versionCacheName(files))
  let left = old.length
  for (const name of old) {
    if (await hasAny(await around.caches.open(name), entries)) continue
    await around.caches.delete(name)
    left -= 1
  }
  return left === 0
}

/** The entry chunks of open pages of other builds. */
async function entriesInUse(files: AppFiles, { heldLocks }: Surroundings): Promise<string[]> {
  const own = new Set(everyFile(files).map(({ path }) => path))
  const entries = (await heldLocks()).map(entryOfLock).filter((entry) => entry !== null)
  return entries.filter((entry) => !own.has(entry))
}

async function hasAny(cache: Pick<Cache, 'match'>, paths: readonly string[]): Promise<boolean> {
  const found = await Promise.all(paths.map((path) => cache.match(path)))
  return found.some((response) => response !== undefined)
}

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
