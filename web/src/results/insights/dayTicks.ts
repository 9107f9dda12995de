import type { TickText, TickUnit } from '@reprieve/charts/axis.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'

const SAID: Record<TickUnit, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
}

/** What stands below a picture of days; to make a formatter takes longer than to draw. */
export function dayTicks(tag: string): TickText {
  const made = new Map<TickUnit, Intl.DateTimeFormat>()
  return (day, unit) => {
    const format = made.get(unit) ?? new Intl.DateTimeFormat(tag, { ...SAID[unit], timeZone: 'UTC' })
    made.set(unit, format)
    return format.format(day * DAY_MS)
  }
}
