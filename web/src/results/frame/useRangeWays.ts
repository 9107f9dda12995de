import { allowedRange, type View } from '@reprieve/domain/filters/dateRange.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { RangeChoiceOptions } from '../../filters/panel/RangeChoice.tsx'
import { useText } from '../../text/useText.tsx'
import type { ResultsFilter } from './useResultsFilter.ts'

/** How a screen chooses a range; null if it has none. Says beforehand which choices the plan would reset. */
export function useRangeOptions(
  view: View,
  { plan, today, setRange }: ResultsFilter,
): RangeChoiceOptions | null {
  const reports = useText('reports')
  if (view === 'calendar') return null
  const isLimited = allowedRange({ is: 'alltime' }, { view, plan, today }).wasReset
  return { today: localDay(today), limit: isLimited ? reports('liteNotice') : null, onChange: setRange }
}
