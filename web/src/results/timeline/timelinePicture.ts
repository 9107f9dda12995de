import { drawBands } from '@reprieve/charts/bands.ts'
import { drawTimeline } from '@reprieve/charts/timeline.ts'
import type { DayTable } from '@reprieve/domain/results/days.ts'
import { periodChange, type PeriodChange } from '@reprieve/domain/results/periodChange.ts'
import { findEmptyPeriods, makeBands, type PainBand } from '@reprieve/domain/results/timeline/bands.ts'
import {
  makeBuckets,
  chooseBucketUnit,
  type Bucket,
  type BucketUnit,
} from '@reprieve/domain/results/timeline/buckets.ts'
import { makeStory, type Story } from '@reprieve/domain/results/timeline/story.ts'
import { computeYearEnds, type YearEnds } from '@reprieve/domain/results/timeline/yearEnds.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { Picture, PictureTable } from '../picture/pictureData.ts'
import { makeTickText } from './timelineDates.ts'
import {
  PAIN_EACH,
  REFLECTION_EACH,
  timelineNote,
  timelineSentence,
  spotSummary,
  makeTimelineTable,
  type TableSpeech,
  timelineTitle,
} from './timelineTable.ts'

/** The series of the chart that can be shown or hidden. */
const SERIES = ['average', 'range', 'trend', 'reflection'] as const
export type Series = (typeof SERIES)[number]
export type ShownSeries = Readonly<Record<Series, boolean>>

/** The hidden series as stored on the device: new and unreadable ones are shown. [RES-54] */
export const serializeHiddenSeries = (shown: ShownSeries): string =>
  SERIES.filter((one) => !shown[one]).join(',')

export function parseShownSeries(word: string | null): ShownSeries {
  const hidden = (word ?? '').split(',')
  const isShown = (one: Series): boolean => !hidden.includes(one)
  return {
    average: isShown('average'),
    range: isShown('range'),
    trend: isShown('trend'),
    reflection: isShown('reflection'),
  }
}

/** What is computed from the days, before it is drawn or described. */
export interface TimelineFacts {
  days: DayTable
  unit: BucketUnit
  buckets: readonly Bucket[]
  /** The buckets, if they are weeks or months. */
  bands: readonly PainBand[] | null
  story: Story
  judgement: PeriodChange
  yearEnds: YearEnds | null
}

/** `before`: the days to compare these with. */
export function collectTimelineFacts(
  days: DayTable,
  before: DayTable | null,
  isNarrow: boolean,
): TimelineFacts {
  const unit = chooseBucketUnit(days.span, isNarrow)
  const bands = unit === 'day' ? null : makeBands(days, isNarrow)
  const judgement = periodChange(days, before)
  return {
    days,
    unit,
    bands,
    buckets: bands ?? makeBuckets(days, isNarrow),
    story: makeStory(days),
    judgement,
    yearEnds: bands && computeYearEnds({ span: days.span, bands, judgement }),
  }
}

export interface TimelinePicture extends Picture {
  /** Stands beside the chart's buttons; '' if the title says it already. */
  plotTitle: string
  /** With that title, for the saved file. */
  drawSaved: NonNullable<Picture['draw']>
  /** Stands below the chart; '' if there is nothing to add. */
  note: string
}

export function timelinePicture(
  facts: TimelineFacts,
  shown: ShownSeries,
  speech: TableSpeech,
): TimelinePicture {
  const { days, unit, buckets, bands, story } = facts
  const { span } = days
  const title = timelineTitle(facts, unit, speech)
  const untold = (name: string): string => (name === title ? '' : name)
  const plotTitle = untold(speech.text(PAIN_EACH[unit]))
  const titlesOf = (pain: string) => ({ pain, reflection: untold(speech.text(REFLECTION_EACH[unit])) })
  const told = { ...facts, hasReflection: shown.reflection }
  let table: PictureTable | null = null
  return {
    title,
    plotTitle,
    sentence: timelineSentence(told, speech),
    note: timelineNote(told, speech),
    draw: drawOf(facts, shown, titlesOf(''), speech),
    drawSaved: drawOf(facts, shown, titlesOf(plotTitle), speech),
    // Lazy: formatting the table takes as long as drawing the chart, and few people open it.
    get table() {
      return (table ??= makeTimelineTable({ buckets, bands, unit, story }, speech))
    },
    spotText: (row) => {
      const bucket = bands?.[row] ?? buckets[row]
      return bucket === undefined ? '' : spotSummary(bucket, unit, speech)
    },
    fileName: `reprieve-timeline-${localDay(span.from)}-${localDay(span.to)}`,
  }
}

function drawOf(
  { days: { span }, buckets, bands, story }: TimelineFacts,
  shown: ShownSeries,
  titles: { pain: string; reflection: string },
  { tag, lane = null }: TableSpeech,
): NonNullable<Picture['draw']> {
  const chart = {
    span,
    shows: shown,
    trend: shown.trend ? story.pain.trend : null,
    // In the low plot below a band a line would cover the dots.
    scoreTrend: shown.trend && shown.reflection && bands === null ? story.reflection.trend : null,
    titles,
    lane: lane === null || lane.points.length === 0 ? null : lane.chart,
    tickText: makeTickText(span, tag),
  }
  if (bands === null) return (room) => drawTimeline({ ...chart, points: buckets }, room)
  const empty = findEmptyPeriods(bands, span)
  return (room) => drawBands({ ...chart, points: bands, empty }, room)
}
