/**
 * How the worker handles a request: serve the page, serve a file of this build, look for a chunk of another build (a
 * page from before the update still requests its own), or leave it alone.
 */
export type RequestKind = 'page' | 'file' | 'other-asset' | 'not-ours'

export interface WorkerRequest {
  method: string
  mode: string
  url: string
}

// D22: paths that the server itself handles, page or not.
const SERVER_OWN = ['/api', '/dev', '/share', '/healthz', '/readyz']

const isUnder = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`)

/** Only files of the build are recognized here, so nothing else can get into a cache. */
export function classifyRequest(
  asked: WorkerRequest,
  origin: string,
  isOwnFile: (path: string) => boolean,
): RequestKind {
  const { pathname, origin: home } = new URL(asked.url)
  if (asked.method !== 'GET' || home !== origin) return 'not-ours'
  if (SERVER_OWN.some((start) => isUnder(pathname, start))) return 'not-ours'
  if (isOwnFile(pathname)) return 'file'
  if (pathname.startsWith('/assets/')) return 'other-asset'
  return asked.mode === 'navigate' ? 'page' : 'not-ours'
}

const PAGE = '/index.html'

interface RequestSources {
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
