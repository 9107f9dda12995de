import { isDefault } from '@reprieve/domain/filters/criteria.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useSearch } from '@tanstack/react-router'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useTextsReady } from '../../settings/useTextsReady.ts'
import { useText } from '../../settings/words.tsx'
import type { ContentProps } from '../useResults.ts'
import { placeOf } from './calendarPlace.ts'
import { MonthView } from './MonthView.tsx'
import { useGoTo } from './useGoTo.ts'
import { YearView } from './YearView.tsx'

const AREAS: readonly BrowserArea[] = ['calendar', 'picture']

export function CalendarContent(props: ContentProps) {
  useTextsReady(AREAS)
  return <Calendar {...props} />
}

function Calendar({ results }: ContentProps) {
  const text = useText('calendar')
  const tag = useFormatTag()
  const goTo = useGoTo()
  const { month, date, view } = useSearch({ strict: false })
  const place = placeOf({ month, date, view }, results.today)
  const words = { text, tag, isFiltered: !isDefault(results.filter.criteria) }
  const View = place.isYear ? YearView : MonthView
  return <View results={results} place={place} words={words} goTo={goTo} />
}
