import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import { moveSpan, zoomIn, zoomOut, zoomTo, type ZoomLevel } from '@reprieve/domain/results/timeline/zoom.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { useNavigate } from '../../navigation/useRouter.ts'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import type { Results } from '../useResults.ts'

export interface TimelineZoom {
  /** Null at the limit. */
  closer: DateRange | null
  wider: DateRange | null
  /** The days moved later by so many, or earlier; null if there are none. */
  move: (days: number) => DateRange | null
  goTo: (range: DateRange) => void
  goToLevel: (level: ZoomLevel) => void
}

const firstDay = cacheByArguments(({ entries }: DiaryColumns, today: DayNumber): DayNumber =>
  entries.day.reduce((least, day) => Math.min(least, day), today),
)

/** Where zooming around a day leads to. */
export function useTimelineZoom({
  columns,
  selection: { span },
  today,
  plan,
}: Results): (around: DayNumber) => TimelineZoom {
  const navigate = useNavigate()
  const limits = { first: firstDay(columns, today), today, view: 'timeline', plan } as const
  const goTo = (range: DateRange): void => {
    // The filter follows the address.
    const search = (before: object) => ({ ...before, range: rangeWord(range) })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return (around) => {
    const place = { ...limits, around }
    return {
      closer: zoomIn(span, place),
      wider: zoomOut(span, place),
      move: (days) => moveSpan(span, days, limits),
      goTo,
      // What the plan does not include is reset there, with a message.
      goToLevel: (level) => goTo(zoomTo(level, place) ?? { is: level }),
    }
  }
}
