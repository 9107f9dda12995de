import { ENTRY } from '@reprieve/domain/filters/columns/columns.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { lengthOf, type DayTable } from '@reprieve/domain/results/days.ts'
import { figuresOf } from '@reprieve/domain/results/insights/figures.ts'
import { groupLinks } from '@reprieve/domain/results/insights/linkGroups.ts'
import type { OtherPeriod } from '@reprieve/domain/results/insights/periods.ts'
import { areMostlyBadDays } from '@reprieve/domain/results/statistics/badDays.ts'
import { helpedOf } from '@reprieve/domain/results/statistics/helped.ts'
import { isChosenByPain } from '@reprieve/domain/results/statistics/links.ts'
import { mostRecorded } from '@reprieve/domain/results/statistics/mostRecorded.ts'
import { useDeferredValue } from 'react'
import { useText } from '../../settings/words.tsx'
import { remembered } from '../frame/remembered.ts'
import type { Results } from '../useResults.ts'
import { AverageCards } from './AverageCards.tsx'
import { HelpedPart } from './HelpedPart.tsx'
import { LinkParts } from './LinkParts.tsx'
import { linksIn, linkWaysOf } from './linksIn.ts'
import { MostRecorded } from './MostRecorded.tsx'
import { CountPictures, DayPictures } from './PictureParts.tsx'
import { ShortPart } from './ShortPart.tsx'
import { Told } from './Told.tsx'
import { useInsightWords } from './useInsightWords.ts'
import { beforeOf } from './usePeriods.ts'

/** With this few days most real effects cannot be told from chance. */
const SHORT_DAYS = 31

function fewOf(span: DaySpan): number | null {
  const days = lengthOf(span)
  return days <= SHORT_DAYS ? days : null
}

// Computed once, however often the screen is opened.
const areBad = remembered(areMostlyBadDays)
const groupsIn = remembered(groupLinks)
const figuresIn = remembered((days: DayTable, before: OtherPeriod) =>
  figuresOf(days, before.is === 'period' ? before.period.days : null),
)
const triedIn = remembered(({ columns, selection, canonical }: Results) => {
  const { entries } = columns
  return {
    helped: helpedOf(columns, { selection, canonical }),
    recorded: mostRecorded(entries, { selection, canonical, list: 'aggravating_factor' }),
    records: selection.rows.reduce((count, row) => count + (entries.entry[row] === ENTRY.record ? 1 : 0), 0),
  }
})

/** All insights, in order. */
export function WholePart({ results }: { results: Results }) {
  const { text } = useInsightWords()
  const reports = useText('reports')
  const { days, filter, labelOf } = results
  const before = beforeOf(results)
  const links = linksIn(results)
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
      {areBad(days) && <Told>{text('badDays')}</Told>}
      {isRestDue && (
        <>
          <DayPictures days={days} />
          {groups === null ? (
            <Told>{text('severityFiltered')}</Told>
          ) : (
            <LinkParts
              groups={groups}
              ways={linkWaysOf(results, links)}
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
