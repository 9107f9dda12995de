import { dayNumber, dayNumberOf, type DayNumber } from '../time/dayNumber.ts'
import type { Instant } from '../time/instant.ts'

/** The current day in a person's time zone; in UTC if it is unknown or invalid. */
export function dayInTimezone(timezone: string | null, at: Instant): DayNumber {
  const utc = dayNumberOf({ at, offset: 0 })
  if (timezone === null) return utc
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      calendar: 'iso8601',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).formatToParts(at)
    const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? ''
    return dayNumber(`${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`)
  } catch {
    return utc
  }
}
