import { ENTRY } from '@reprieve/domain/filters/columns/columns.ts'
import type { DateRange, DaySpan } from '@reprieve/domain/filters/filter.ts'
import { countSpanDays, type DayTable } from '@reprieve/domain/results/days.ts'
import { compareFigures } from '@reprieve/domain/results/insights/figures.ts'
import { groupLinks } from '@reprieve/domain/results/insights/linkGroups.ts'
import { findLongerRange } from '@reprieve/domain/results/insights/longerRange.ts'
import type { OtherPeriod } from '@reprieve/domain/results/insights/periods.ts'
import { areMostlyBadDays } from '@reprieve/domain/results/statistics/badDays.ts'
import { listHelpedRows } from '@reprieve/domain/results/statistics/helpedRows.ts'
import { isChosenByPain } from '@reprieve/domain/results/statistics/links.ts'
import { mostRecorded } from '@reprieve/domain/results/statistics/mostRecorded.ts'
import type { RecordedItemCount } from '@reprieve/domain/results/statistics/statistics.ts'
import { useDeferredValue } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { ListCard, ListRow } from '../../ui/layout/ListRow.tsx'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import { MeasuredCard } from '../measures/MeasuredCard.tsx'
import type { Results } from '../useResults.ts'
import { DayFigures } from './DayFigures.tsx'
import { InsightChips, RECORDED_ID } from './InsightChips.tsx'
import { CountPictures, FunctionCard, useInsightPictures } from './InsightCharts.tsx'
import { ShowAll, useFirstRows } from './LinkList.tsx'
import { LinkParts, InsightNote } from './LinkParts.tsx'
import { PeriodCard } from './PeriodCard.tsx'
import { getPreviousPeriod } from './comparedPeriods.ts'
import { useInsightWords } from './insightWords.ts'
import { findResultLinks, makeLinkRowOptions } from './resultLinks.ts'

/** With this few days most real effects cannot be distinguished from chance. */
const SHORT_DAYS = 31

function fewOf(span: DaySpan): number | null {
  const days = countSpanDays(span)
  return days <= SHORT_DAYS ? days : null
}

// Computed once, however often the screen is opened.
const areBad = cacheByArguments(areMostlyBadDays)
const groupsIn = cacheByArguments(groupLinks)
const figuresIn = cacheByArguments((days: DayTable, before: OtherPeriod) =>
  compareFigures(days, before.is === 'period' ? before.period.days : null),
)
const triedIn = cacheByArguments(({ columns, selection, canonical }: Results) => {
  const { entries } = columns
  return {
    helped: listHelpedRows(columns, { selection, canonical }),
    recorded: mostRecorded(entries, { selection, canonical, list: 'aggravating_factor' }),
    records: selection.rows.reduce((count, row) => count + (entries.entry[row] === ENTRY.record ? 1 : 0), 0),
  }
})

/** The shortest preset that reaches further back than the period shown. */
export const findLongerPeriod = ({ columns, selection, plan, today }: Results): DateRange | null =>
  findLongerRange({ span: selection.span, plan, today, first: columns.entries.day[0] ?? today })

/** All insights, in order: the period, ways to the rest of the page, patterns, charts. */
export function AllInsights({ results }: { results: Results }) {
  // The visible part comes first: the rest is as much again.
  const isRestDue = useDeferredValue(true, false)
  return (
    <>
      <PeriodCard results={results} before={getPreviousPeriod(results)} />
      {isRestDue && <BelowPeriod results={results} />}
    </>
  )
}

function BelowPeriod({ results }: { results: Results }) {
  const { text } = useInsightWords()
  const helps = useText('helps')
  const { days, filter, labelOf } = results
  const links = findResultLinks(results)
  const pictures = useInsightPictures(results)
  const { helped, recorded, records } = triedIn(results)
  return (
    <>
      <InsightChips links={links} pictures={pictures} hasRecorded={recorded.length > 0} />
      {areBad(days) && <InsightNote>{text('badDays')}</InsightNote>}
      {isChosenByPain(filter.criteria) ? (
        <InsightNote>{text('severityFiltered')}</InsightNote>
      ) : (
        <LinkParts
          groups={groupsIn(links)}
          titles={{ more: helps('morePain'), less: helps('lessPain') }}
          ways={makeLinkRowOptions(results, links)}
          fewDays={fewOf(results.selection.span)}
          longer={findLongerPeriod(results)}
        />
      )}
      <MeasuredCard results={results} />
      {helped.length > 0 && <HelpedLink count={helped.length} />}
      <DayFigures figures={figuresIn(days, getPreviousPeriod(results))} />
      <FunctionCard picture={pictures.function} days={days} />
      <MostRecorded recorded={recorded} outOf={records} labelOf={labelOf} />
      <CountPictures lengths={pictures.lengths} patterns={pictures.patterns} />
    </>
  )
}

/** What helped has its own screen; here is only the way there. */
function HelpedLink({ count }: { count: number }) {
  const { text } = useInsightWords()
  return (
    <ListCard>
      <Link
        className="list-row"
        to={PATHS.whatHelps}
        search={({ range }) => (range === undefined ? {} : { range })}
      >
        <ListRow
          icon={<Icon name="hand" />}
          title={text('helpedTitle')}
          subtitle={text('thingsTried', { count })}
        />
      </Link>
    </ListCard>
  )
}

interface MostRecordedProps {
  recorded: readonly RecordedItemCount[]
  outOf: number
  labelOf: (item: number) => string
}

/** Counts only: what people believe makes it worse was not measured. */
function MostRecorded({ recorded, outOf, labelOf }: MostRecordedProps) {
  const { text } = useInsightWords()
  const lists = useText('lists')
  const rows = useFirstRows(recorded)
  if (recorded.length === 0) return null
  return (
    <section className="insight-card">
      <h2 id={RECORDED_ID} tabIndex={-1}>
        {text('mostRecorded')}
      </h2>
      <p className="insight-note">{text('mostRecordedNote', { list: lists('list-aggravating_factor') })}</p>
      <ol className="recorded-list">
        {rows.shown.map(({ item, records }) => (
          <li key={item}>
            <span className="link-name">{labelOf(item)}</span>
            <span className="insight-note">{text('inRecords', { count: records, outOf })}</span>
          </li>
        ))}
      </ol>
      <ShowAll rows={rows} count={recorded.length} />
    </section>
  )
}
