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
