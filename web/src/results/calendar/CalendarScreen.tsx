import { isDefault } from '@reprieve/domain/filters/criteria.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useSearch } from '@tanstack/react-router'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useTextsReady } from '../../settings/useTextsReady.ts'
import { useText } from '../../settings/words.tsx'
import { FRAME_AREAS, ResultsFrame } from '../ResultsFrame.tsx'
import type { Results } from '../useResults.ts'
import { placeOf } from './calendarPlace.ts'
import { MonthView } from './MonthView.tsx'
import { useGoTo } from './useGoTo.ts'
import { YearView } from './YearView.tsx'

const AREAS: readonly BrowserArea[] = [...FRAME_AREAS, 'calendar', 'picture']

export function CalendarScreen() {
  useTextsReady(AREAS)
  return <ResultsFrame view="calendar">{(results) => <Calendar results={results} />}</ResultsFrame>
}

function Calendar({ results }: { results: Results }) {
  const text = useText('calendar')
  const tag = useFormatTag()
  const goTo = useGoTo()
  const { month, date, view } = useSearch({ strict: false })
  const place = placeOf({ month, date, view }, results.today)
  const words = { text, tag, isFiltered: !isDefault(results.filter.criteria) }
  const View = place.isYear ? YearView : MonthView
  return <View results={results} place={place} words={words} goTo={goTo} />
}
