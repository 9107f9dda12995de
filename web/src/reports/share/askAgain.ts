import type { ShareStore } from './shareStore.ts'

const EVERY_MS = 30_000

/**
 * While somebody reads, the page asks whether it still may be read: at every press, when it is looked at again, and now
 * and then. One that nobody looks at asks nothing. Returns what ends it. [SHARE-11]
 */
export function askAgain({ check }: Pick<ShareStore, 'check'>): () => void {
  const end = new AbortController()
  const how = { signal: end.signal }
  const ask = (): void => {
    if (document.visibilityState === 'visible') void check()
  }
  // Before the press itself does anything with what is shown.
  document.addEventListener('click', ask, { ...how, capture: true })
  document.addEventListener('visibilitychange', ask, how)
  for (const event of ['focus', 'pageshow', 'online']) addEventListener(event, ask, how)
  const timer = setInterval(ask, EVERY_MS)
  end.signal.addEventListener('abort', () => clearInterval(timer))
  return () => end.abort()
}
