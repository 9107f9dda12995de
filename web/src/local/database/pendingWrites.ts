import { whenStorageIsQuiet } from './leftPage.ts'

const underWay = new Set<Promise<unknown>>()

/** Tracks a write that no caller awaits. The page must not close its diary before it has finished. [LOCK-14] */
export function trackWrite<T>(writing: Promise<T>): Promise<T> {
  const ended = writing.then(
    () => void underWay.delete(ended),
    () => void underWay.delete(ended),
  )
  underWay.add(ended)
  return writing
}

/** Waits for all tracked writes, also those that begin meanwhile, but no longer than `patienceMs`. */
export async function untilWritesFinish(patienceMs: number): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    late = setTimeout(resolve, patienceMs)
  })
  await Promise.race([patience, noneLeft()])
  clearTimeout(late)
}

async function noneLeft(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay)
}

/** A slow disk delays leaving by at most this: then transactions are aborted, and the next page does the work. */
const QUIET_MS = 2_000

/** For every full page load that the app starts: waits until nothing is being read or written. [LOCAL-36] */
export async function leavePage(go: () => void): Promise<void> {
  await untilWritesFinish(QUIET_MS)
  await whenStorageIsQuiet(QUIET_MS)
  go()
}
