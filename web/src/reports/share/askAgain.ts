import type { ShareStore } from './shareStore.ts'

const EVERY_MS = 30_000

/**
 * While the page is read, it checks whether it may still be read: at every press, when it becomes visible, and at
 * intervals. A hidden page does not ask. Returns a function that stops it. [SHARE-11]
 */
export function askAgain({ check }: Pick<ShareStore, 'check'>): () => void {
  const end = new AbortController()
  const how = { signal: end.signal }
  const ask = (): void => {
    if (document.visibilityState === 'visible') void check()
  }
  // In the capture phase, before the press has any other effect.
  document.addEventListener('click', ask, { ...how, capture: true })
  document.addEventListener('visibilitychange', ask, how)
  for (const event of ['focus', 'pageshow', 'online']) addEventListener(event, ask, how)
  const timer = setInterval(ask, EVERY_MS)
  end.signal.addEventListener('abort', () => clearInterval(timer))
  return () => end.abort()
}
