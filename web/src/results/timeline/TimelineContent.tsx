import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import { zoomIn, zoomOut } from '@reprieve/domain/results/timeline/zoom.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ToggleButton } from 'react-aria-components'
import { storeChoice, readChoice } from '../../device/storage.ts'
import { spanText } from '../../filters/panel/rangeText.ts'
import { useFormatTag, useText, useTextsReady } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import { IS_NARROW, useMediaQuery } from '../frame/useMediaQuery.ts'
import { getPreviousPeriod } from '../insights/comparedPeriods.ts'
import { PictureCard } from '../picture/PictureCard.tsx'
import type { ContentProps, Results } from '../useResults.ts'
import {
  collectTimelineFacts,
  parseShownSeries,
  serializeHiddenSeries,
  type Series,
  type ShownSeries,
  type TimelineFacts,
  timelinePicture,
} from './timelinePicture.ts'
import './timeline.css'

interface SeriesChipsProps {
  shown: ShownSeries
  /** The series that have data. */
  has: ShownSeries
  onToggle: (series: Series) => void
}

const LABELS = { average: 'average', range: 'highToLow', trend: 'trend', reflection: 'reflection' } as const
const ORDER: readonly Series[] = ['average', 'range', 'trend', 'reflection']

/** The legend of the chart, with switches for its series. */
function SeriesChips({ shown, has, onToggle }: SeriesChipsProps) {
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
          <span className="series-label">{text(LABELS[series])}</span>
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

interface Zoom {
  closer: DateRange | null
  wider: DateRange | null
  onChange: (range: DateRange) => void
}

const firstDay = cacheByArguments(({ entries }: DiaryColumns, today: DayNumber): DayNumber =>
  entries.day.reduce((least, day) => Math.min(least, day), today),
)

function useZoom({ columns, selection: { span }, today, plan }: Results): Zoom {
  const navigate = useNavigate()
  const reach = { first: firstDay(columns, today), today, view: 'timeline', plan } as const
  const onChange = (range: DateRange): void => {
    // The filter follows the address.
    const search = (before: object) => ({ ...before, range: rangeWord(range) })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return { closer: zoomIn(span, reach), wider: zoomOut(span, reach), onChange }
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
  return <Timeline {...props} />
}

// Computed once, however often the screen is opened.
const factsIn = cacheByArguments(collectTimelineFacts)
const pictureIn = cacheByArguments(
  (
    facts: TimelineFacts,
    hidden: string,
    text: Text<'timeline'>,
    insights: Text<'insights'>,
    results: Text<'results'>,
    tag: string,
    today: DayNumber,
  ) => timelinePicture(facts, parseShownSeries(hidden), { text, insights, results, tag, today }),
)

function Timeline({ results }: ContentProps) {
  const text = useText('timeline')
  const ofInsights = useText('insights')
  const ofResults = useText('results')
  const ofPicture = useText('picture')
  const tag = useFormatTag()
  const { shown, toggle } = useShownSeries()
  const zoom = useZoom(results)
  const { days, today } = results
  const before = getPreviousPeriod(results)
  const facts = factsIn(days, before.is === 'period' ? before.period.days : null, useMediaQuery(IS_NARROW))
  const picture = pictureIn(facts, serializeHiddenSeries(shown), text, ofInsights, ofResults, tag, today)
  const { pain, reflection } = facts.story
  const hasPain = pain.average.value !== null
  const has = {
    average: hasPain,
    range: hasPain,
    trend: pain.trend !== null || reflection.trend !== null,
    reflection: reflection.average.value !== null,
  }
  return (
    <>
      <PictureCard picture={picture}>
        <ZoomButtons {...zoom} days={spanText(days.span, tag, 'short')} />
      </PictureCard>
      <SeriesChips shown={shown} has={has} onToggle={toggle} />
      <p className="gap-note">
        <Icon name="info" isSmall />
        <span>{ofPicture('gapNote')}</span>
      </p>
    </>
  )
}

interface ZoomButtonsProps {
  /** The days shown, in words. */
  days: string
  /** Null at the limit. */
  closer: DateRange | null
  wider: DateRange | null
  onChange: (range: DateRange) => void
}

/** Fewer days around the same centre, or more of them. */
function ZoomButtons({ days, closer, wider, onChange }: ZoomButtonsProps) {
  const text = useText('timeline')
  return (
    <div className="zoom" role="group" aria-label={text('daysInPicture')}>
      <p className="zoom-days" aria-live="polite">
        {days}
      </p>
      <ZoomButton label={text('fewerDays')} range={closer} onChange={onChange} />
      <ZoomButton label={text('moreDays')} range={wider} onChange={onChange} />
    </div>
  )
}

interface ZoomButtonProps {
  label: string
  range: DateRange | null
  onChange: (range: DateRange) => void
}

/** It destroys nothing, so it reacts to every press. At the limit it keeps the focus, which would otherwise be lost. */
function ZoomButton({ label, range, onChange }: ZoomButtonProps) {
  const isEnd = range === null
  return (
    <button
      type="button"
      className="button quiet"
      aria-disabled={isEnd}
      data-disabled={isEnd || undefined}
      onClick={() => range !== null && onChange(range)}
    >
      {label}
    </button>
  )
}
