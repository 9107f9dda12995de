import type { Measure } from '@reprieve/domain/signals/measures.ts'
import type { MeasureSeries } from '@reprieve/domain/signals/measureSeries.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { type ReactNode, useState } from 'react'
import { ToggleButton } from 'react-aria-components'
import { storeChoice, readChoice } from '../../device/storage.ts'
import { useFormatTag, useText, useTextsReady } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import { IS_NARROW, useMediaQuery } from '../frame/useMediaQuery.ts'
import { getPreviousPeriod } from '../insights/comparedPeriods.ts'
import type { ContentProps, Results } from '../useResults.ts'
import { LaneChips } from './LaneChips.tsx'
import { TimelineFigure } from './TimelineFigure.tsx'
import {
  collectTimelineFacts,
  parseShownSeries,
  serializeHiddenSeries,
  type Series,
  type ShownSeries,
  type TimelineFacts,
  timelinePicture,
} from './timelinePicture.ts'
import { factsWithLane, timelineLane, type TimelineLane } from './timelineLane.ts'
import { markDetails } from './timelineTable.ts'
import { useTimelineZoom } from './useTimelineZoom.ts'
import './timeline.css'

interface SeriesChipsProps {
  shown: ShownSeries
  /** The series that have data. */
  has: ShownSeries
  /** Weeks or months: the line is their median. */
  areBands: boolean
  onToggle: (series: Series) => void
}

const LABELS = { average: 'average', range: 'highToLow', trend: 'trend', reflection: 'reflection' } as const
const BAND_LABELS = { ...LABELS, average: 'median', range: 'lowToHigh' } as const
const ORDER: readonly Series[] = ['average', 'range', 'trend', 'reflection']

/** Switches for the series of the chart; where they are days it is the legend, too. */
function SeriesChips({ shown, has, areBands, onToggle }: SeriesChipsProps) {
  const text = useText('timeline')
  return (
    <div className="series-chips" role="group" aria-label={text('whatIsShown')}>
      {ORDER.map((series) => (
        <ToggleButton
          key={series}
          className="chip series-chip"
          isSelected={has[series] && shown[series]}
          isDisabled={!has[series]}
          onChange={() => onToggle(series)}
        >
          <span className="checkbox-box" aria-hidden="true">
            {has[series] && shown[series] && <Icon name="check" />}
          </span>
          <svg className="series-sign" viewBox="0 0 34 22" aria-hidden="true">
            {SIGNS[series]}
          </svg>
          <span className="series-label">{text((areBands ? BAND_LABELS : LABELS)[series])}</span>
        </ToggleButton>
      ))}
    </div>
  )
}

const SIGNS: Record<Series, ReactNode> = {
  average: (
    <>
      <path className="sign-average" d="M1 15 17 8 33 12" />
      <rect className="sign-mark" x="12" y="3.5" width="9" height="9" rx="2" />
    </>
  ),
  range: <path className="sign-range" d="M9 4v14M17 7v9M25 3v13" />,
  trend: <path className="sign-trend" d="M2 7l30 8" />,
  reflection: <circle className="sign-reflection" cx="17" cy="11" r="6" />,
}

/** What the shapes of weeks and months mean. */
function BandLegend() {
  const text = useText('timeline')
  return (
    <ul className="band-legend">
      <li>
        <svg className="series-sign" viewBox="0 0 34 22" aria-hidden="true">
          <rect className="sign-band" x="2" y="3" width="30" height="16" rx="3" />
        </svg>
        {text('lowToHigh')}
      </li>
      <li>
        <svg className="series-sign" viewBox="0 0 34 22" aria-hidden="true">
          <path className="sign-median" d="M3 11h28" />
        </svg>
        {text('median')}
      </li>
      <li>
        <svg className="series-sign" viewBox="0 0 34 22" aria-hidden="true">
          <rect className="sign-empty" x="7" y="3" width="20" height="16" rx="3" />
        </svg>
        {text('noRecords')}
      </li>
    </ul>
  )
}

const NAME = 'timeline.hidden'

interface SeriesChoice {
  shown: ShownSeries
  toggle: (series: Series) => void
}

/** Stored on the device; it contains nothing about the person. */
function useShownSeries(): SeriesChoice {
  const [shown, setShown] = useState(() => parseShownSeries(readChoice(NAME)))
  const toggle = (series: Series): void => {
    const next = { ...shown, [series]: !shown[series] }
    setShown(next)
    storeChoice(NAME, serializeHiddenSeries(next))
  }
  return { shown, toggle }
}

const AREAS: readonly BrowserArea[] = ['timeline', 'insights', 'picture']

export function TimelineContent(props: ContentProps) {
  useTextsReady(AREAS)
  const { measures } = props.results.columns
  return measures === undefined ? (
    <Timeline {...props} lane={null} />
  ) : (
    <MeasuredTimeline {...props} measures={measures} />
  )
}

const LANE_NAME = 'timeline.measure'

const laneIn = cacheByArguments(
  (series: MeasureSeries, facts: TimelineFacts, text: Text<'measures'>, tag: string) =>
    timelineLane(series, facts, { text, tag }),
)

/** With the chosen measure in a lane of its own, and the choice. [RES-92] */
function MeasuredTimeline({
  results,
  measures,
  search,
}: ContentProps & { measures: readonly MeasureSeries[] }) {
  const text = useText('measures')
  const tag = useFormatTag()
  const [chosen, setChosen] = useState(() => readChoice(LANE_NAME))
  const series = measures.find(({ measure }) => measure === chosen)
  const facts = useTimelineFacts(results)
  const choose = (measure: Measure | null): void => {
    setChosen(measure)
    storeChoice(LANE_NAME, measure ?? '')
  }
  return (
    <>
      <Timeline
        results={results}
        search={search}
        lane={series === undefined ? null : laneIn(series, facts, text, tag)}
      />
      <LaneChips
        measures={measures.map(({ measure }) => measure)}
        chosen={series?.measure ?? null}
        words={{ text, tag }}
        onChoose={choose}
      />
    </>
  )
}

// Computed once, however often the screen is opened.
const factsIn = cacheByArguments(collectTimelineFacts)
const laneFactsIn = cacheByArguments(factsWithLane)

function useTimelineFacts(results: Results): TimelineFacts {
  const before = getPreviousPeriod(results)
  return factsIn(results.days, before.is === 'period' ? before.period.days : null, useMediaQuery(IS_NARROW))
}
const pictureIn = cacheByArguments(
  (
    facts: TimelineFacts,
    hidden: string,
    text: Text<'timeline'>,
    insights: Text<'insights'>,
    results: Text<'results'>,
    tag: string,
    today: DayNumber,
    lane: TimelineLane | null,
  ) => timelinePicture(facts, parseShownSeries(hidden), { text, insights, results, tag, today, lane }),
)

function Timeline({ results, lane }: ContentProps & { lane: TimelineLane | null }) {
  const text = useText('timeline')
  const ofInsights = useText('insights')
  const ofResults = useText('results')
  const ofPicture = useText('picture')
  const tag = useFormatTag()
  const { shown, toggle } = useShownSeries()
  const zoom = useTimelineZoom(results)
  const { today } = results
  const plain = useTimelineFacts(results)
  const facts = lane === null ? plain : laneFactsIn(plain, lane)
  const hidden = serializeHiddenSeries(shown)
  const picture = pictureIn(facts, hidden, text, ofInsights, ofResults, tag, today, lane)
  const { pain, reflection } = facts.story
  const hasPain = pain.average.value !== null
  const has = {
    average: hasPain,
    range: hasPain,
    trend: pain.trend !== null || reflection.trend !== null,
    reflection: reflection.average.value !== null,
  }
  const areBands = facts.bands !== null
  const speech = { text, insights: ofInsights, tag, today, lane }
  return (
    <>
      <TimelineFigure
        picture={picture}
        facts={facts}
        zoom={zoom}
        today={today}
        detailsOf={(mark) => markDetails(mark, speech)}
        legend={areBands && <BandLegend />}
      />
      <SeriesChips shown={shown} has={has} areBands={areBands} onToggle={toggle} />
      <p className="gap-note">
        <Icon name="info" isSmall />
        <span>{ofPicture('gapNote')}</span>
      </p>
    </>
  )
}
