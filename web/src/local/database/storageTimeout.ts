/** How long the storage may be silent before we retry and inform the user: less than five seconds. [LOCAL-34] */
export const PATIENCE_MS = 4_000
/** A whole table comes as one response, which takes a slow phone some time. */
export const WHOLE_TABLE_PATIENCE_MS = 30_000
/** An upgrade of an old diary rewrites all of it. */
export const UPGRADE_PATIENCE_MS = 120_000

const TICKS = 4

export interface Patience {
  /** The storage has answered something, so it works: the time starts again. */
  renew: (ms?: number) => void
  end: () => void
}

/**
 * Counts in ticks, so that only time in which the page runs counts: a page that was frozen or busy receives the
 * responses that arrived meanwhile first. [LOCAL-34]
 */
export function startPatience(ms: number, onOver: () => void): Patience {
  let tickMs = ms / TICKS
  let left = TICKS
  let timer: ReturnType<typeof setTimeout>
  const tick = (): void => {
    timer = setTimeout(() => {
      left -= 1
      if (left > 0) tick()
      else onOver()
    }, tickMs)
  }
  tick()
  return {
    renew: (next) => {
      left = TICKS
      if (next !== undefined) tickMs = next / TICKS
    },
    end: () => clearTimeout(timer),
  }
}

/** The name of the error when the storage did not answer in time. */
export const NO_ANSWER = 'TimeoutError'

export const noAnswer = (): DOMException => new DOMException('the storage did not answer', NO_ANSWER)

const waits = new Set<symbol>()
const listeners = new Set<() => void>()

const tell = (): void => listeners.forEach((listener) => listener())

/** The storage has not answered for four seconds, and the request is being retried. [LOCAL-39] */
export const storageIsSilent = {
  current: (): boolean => waits.size > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Returns a function to call when the storage has answered, or the caller has learned that it did not. */
export function noteSilence(): () => void {
  const wait = Symbol('wait')
  waits.add(wait)
  tell()
  return () => {
    waits.delete(wait)
    tell()
  }
}
