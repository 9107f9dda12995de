import { useEffect, useRef } from 'react'
import { timeOf, type ShownToast, type ToastQueue } from './toastQueue.ts'

/** Each toast has its own timer, independent of the others; after a hold all of them start again. */
export function useToastTimers(queue: ToastQueue, shown: readonly ShownToast[], isHeld: boolean): void {
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    const timed = isHeld ? [] : shown
    for (const [key, timer] of running) {
      if (timed.some((one) => one.key === key)) continue
      clearTimeout(timer)
      running.delete(key)
    }
    for (const { key, toast } of timed) {
      if (!running.has(key))
        running.set(
          key,
          setTimeout(() => queue.close(toast), timeOf(toast)),
        )
    }
  }, [queue, shown, isHeld])
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running.values()) clearTimeout(timer)
      running.clear()
    }
  }, [])
}
