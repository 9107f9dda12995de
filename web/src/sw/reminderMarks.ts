import { REMINDER_CACHE } from '../device/pushSubscriptionMark.ts'

const DAY_MS = 86_400_000
/** Longer than any message takes to arrive. */
const KEPT_MS = 2 * DAY_MS

const SHOWN = /^\/shown\/[^/]+\/(-?\d+)$/
const pathOf = ({ key, at }: Mark): string => `/shown/${key}/${Math.trunc(at)}`

interface Mark {
  key: string
  at: number
}

/**
 * Whether it was not shown before; marks it as shown. Marked before it is shown: showing it twice is worse than losing
 * it to a crash in that moment. Without storage everything counts as new. [PUSH-12]
 */
export async function isNewlyShown(caches: CacheStorage, mark: Mark, now: number): Promise<boolean> {
  try {
    const cache = await caches.open(REMINDER_CACHE)
    if ((await cache.match(pathOf(mark))) !== undefined) return false
    await cache.put(pathOf(mark), new Response())
    await sweep(cache, now)
    return true
  } catch {
    return true
  }
}

async function sweep(cache: Cache, now: number): Promise<void> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const isOld = (path: string): boolean => {
    const at = SHOWN.exec(path)?.[1]
    return at !== undefined && Number(at) < now - KEPT_MS
  }
  await Promise.all(paths.filter(isOld).map((path) => cache.delete(path)))
}
