import { MINUTE_MS, type LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { Place } from '@reprieve/domain/time/place.ts'
import { useEffect, useState } from 'react'

/** The current time of this device, with its offset. */
export function localNow(at: number = Date.now()): LocalInstant {
  return { at, offset: deviceOffsetAt(at) }
}

/** The UTC offset of this device at a moment: it may differ between summer and winter. */
export const deviceOffsetAt: Place = (at) => -new Date(at).getTimezoneOffset() * MINUTE_MS

/** Updates each minute, and when the page becomes visible: a screen left open must not show yesterday as Today. */
export function useNow(): LocalInstant {
  const [now, setNow] = useState(localNow)
  useEffect(() => {
    const look = (): void => setNow(localNow())
    const untilNextMinute = MINUTE_MS - (now.at % MINUTE_MS)
    const timer = setTimeout(look, untilNextMinute)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [now])
  return now
}
