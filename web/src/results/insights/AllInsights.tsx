import { ENTRY } from '@reprieve/domain/filters/columns/columns.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { countSpanDays, type DayTable } from '@reprieve/domain/results/days.ts'
import { type ComparedFigures, compareFigures } from '@reprieve/domain/results/insights/figures.ts'
import { groupLinks, type LinkGroups } from '@reprieve/domain/results/insights/linkGroups.ts'
import type { OtherPeriod } from '@reprieve/domain/results/insights/periods.ts'
import { makeShortSummary } from '@reprieve/domain/results/insights/shortSummary.ts'
import { areMostlyBadDays } from '@reprieve/domain/results/statistics/badDays.ts'
import { listHelpedRows } from '@reprieve/domain/results/statistics/helpedRows.ts'
import { isChosenByPain, findLinks } from '@reprieve/domain/results/statistics/links.ts'
import { mostRecorded } from '@reprieve/domain/results/statistics/mostRecorded.ts'
import type {
  CategoryLinks,
  HelpedRow,
  RecordedItemCount,
  Relief,
  Wilson,
} from '@reprieve/domain/results/statistics/statistics.ts'
import { Link } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import type { Results } from '../useResults.ts'
import { AverageCards } from './AverageCards.tsx'
import { type LinkRowOptions, ShowAll, useFirstRows } from './LinkList.tsx'
import { LinkParts, InsightNote } from './LinkParts.tsx'
import { CountPictures, DayPictures } from './InsightCharts.tsx'
import { type InsightWords, shortSentence, useInsightWords } from './insightWords.ts'
import { getPreviousPeriod } from './comparedPeriods.ts'

/** The same object until the diary or the selection changes. */
export const findResultLinks = cacheByArguments(
  ({ columns, selection, days, canonical }: Results): readonly CategoryLinks[] =>
    findLinks(columns.entries, { selection, days, canonical }),
)

const NONE = { answered: 0, records: 0 }

export function makeLinkRowOptions(
  { columns, selection, labelOf }: Results,
  links: readonly CategoryLinks[],
): LinkRowOptions {
  const { day, count } = columns.entries
  return {
    labelOf,
    coverageOf: (list) => links.find((one) => one.list === list)?.coverage ?? NONE,
    tellsNew: count > 0 && selection.span.from > day[0]!,
  }
}

const percent = (share: number): number => Math.round(share * 100)

const shareValues = ({ yes, n, low, high }: Wilson) => ({ yes, n, low: percent(low), high: percent(high) })

/** Always the counts; the share only if there are enough of them. [RES-48] */
export function marksText({ better, same, worse, share }: HelpedRow, { text }: InsightWords): string {
  const marked = better + same + worse
  if (marked === 0) return text('notMarked')
  const counts = text('markCounts', { better, same, worse })
  return `${share === null ? text('notEnough', { n: marked }) : text('helpedShare', shareValues(share))}. ${counts}`
}

/** [RES-48] */
export function reliefText({ n, told }: Relief, { text, number }: InsightWords): string {
  if (n === 0) return text('notMeasured')
  if (told === null) return text('notEnough', { n })
  return text('reliefTold', {
    n,
    before: number(told.medianBefore),
    after: number(told.medianAfter),
    yes: told.responded.yes,
  })
}

interface HelpedPartProps {
  rows: readonly HelpedRow[]
  labelOf: (item: number) => string
}

/** What the person marked and what was measured, without comparing days: people try things because the pain is high. */
function HelpedPart({ rows: all, labelOf }: HelpedPartProps) {
  const words = useInsightWords()
  const { text } = words
  const rows = useFirstRows(all)
  if (all.length === 0) return null
  return (
    <section className="insight-card">
      <h2>{text('helpedTitle')}</h2>
      <p className="insight-note">{text('helpedNote')}</p>
      <ul className="helped-list">
        {rows.shown.map((row) => (
          <li key={row.item}>
            <h3 className="link-name">{labelOf(row.item)}</h3>
            <dl>
              <div>
                <dt>{text('marks')}</dt>
                <dd>{marksText(row, words)}</dd>
              </div>
              <div>
                <dt>{text('measured')}</dt>
                <dd>{reliefText(row.relief, words)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <ShowAll rows={rows} count={all.length} />
    </section>
  )
}

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

/** All insights, in order. */
export function AllInsights({ results }: { results: Results }) {
  const { text } = useInsightWords()
  const reports = useText('reports')
  const { days, filter, labelOf } = results
  const before = getPreviousPeriod(results)
  const links = findResultLinks(results)
  const figures = figuresIn(days, before)
  const groups = isChosenByPain(filter.criteria) ? null : groupsIn(links)
  // The visible part comes first: the rest is as much again.
  const isRestDue = useDeferredValue(true, false)
  const hasNoBefore =
    before.is === 'period' && figures.pain.before === null && figures.function.before === null
  return (
    <>
      <ShortPart figures={figures} links={groups} labelOf={labelOf} />
      <AverageCards figures={figures} />
      {hasNoBefore && <p className="insight-note">{reports('noPreviousPeriod')}</p>}
      {before.is === 'plan' && <p className="insight-note">{reports('liteNotice')}</p>}
      {areBad(days) && <InsightNote>{text('badDays')}</InsightNote>}
      {isRestDue && (
        <>
          <DayPictures days={days} />
          {groups === null ? (
            <InsightNote>{text('severityFiltered')}</InsightNote>
          ) : (
            <LinkParts
              groups={groups}
              ways={makeLinkRowOptions(results, links)}
              fewDays={fewOf(results.selection.span)}
            />
          )}
          <Tried results={results} />
          <CountPictures columns={results.columns} selection={results.selection} />
        </>
      )}
    </>
  )
}

/** What the person marked and noted: counted, not compared. */
function Tried({ results }: { results: Results }) {
  const { labelOf } = results
  const { helped, recorded, records } = triedIn(results)
  return (
    <>
      <HelpedPart rows={helped} labelOf={labelOf} />
      <MostRecorded recorded={recorded} outOf={records} labelOf={labelOf} />
    </>
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
      <h2>{text('mostRecorded')}</h2>
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

interface ShortPartProps {
  figures: ComparedFigures
  links: LinkGroups | null
  labelOf: (item: number) => string
}

/** A summary of the screen in a few sentences. */
function ShortPart({ figures, links, labelOf }: ShortPartProps) {
  const words = useInsightWords()
  const { text } = words
  return (
    <section className="insight-card">
      <h2 tabIndex={-1}>{text('inShort')}</h2>
      <p>
        {makeShortSummary(figures, links)
          .map((part) => shortSentence(part, words, labelOf))
          .join(' ')}
      </p>
      <Link
        className="button text insight-way"
        to={PATHS.insights}
        search={(before) => ({ ...before, section: 'compare' })}
      >
        {text('compare')}
      </Link>
    </section>
  )
}
