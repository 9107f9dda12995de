const LOCK = 'reprieve-reports'
const OFTEN_MS = 1_000
const SELDOM_MS = 10_000
const OFTEN = 60

/** However many tabs are open, only one polls; the others receive the result. Returns a function that stops it. */
export function pollInOneTab(look: () => Promise<unknown>): () => void {
  const end = new AbortController()
  const poll = (): Promise<void> => pollUntil(end.signal, look)
  const polling = 'locks' in navigator ? navigator.locks.request(LOCK, { signal: end.signal }, poll) : poll()
  // It was aborted while it waited for the lock.
  polling.catch(() => undefined)
  return () => end.abort()
}

async function pollUntil(end: AbortSignal, look: () => Promise<unknown>): Promise<void> {
  for (let times = 0; !end.aborted; times++) {
    await pause(times < OFTEN ? OFTEN_MS : SELDOM_MS, end)
    if (!end.aborted) await look().catch(() => undefined)
  }
}

const pause = (ms: number, end: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    end.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
