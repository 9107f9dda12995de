import type { Diary } from '../local/rows.ts'
import { ENTRY_KINDS } from './diaryPages.ts'

export interface EntryCounter {
  /** Null until they were counted for the first time. */
  current: () => number | null
  subscribe: (listener: () => void) => () => void
}

const COUNT_AFTER_MS = 500

/**
 * How many entries the diary has. Counting walks the whole index, so nothing waits for it, and who comes back is told
 * what was counted before; it is counted anew after a change alone.
 */
export function openCount({ tables, doorbell }: Diary, afterMs: number = COUNT_AFTER_MS): EntryCounter {
  const listeners = new Set<() => void>()
  let counted: number | null = null
  let isOutOfDate = true
  let isCounting = false
  let isListening = false

  const count = async (): Promise<void> => {
    isOutOfDate = false
    // The engine answers in turn, and what is shown first must not wait behind it.
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    const counts = await Promise.all(ENTRY_KINDS.map((kind) => tables.countRows(kind)))
    const sum = counts.reduce((all, one) => all + one, 0)
    if (sum === counted) return
    counted = sum
    for (const listener of listeners) listener()
  }
  const isBehind = (): boolean => isOutOfDate && listeners.size > 0
  const refresh = async (): Promise<void> => {
    if (isCounting) return
    isCounting = true
    try {
      while (isBehind()) await count()
    } catch {
      // The list says it where the diary cannot be read; the number is counted with the next look.
      isOutOfDate = true
    } finally {
      isCounting = false
    }
  }
  const listen = (): void => {
    if (isListening) return
    isListening = true
    doorbell.listen((change) => {
      if (!change.some((kind) => ENTRY_KINDS.includes(kind))) return
      isOutOfDate = true
      void refresh()
    })
  }

  return {
    current: () => counted,
    subscribe: (listener) => {
      listeners.add(listener)
      listen()
      void refresh()
      return () => void listeners.delete(listener)
    },
  }
}
