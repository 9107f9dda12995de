import { toStorageFault } from './storageFault.ts'
import { noteSilence } from './database/storageTimeout.ts'
import type { Doorbell } from './doorbell.ts'

/** The last value read. While a new read runs the old value stays, so that nothing on the screen flickers. */
export type WatchState<T> = { is: 'loading' } | { is: 'read'; value: T } | { is: 'failed'; fault: unknown }

export interface WatchedRead<T> {
  /** The same object until another value is read. */
  current: () => WatchState<T>
  subscribe: (listener: () => void) => () => void
}

const LOADING = { is: 'loading' } as const

/**
 * Reads when it has a subscriber, and again when the doorbell reports one of the kinds. One read at a time: two that
 * overlap could end in the wrong order and leave the older value on the screen. [LOCAL-25]
 */
export function watch<T>(
  doorbell: Doorbell,
  kinds: readonly string[],
  read: () => Promise<T>,
): WatchedRead<T> {
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
        // The previous value is better than none.
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
        // If one screen closes and the next opens at the same moment, the value is up to date and need not be read
        // again.
        queueMicrotask(() => {
          if (listeners.size > 0) return
          stopListening?.()
          stopListening = null
        })
      }
    },
  }
}

/**
 * For reads that a screen needs to be drawn: repeats the read until the storage answers, and the user is informed
 * meanwhile. A screen that gave up would lose what a person is writing on it. [LOCAL-40]
 */
export async function untilAnswered<T>(read: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  let endSilence: (() => void) | null = null
  try {
    for (;;) {
      try {
        return await read()
      } catch (fault) {
        if (toStorageFault(fault) !== 'no-answer' || !isWanted()) throw fault
        endSilence ??= noteSilence()
      }
    }
  } finally {
    endSilence?.()
  }
}
