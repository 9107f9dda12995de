import type { RequestKind } from './place.ts'

const PAGE = '/index.html'

export interface RequestSources {
  ownCache: () => Promise<Pick<Cache, 'match'>>
  caches: Pick<CacheStorage, 'match'>
  fetch: (request: Request) => Promise<Response>
  /** A file of this build that was not cached so far. */
  onMissing: (path: string) => void
}

/** Responds from the cache, or from the network. */
export async function answerRequest(
  request: Request,
  place: RequestKind,
  store: RequestSources,
): Promise<Response> {
  const path = place === 'page' ? PAGE : new URL(request.url).pathname
  const kept = place === 'other-asset' ? await found(() => store.caches.match(path)) : await own(path, store)
  if (kept !== undefined) return kept
  if (place !== 'other-asset') store.onMissing(path)
  return store.fetch(request)
}

const own = (path: string, { ownCache }: RequestSources): Promise<Response | undefined> =>
  found(async () => (await ownCache()).match(path))

/** A browser whose storage is broken must not keep an online user out of the app. */
async function found(look: () => Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    return await look()
  } catch {
    return undefined
  }
}
