import { randomHex } from '../local/randomHex.ts'
import { keepChoice } from '../device/storage.ts'

const INPUT = 'last-input'

export interface OtherTabs {
  /** When another tab was last used, by this tab's own clock. */
  read: () => number
  /** Tells the others that this one is used. */
  keep: () => void
  close: () => void
}

/**
 * Each tab counts time by itself, and none says which time it is to another: only that somebody is here. The wall clock
 * that they share may be put right, or wrong, while they run. [ACC-34]
 */
export function inputOfOtherTabs(
  now: () => number,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = globalThis,
): OtherTabs {
  let last = Number.NEGATIVE_INFINITY
  const onStorage = (event: Event): void => {
    if ((event as StorageEvent).key === `reprieve.${INPUT}`) last = now()
  }
  events.addEventListener('storage', onStorage)
  return {
    read: () => last,
    // Another word each time: what is written again as it was rings nobody.
    keep: () => keepChoice(INPUT, randomHex(4)),
    close: () => events.removeEventListener('storage', onStorage),
  }
}
