import { resetCriteria } from '@reprieve/domain/filters/criteria.ts'
import { allowedRange, rangeToSpan, type View } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange, Selection } from '@reprieve/domain/filters/filter.ts'
import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { longDayText, rangeText } from '../filters/panel/rangeText.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import type { ResultsFilter } from './frame/useResultsFilter.ts'
import type { Results } from './useResults.ts'

/** Why there is nothing to show; null if there is something. [RES-21] */
export type EmptyReason = 'none' | 'range' | 'filter' | null

export function findEmptyReason(
  count: number,
  { rows, outOf }: Pick<Selection, 'rows' | 'outOf'>,
): EmptyReason {
  if (count === 0) return 'none'
  if (outOf === 0) return 'range'
  return rows.length === 0 ? 'filter' : null
}

/** The one action that shows something again: another range, or the list, which shows all time on every plan. */
type EmptyRemedy = { is: 'range'; range: DateRange } | { is: 'list' }

const WIDER: readonly DateRange[] = [{ is: '30days' }, { is: '90days' }, { is: '365days' }, { is: 'alltime' }]

interface Latest {
  /** The day of the latest entry. */
  day: DayNumber
  view: View
  plan: Plan
  today: DayNumber
}

/** The smallest range that contains the latest entry and that the plan allows. [RES-22] */
export function findEmptyRemedy({ day, ...of }: Latest): EmptyRemedy {
  const holds = (range: DateRange): boolean => {
    const { from, to } = rangeToSpan(range, { today: of.today, first: day, last: Math.max(day, of.today) })
    return day >= from && day <= to && !allowedRange(range, of).wasReset
  }
  const range = WIDER.find(holds)
  return range === undefined ? { is: 'list' } : { is: 'range', range }
}

/** Entries are sorted by time, but their days only roughly: each uses its local calendar. */
export const latestDay = ({ day }: { day: Int32Array }): DayNumber =>
  day.reduce((latest, one) => Math.max(latest, one), -Infinity)

interface ResultsEmptyProps {
  why: Exclude<EmptyReason, null>
  view: View
  asked: ResultsFilter
  results: Pick<Results, 'columns' | 'selection'>
}

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
  const shell = useText()
  const text = useText('results')
  return (
    <EmptyState title={text('emptyNone')}>
      <Link className="button primary" to={PATHS.recordCreate}>
        {shell('recordPain')}
      </Link>
    </EmptyState>
  )
}

function NoneInRange({ view, asked, results }: Omit<ResultsEmptyProps, 'why'>) {
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
        <Link className="button primary" to={PATHS.records} search={{ range: 'alltime' }}>
          {text('openList')}
        </Link>
      </EmptyState>
    )
  }
  const range = rangeText(mend.range, { text: filters, tag })
  return (
    <EmptyState title={text('emptyRange')} text={text('lastRecordIn', { day, range })}>
      <Button label={text('changeRange')} kind="primary" onPress={() => setRange(mend.range)} />
    </EmptyState>
  )
}

function NoneMatching({ count, asked: { change } }: { count: number; asked: ResultsFilter }) {
  const text = useText('results')
  return (
    <EmptyState title={text('emptyFilter')} text={text('filterHides', { count })}>
      <Button label={text('removeFilter')} kind="primary" onPress={() => change(resetCriteria)} />
    </EmptyState>
  )
}
