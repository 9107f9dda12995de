import { resetCriteria } from '@reprieve/domain/filters/criteria.ts'
import type { View } from '@reprieve/domain/filters/dateRange.ts'
import { Link } from '@tanstack/react-router'
import { longDayText, rangeText } from '../filters/panel/rangeText.ts'
import { PATHS } from '../paths/paths.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { latestDay, findEmptyRemedy, type EmptyReason } from './frame/emptyOf.ts'
import { HAS_DRAWER, useMediaQuery } from './frame/useMedia.ts'
import type { ResultsFilter } from './frame/useResultsFilter.ts'
import type { Results } from './useResults.ts'

interface ResultsEmptyProps {
  why: Exclude<EmptyReason, null>
  view: View
  asked: ResultsFilter
  results: Pick<Results, 'columns' | 'selection'>
}

/** Beside the drawer, the only filled button is the one in the drawer (DESIGN 12). */
const useMendKind = (): 'quiet' | 'primary' => (useMediaQuery(HAS_DRAWER) ? 'quiet' : 'primary')

/** Says what hides the records, and offers one button that shows them. [RES-21, RES-22] */
export function ResultsEmpty({ why, view, asked, results }: ResultsEmptyProps) {
  switch (why) {
    case 'none':
      return <NoneAdded />
    case 'range':
      return <NoneInRange view={view} asked={asked} results={results} />
    case 'filter':
      return <NoneMatching count={results.selection.outOf} asked={asked} />
  }
}

function NoneAdded() {
  const kind = useMendKind()
  const shell = useText()
  const text = useText('results')
  return (
    <EmptyState title={text('emptyNone')}>
      <Link className={`button ${kind}`} to={PATHS.recordCreate}>
        {shell('recordPain')}
      </Link>
    </EmptyState>
  )
}

function NoneInRange({ view, asked, results }: Omit<ResultsEmptyProps, 'why'>) {
  const kind = useMendKind()
  const text = useText('results')
  const filters = useText('filters')
  const tag = useFormatTag()
  const { plan, today, setRange } = asked
  const latest = latestDay(results.columns.entries)
  const day = longDayText(latest, tag)
  const mend = findEmptyRemedy({ day: latest, view, plan, today })
  if (mend.is === 'list') {
    return (
      <EmptyState title={text('emptyRange')} text={text('lastRecordInList', { day })}>
        <Link className={`button ${kind}`} to={PATHS.records} search={{ range: 'alltime' }}>
          {text('openList')}
        </Link>
      </EmptyState>
    )
  }
  const range = rangeText(mend.range, { text: filters, tag })
  return (
    <EmptyState title={text('emptyRange')} text={text('lastRecordIn', { day, range })}>
      <Button label={text('changeRange')} kind={kind} onPress={() => setRange(mend.range)} />
    </EmptyState>
  )
}

function NoneMatching({ count, asked: { change } }: { count: number; asked: ResultsFilter }) {
  const kind = useMendKind()
  const text = useText('results')
  return (
    <EmptyState title={text('emptyFilter')} text={text('filterHides', { count })}>
      <Button label={text('removeFilter')} kind={kind} onPress={() => change(resetCriteria)} />
    </EmptyState>
  )
}
