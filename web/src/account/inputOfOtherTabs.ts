import { randomHex } from '../local/randomHex.ts'
import { storeChoice } from '../device/storage.ts'

const INPUT = 'last-input'

export interface TabActivity {
  /** When another tab was last used, by this tab's own clock. */
  read: () => number
  /** Tells the other tabs that this one is in use. */
  keep: () => void
  close: () => void
}

/**
 * Each tab measures time by itself and only signals activity to the others, without a time: the shared wall clock may
 * be changed while they run. [ACC-34]
 */
export function openTabActivity(
  now: () => number,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = globalThis,
): TabActivity {
  let last = Number.NEGATIVE_INFINITY
  const onStorage = (event: Event): void => {
    if ((event as StorageEvent).key === `reprieve.${INPUT}`) last = now()
  }
  events.addEventListener('storage', onStorage)
  return {
    read: () => last,
    // A new value each time: writing an unchanged value triggers no event.
    keep: () => storeChoice(INPUT, randomHex(4)),
    close: () => events.removeEventListener('storage', onStorage),
  }
}
