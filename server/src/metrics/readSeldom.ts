import { performance } from 'node:perf_hooks'
import { SECOND_MS } from '@reprieve/domain/time/instant.ts'

const FRESH_MS = 10 * SECOND_MS
const PATIENCE_MS = 3 * SECOND_MS
/** A reading of one second is repeated after twenty: a full queue must not become fuller by being counted. */
const SHARE = 20

interface Options {
  clock?: () => number
  patienceMs?: number
}

/**
 * Returns the last reading while it is fresh. One reading runs at a time; who waits too long for it gets null, like
 * everybody after one that failed. [MET-4]
 */
export function readSeldom<T>(
  load: () => Promise<T>,
  { clock = () => performance.now(), patienceMs = PATIENCE_MS }: Options = {},
): () => Promise<T | null> {
  let last: T | null = null
  let freshUntil = -Infinity
  let reading: Promise<T | null> | null = null

  const begin = (): Promise<T | null> => {
    const began = clock()
    return load()
      .catch(() => null)
      .then((found) => {
        last = found
        freshUntil = clock() + Math.max(FRESH_MS, SHARE * (clock() - began))
        reading = null
        return found
      })
  }

  return async () => {
    if (reading === null && clock() < freshUntil) return last
    reading ??= begin()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patienceMs)
    })
    return Promise.race([reading, late]).finally(() => clearTimeout(timer))
  }
}
