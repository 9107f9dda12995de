import { drawTimeline } from '@reprieve/charts/timeline.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import {
  computeAverages,
  countSpanDays,
  painPoints,
  scorePoints,
  type Average,
  type DayTable,
} from '@reprieve/domain/results/days.ts'
import type { Trend } from '@reprieve/domain/results/statistics/statistics.ts'
import { computeTrend } from '@reprieve/domain/results/statistics/theilSen.ts'
import {
  makeBuckets,
  chooseBucketUnit,
  type Bucket,
  type BucketUnit,
} from '@reprieve/domain/results/timeline/buckets.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { longDayText, spanText } from '../../filters/panel/rangeText.ts'
import type { PictureCell, Picture, PictureTable } from '../picture/pictureData.ts'
import { makeTickText } from '../timeline/timelineDates.ts'
import type { InsightWords } from './insightWords.ts'

export interface PictureWords extends InsightWords {
  results: Text<'results'>
  /** For narrow screens: a year of single days would be unreadable. */
  isNarrow: boolean
}

type Heads = (words: PictureWords) => readonly string[]

interface Kind {
  name: 'intensity' | 'function'
  title: 'painIntensity' | 'function'
  /** Headings for single days, and for several days per mark. */
  heads: { day: Heads; stretch: Heads }
  cells: (bucket: Bucket) => readonly (number | null)[]
  /** How many days of the mark have data. */
  days: (bucket: Bucket) => number
  shows: { average: boolean; range: boolean; reflection: boolean }
  none: 'noPainNumbers' | 'noScores'
}

const INTENSITY: Kind = {
  name: 'intensity',
  title: 'painIntensity',
  heads: {
    day: ({ results }) => [results('dailyAverage'), results('dailyHigh'), results('dailyLow')],
    stretch: ({ text }) => [text('stretchMean'), text('stretchHigh'), text('stretchLow')],
  },
  cells: ({ mean, high, low }) => [mean, high, low],
  days: ({ days }) => days,
  shows: { average: true, range: true, reflection: false },
  none: 'noPainNumbers',
}

const FUNCTION: Kind = {
  name: 'function',
  title: 'function',
  heads: {
    day: ({ results }) => [results('dailyReflectionScore')],
    stretch: ({ results }) => [results('dailyReflectionScore')],
  },
  cells: ({ score }) => [score],
  days: ({ scoreDays }) => scoreDays,
  shows: { average: false, range: false, reflection: true },
  none: 'noScores',
}

/** Pain per day: its average, and its range from lowest to highest. */
export const intensityPicture = (days: DayTable, words: PictureWords): Picture =>
  pictureOf(INTENSITY, {
    days,
    words,
    average: computeAverages(days).pain,
    trend: computeTrend(painPoints(days)),
  })

/** The score of each day. */
export const dayScorePicture = (days: DayTable, words: PictureWords): Picture =>
  pictureOf(FUNCTION, {
    days,
    words,
    average: computeAverages(days).function,
    trend: computeTrend(scorePoints(days)),
  })

interface DayPictureFacts {
  days: DayTable
  words: PictureWords
  average: Average
  trend: Trend | null
}

/** The unit of a mark if it is more than a day, for the text above the chart and the table heading. */
export const BUCKET_TEXT_KEYS = {
  day: { said: null, head: 'day' },
  week: { said: 'eachWeek', head: 'week' },
  month: { said: 'eachMonth', head: 'month' },
} as const satisfies Record<BucketUnit, unknown>

export const shortSpanText = ({ from, to }: DaySpan, tag: string): string =>
  from === to ? longDayText(from, tag) : spanText({ from, to }, tag, 'short')

function pictureOf(kind: Kind, { days, words, average, trend }: DayPictureFacts): Picture {
  const { text, results, tag, number, isNarrow } = words
  const { span } = days
  const unit = chooseBucketUnit(span, isNarrow)
  const { said, head } = BUCKET_TEXT_KEYS[unit]
  const heads = kind.heads[unit === 'day' ? 'day' : 'stretch'](words)
  // One row per mark: a day with only the other kind of entry is not part of this chart.
  const points = makeBuckets(days, isNarrow).filter((bucket) =>
    kind.cells(bucket).some((cell) => cell !== null),
  )
  const nameOf = (bucket: Bucket): string => shortSpanText(bucket, tag)
  // A mean of several days is always shown with their number.
  const ofDays = (bucket: Bucket): readonly string[] =>
    said === null ? [] : [text('daysOf', { days: kind.days(bucket), outOf: countSpanDays(bucket) })]
  const tableOf = (): PictureTable => ({
    heads: [text(head), ...heads, ...(said === null ? [] : [text('stretchDays')])],
    rows: points.map((bucket): readonly PictureCell[] => [
      nameOf(bucket),
      ...kind.cells(bucket),
      ...ofDays(bucket),
    ]),
  })
  let table: PictureTable | null = null
  const shown = { span, points, shows: kind.shows, trend: null, scoreTrend: null }
  const titles = { pain: '', reflection: '' }
  return {
    title: results(kind.title),
    sentence: average.value === null ? text(kind.none) : sentenceOf({ average, trend }, said, words),
    draw:
      points.length === 0
        ? null
        : (room) => drawTimeline({ ...shown, titles, tickText: makeTickText(span, tag) }, room),
    // Lazy: formatting all days takes as long as drawing them, and few people open the table.
    get table() {
      return (table ??= tableOf())
    },
    spotText: (row) => {
      const bucket = points[row]!
      const values = kind
        .cells(bucket)
        .flatMap((value, at) =>
          value === null ? [] : [text('nameValue', { name: heads[at]!, value: number(value) })],
        )
      return text('spot', { day: nameOf(bucket), values: words.names([...values, ...ofDays(bucket)]) })
    },
    fileName: `reprieve-${kind.name}-${localDay(span.from)}-${localDay(span.to)}`,
  }
}

/** In Chinese the full stop includes its space. */
export const joinSentences = (sentences: readonly string[], tag: string): string =>
  sentences.join(tag.startsWith('zh') ? '' : ' ')

function sentenceOf(
  told: Pick<DayPictureFacts, 'average' | 'trend'>,
  said: 'eachWeek' | 'eachMonth' | null,
  words: PictureWords,
): string {
  const way = trendText(told, words)
  return said === null ? way : joinSentences([way, words.text(said)], words.tag)
}

interface TrendFacts {
  average: Average
  /** Null if there are too few days. */
  trend: Trend | null
}

/** A direction only if it is clear, and always with its number of days. [RES-42] */
export function trendText(
  { average, trend }: TrendFacts,
  { text, tag, number, logged }: InsightWords,
): string {
  const told = { value: number(average.value ?? 0), logged: logged(average.logged) }
  if (trend === null) return text('trendFew', told)
  if (!trend.isClear) return text('trendNone', told)
  const { from, to, first, last } = trend
  return text('trendClear', {
    from: number(from),
    to: number(to),
    first: longDayText(first, tag),
    last: longDayText(last, tag),
    logged: told.logged,
  })
}
