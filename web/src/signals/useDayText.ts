import { type DayNumber, localDay } from '@reprieve/domain/time/dayNumber.ts'
import { startOf } from '@reprieve/domain/time/localDay.ts'
import { useFormatTag } from '../text/useText.tsx'

/** "15 November 2026". */
export function useDayText(): (day: DayNumber) => string {
  const tag = useFormatTag()
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  return (day) => format.format(startOf(localDay(day), 0))
}
