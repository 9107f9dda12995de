import type { LockTools } from '../access/keysLock.ts'
import type { OpenDiary } from '../access/openDiary.ts'

/** Runs the background work of an unlocked diary. Returns the function that ends it. */
export function followLock(diary: OpenDiary, tools: LockTools): () => void {
  let isOver = false
  let end = (): void => {}
  const begin = async (): Promise<void> => {
    const { holdSeen, watchHidden } = await import('../local/lock/autoLocking.ts')
    if (isOver) return
    const afterMs = (): number | null => tools.record.current()?.autoLockMs ?? null
    const stops = [holdSeen(), watchHidden({ afterMs, onDue: tools.lockNow })]
    end = () => stops.forEach((stop) => stop())
  }
  const merge = async (): Promise<void> => {
    const { mergeWritten } = await import('./startMerge.ts')
    await mergeWritten(diary)
  }
  // Independent of each other: a failure of one must not stop the other.
  void begin().catch(() => undefined)
  void merge().catch(() => undefined)
  return () => {
    isOver = true
    end()
  }
}
