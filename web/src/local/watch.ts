import type { Doorbell } from './changes.ts'
import { untilAnswered } from './untilAnswered.ts'

/** What was last read. While it is read anew the old stays, so that nothing on the screen blinks. */
export type WatchState<T> = { is: 'loading' } | { is: 'read'; value: T } | { is: 'failed'; fault: unknown }

export interface Watched<T> {
  /** The same object until something else was read. */
  current: () => WatchState<T>
  subscribe: (listener: () => void) => () => void
}

const LOADING = { is: 'loading' } as const

/**
 * Reads when somebody looks, and again when the doorbell tells of one of the kinds. One reading at a time: two that
 * overlap could end in the wrong order and leave the older of them on the screen. [LOCAL-25]
 */
export function watch<T>(doorbell: Doorbell, kinds: readonly string[], read: () => Promise<T>): Watched<T> {
  const listeners = new Set<() => void>()
  let seen: WatchState<T> = LOADING
  let isReading = false
  let isOutOfDate = false
  let stopListening: (() => void) | null = null

  const show = (next: WatchState<T>): void => {
    seen = next
    for (const listener of listeners) listener()
  }
  const refresh = async (): Promise<void> => {
    isOutOfDate = true
    if (isReading) return
    isReading = true
    while (isOutOfDate && listeners.size > 0) {
      isOutOfDate = false
      try {
        show({ is: 'read', value: await untilAnswered(read, () => listeners.size > 0) })
      } catch (fault) {
        // What was read before is better than nothing.
        if (seen.is !== 'read') show({ is: 'failed', fault })
      }
    }
    isReading = false
  }

  return {
    current: () => seen,
    subscribe: (listener) => {
      listeners.add(listener)
      const isUpToDate = stopListening !== null && !isOutOfDate && seen.is !== 'failed'
      stopListening ??= doorbell.listen((change) => {
        if (change.some((kind) => kinds.includes(kind))) void refresh()
      })
      if (!isUpToDate) void refresh()
      return () => {
        listeners.delete(listener)
        // One screen goes and the next comes in the same moment: what it has heard all along it need not read again.
        queueMicrotask(() => {
          if (listeners.size > 0) return
          stopListening?.()
          stopListening = null
        })
      }
    },
  }
}
