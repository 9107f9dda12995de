import type { AppFile } from './appFiles.ts'

export interface Sources {
  caches: Pick<CacheStorage, 'match'>
  fetch: (path: string, how: RequestInit) => Promise<Response>
}

const LANES = 6

/** Puts all these files into the cache or rejects: an incomplete app must never pass as complete. */
export async function fillCache(cache: Cache, files: readonly AppFile[], sources: Sources): Promise<void> {
  const left = [...files]
  const lane = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) await bring(cache, file, sources)
  }
  try {
    await Promise.all(Array.from({ length: LANES }, lane))
  } finally {
    // After the first failure the other lanes stop requesting: the network may be gone.
    left.length = 0
  }
}

async function bring(cache: Cache, file: AppFile, { caches, fetch }: Sources): Promise<void> {
  if (await isSame(await cache.match(file.path), file)) return
  const kept = await caches.match(file.path)
  if (kept !== undefined && (await isSame(kept, file))) return cache.put(file.path, kept)
  // With integrity: while a server switches versions it may serve the page of one and the chunks of another.
  const response = await fetch(file.path, { integrity: file.integrity, cache: cacheModeOf(file) })
  if (!response.ok) throw new Error(`${file.path} answered ${response.status}`)
  await cache.put(file.path, response)
}

// A file named by its hash cannot have changed; the page itself and its icons can.
const cacheModeOf = ({ path }: AppFile): RequestCache =>
  path.startsWith('/assets/') ? 'default' : 'no-cache'

async function isSame(response: Response | undefined, { integrity }: AppFile): Promise<boolean> {
  if (response === undefined) return false
  const sum = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(sum)))}` === integrity
}
