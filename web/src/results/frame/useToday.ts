import { dayNumberOf, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { useSyncExternalStore } from 'react'
import { localNow } from '../../device/useNow.ts'

function subscribe(look: () => void): () => void {
  const timer = setInterval(look, MINUTE_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

const today = (): DayNumber => dayNumberOf(localNow())

/** The person's local day. Checked every minute, but changes only at midnight, so nothing is redrawn before. */
export const useToday = (): DayNumber => useSyncExternalStore(subscribe, today)
