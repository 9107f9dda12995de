import { isExerciseInUse } from '@reprieve/domain/guide/programs/inUse.ts'
import { useEffect, useRef } from 'react'

/** Well below the idle limit (D15). */
const EVERY_MS = 20_000

/**
 * While the exercise is shown, the page counts as used without any touch: it dispatches an input event, which keeps the
 * session as usual. Returns a function to call at each press. [PROG-10]
 */
export function useCountsAsUse(): () => void {
  const pressed = useRef(0)
  useEffect(() => {
    pressed.current = performance.now()
    const timer = setInterval(() => {
      // Dispatched on the window only: no field or button receives it.
      if (!document.hidden && isExerciseInUse(performance.now() - pressed.current))
        dispatchEvent(new Event('input'))
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return () => {
    pressed.current = performance.now()
  }
}
