import type { LockTools } from '../access/keysLock.ts'
import type { OpenDiary } from '../access/openDiary.ts'

/** What goes on beside an open diary that has a lock. Returns what ends it. */
export function followLock(diary: OpenDiary, tools: LockTools): () => void {
  if (diary.lock.is !== 'open') return () => {}
  let isOver = false
  let end = (): void => {}
  const begin = async (): Promise<void> => {
    const { holdSeen, watchHidden } = await import('../local/lock/autoLocking.ts')
    if (isOver) return
    const afterMs = (): number | null => tools.record.current()?.autoLockMs ?? null
    const stops = [holdSeen(), watchHidden({ afterMs, onDue: tools.lockNow })]
    end = () => stops.forEach((stop) => stop())
    const { mergeWritten } = await import('./startMerge.ts')
    await mergeWritten(diary)
  }
  void begin().catch(() => undefined)
  return () => {
    isOver = true
    end()
  }
}
