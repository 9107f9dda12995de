import { MINUTE_MS, type LocalInstant } from '@reprieve/domain/time/instant.ts'
import { useEffect, useState } from 'react'

/** Of this device, where it is. */
export function localNow(at: number = Date.now()): LocalInstant {
  return { at, offset: offsetAt(at) }
}

/** Where this device is: in summer it may be another than in winter. */
export const offsetAt = (at: number): number => -new Date(at).getTimezoneOffset() * MINUTE_MS

/** Again at each new minute, and when the page is seen again: a screen left open must not say Today of yesterday. */
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
