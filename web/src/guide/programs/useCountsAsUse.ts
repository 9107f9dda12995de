import { isExerciseInUse } from '@reprieve/domain/guide/programs/inUse.ts'
import { useEffect, useRef } from 'react'

/** Well within what the page may be idle for (D15). */
const EVERY_MS = 20_000

/**
 * While the exercise is on the screen, the page is used though nobody touches it: it tells so in the way that a touch
 * would, and the session is kept as it always is. Gives what is to be called at each press. [PROG-10]
 */
export function useCountsAsUse(): () => void {
  const pressed = useRef(0)
  useEffect(() => {
    pressed.current = performance.now()
    const timer = setInterval(() => {
      // To the window alone: no field and no button hears of it.
      if (!document.hidden && isExerciseInUse(performance.now() - pressed.current))
        dispatchEvent(new Event('input'))
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return () => {
    pressed.current = performance.now()
  }
}
