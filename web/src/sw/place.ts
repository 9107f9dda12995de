/**
 * What the worker does about a request: hand out the page, hand out a file of this build, look for a chunk of another
 * one (a page from before the update still asks for its own), or keep out of it.
 */
export type Place = 'page' | 'file' | 'other-asset' | 'not-ours'

export interface WorkerRequest {
  method: string
  mode: string
  url: string
}

// D22: what the server itself answers, page or not.
const SERVER_OWN = ['/api', '/dev', '/share', '/healthz', '/readyz']

const isUnder = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`)

/** Nothing but files of the build is ever named here, so nothing else can come into a cache. */
export function placeOf(asked: WorkerRequest, origin: string, isOwnFile: (path: string) => boolean): Place {
  const { pathname, origin: home } = new URL(asked.url)
  if (asked.method !== 'GET' || home !== origin) return 'not-ours'
  if (SERVER_OWN.some((start) => isUnder(pathname, start))) return 'not-ours'
  if (isOwnFile(pathname)) return 'file'
  if (pathname.startsWith('/assets/')) return 'other-asset'
  return asked.mode === 'navigate' ? 'page' : 'not-ours'
}
