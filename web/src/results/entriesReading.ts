import type { Diary } from '../local/rows.ts'
import { untilAnswered } from '../local/untilAnswered.ts'

export const ENTRY_KINDS = ['record', 'reflection']

/** Reads something of the entries, which is kept while nobody looks. */
interface EntriesReader {
  /** Whether there is more to read than what is out of date. */
  isBehind?: () => boolean
  /** `isAnew`: something was written since, and what was read before counts no more. */
  read: (isAnew: boolean) => Promise<void>
  failed?: (fault: unknown) => void
}

export interface EntriesReading {
  subscribe: (listener: () => void) => () => void
  /** Tells those who look that there is something else now. */
  tell: () => void
  isReading: () => boolean
  /** Where it is behind and somebody looks. */
  refresh: () => void
  close: () => void
}

/**
 * One reading at a time, as in `watch`. From the first look on it follows what is written, also while nobody looks: who
 * comes back finds what they left, and only what changed is read. [LOCAL-25, LOCAL-27]
 */
export function entriesReading(
  { doorbell }: Diary,
  { read, isBehind = () => false, failed = () => {} }: EntriesReader,
): EntriesReading {
  const listeners = new Set<() => void>()
  let isReading = false
  let isOutOfDate = true
  let close: (() => void) | null = null

  const refresh = async (): Promise<void> => {
    if (isReading) return
    isReading = true
    try {
      while (listeners.size > 0 && (isOutOfDate || isBehind())) {
        const isAnew = isOutOfDate
        isOutOfDate = false
        await untilAnswered(
          () => read(isAnew),
          () => listeners.size > 0,
        )
      }
    } catch (fault) {
      isOutOfDate = true
      failed(fault)
    } finally {
      isReading = false
    }
  }
  const listen = (): void => {
    close ??= doorbell.listen((change) => {
      if (!change.some((kind) => ENTRY_KINDS.includes(kind))) return
      isOutOfDate = true
      void refresh()
    })
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      listen()
      void refresh()
      return () => void listeners.delete(listener)
    },
    tell: () => {
      for (const listener of listeners) listener()
    },
    isReading: () => isReading,
    refresh: () => void refresh(),
    close: () => close?.(),
  }
}
