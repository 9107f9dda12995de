import { drawTimeline } from '@reprieve/charts/timeline.ts'
import type { DayTable } from '@reprieve/domain/results/days.ts'
import { periodChange, type PeriodChange } from '@reprieve/domain/results/periodChange.ts'
import {
  makeBuckets,
  chooseBucketUnit,
  type Bucket,
  type BucketUnit,
} from '@reprieve/domain/results/timeline/buckets.ts'
import { makeStory, type Story } from '@reprieve/domain/results/timeline/story.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { Picture, PictureTable } from '../picture/pictureData.ts'
import { makeTickText } from './timelineDates.ts'
import {
  PAIN_EACH,
  REFLECTION_EACH,
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
  story: Story
  judgement: PeriodChange
}

/** `before`: the days to compare these with. */
export const collectTimelineFacts = (
  days: DayTable,
  before: DayTable | null,
  isNarrow: boolean,
): TimelineFacts => ({
  days,
  unit: chooseBucketUnit(days.span, isNarrow),
  buckets: makeBuckets(days, isNarrow),
  story: makeStory(days),
  judgement: periodChange(days, before),
})

export function timelinePicture(facts: TimelineFacts, shown: ShownSeries, speech: TableSpeech): Picture {
  const { days, unit, buckets, story, judgement } = facts
  const { span } = days
  const title = timelineTitle({ story, judgement }, unit, speech)
  let table: PictureTable | null = null
  return {
    title,
    sentence: timelineSentence({ story, judgement, hasReflection: shown.reflection }, speech),
    draw: drawOf(facts, shown, { title, speech }),
    // Lazy: formatting the table takes as long as drawing the chart, and few people open it.
    get table() {
      return (table ??= makeTimelineTable({ buckets, unit, story }, speech))
    },
    spotText: (row) => {
      const bucket = buckets[row]
      return bucket === undefined ? '' : spotSummary(bucket, unit, speech)
    },
    fileName: `reprieve-timeline-${localDay(span.from)}-${localDay(span.to)}`,
  }
}

function drawOf(
  { days: { span }, unit, buckets, story }: TimelineFacts,
  shown: ShownSeries,
  { title, speech }: { title: string; speech: TableSpeech },
): Picture['draw'] {
  const { text, tag } = speech
  const untold = (name: string): string => (name === title ? '' : name)
  const timeline = {
    span,
    points: buckets,
    shows: shown,
    trend: shown.trend ? story.pain.trend : null,
    scoreTrend: shown.trend && shown.reflection ? story.reflection.trend : null,
    titles: { pain: untold(text(PAIN_EACH[unit])), reflection: untold(text(REFLECTION_EACH[unit])) },
    tickText: makeTickText(span, tag),
  }
  return (room) => drawTimeline(timeline, room)
}
