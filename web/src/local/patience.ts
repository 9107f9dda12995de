/** How long the storage may be silent before we try another way and tell the person: less than five seconds. [LOCAL-34] */
export const PATIENCE_MS = 4_000
/** A whole table comes as one answer, which takes a slow phone its time. */
export const WHOLE_TABLE_PATIENCE_MS = 30_000
/** An upgrade of an old diary rewrites all of it. */
export const UPGRADE_PATIENCE_MS = 120_000

const TICKS = 4

export interface Patience {
  /** The storage has answered something: it is alive, and the time begins anew. */
  renew: (ms?: number) => void
  end: () => void
}

/**
 * Counts in ticks, so that only time in which the page runs is counted: a page that was frozen or busy hears first of
 * the answers that came meanwhile. [LOCAL-34]
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

/** The name of the error with which a wait for the storage ends. */
export const NO_ANSWER = 'TimeoutError'

export const noAnswer = (): DOMException => new DOMException('the storage did not answer', NO_ANSWER)
