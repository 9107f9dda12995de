import { useEffect, useState } from 'react'
import { useOnceIdle } from '../device/useOnceIdle.ts'

/** What home shows behind the record button: cards decide the places, answers walk through the whole diary. */
type HomeRest = 'cards' | 'answers'

/** However long the part before takes, the next one is read after this time. */
const LATEST_MS = 5_000

const due = new Set<HomeRest>()

/** Whether this page has read it before. */
export const wasDue = (rest: HomeRest): boolean => due.has(rest)

/**
 * False until home is idle and what comes before this part is read, then true for good: the newest records would
 * otherwise wait behind a walk through the whole diary. [HOME-37]
 */
export function useRestDue(rest: HomeRest, isBeforeRead: boolean): boolean {
  const isIdle = useOnceIdle()
  const [isDue, setDue] = useState(() => wasDue(rest))
  useEffect(() => {
    if (isDue || !isIdle) return undefined
    const tell = (): void => {
      due.add(rest)
      setDue(true)
    }
    const timer = setTimeout(tell, isBeforeRead ? 0 : LATEST_MS)
    return () => clearTimeout(timer)
  }, [rest, isDue, isIdle, isBeforeRead])
  return isDue
}
