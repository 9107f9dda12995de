import { type DayNumber, localDay } from '@reprieve/domain/time/dayNumber.ts'
import { startOf } from '@reprieve/domain/time/localDay.ts'
import { DATE_FORMAT, formatMoment } from '../text/dateFormats.ts'
import { useFormatTag } from '../text/useText.tsx'

/** "15 November 2026". */
export function useDayText(): (day: DayNumber) => string {
  const tag = useFormatTag()
  return (day) => formatMoment(tag, DATE_FORMAT, { at: startOf(localDay(day), 0), offset: 0 })
}
