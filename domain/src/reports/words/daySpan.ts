import type { DaySpan } from '../../filters/filter.ts'
import { DAY_MS } from '../../time/instant.ts'

/** From the first day to the last. For Chinese ranges Intl uses slashes, unlike all other dates of a page. */
export function daySpanText({ from, to }: DaySpan, dates: Intl.DateTimeFormat): string {
  const [first, last] = [Math.min(from, to) * DAY_MS, Math.max(from, to) * DAY_MS]
  const isChinese = dates.resolvedOptions().locale.startsWith('zh')
  return isChinese && first < last
    ? `${dates.format(first)}至${dates.format(last)}`
    : dates.formatRange(first, last)
}
