import { drawTimeline } from '@reprieve/charts/timeline.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import {
  computeAverages,
  countSpanDays,
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

/** The unit of a mark if it is more than a day, for the text above the chart and the table heading. */
export const BUCKET_TEXT_KEYS = {
  day: { said: null, head: 'day' },
  week: { said: 'eachWeek', head: 'week' },
  month: { said: 'eachMonth', head: 'month' },
} as const satisfies Record<BucketUnit, unknown>

export const shortSpanText = ({ from, to }: DaySpan, tag: string): string =>
  from === to ? longDayText(from, tag) : spanText({ from, to }, tag, 'short')

/** The score of each day. */
export function dayScorePicture(days: DayTable, words: PictureWords): Picture {
  const { text, results, tag, number, isNarrow } = words
  const { span } = days
  const average = computeAverages(days).function
  const { said, head } = BUCKET_TEXT_KEYS[chooseBucketUnit(span, isNarrow)]
  const name = results('dailyReflectionScore')
  // One row per mark: a day with only pain records is not part of this chart.
  const points = makeBuckets(days, isNarrow).filter(({ score }) => score !== null)
  // A mean of several days is always shown with their number.
  const ofDays = (bucket: Bucket): readonly string[] =>
    said === null ? [] : [text('daysOf', { days: bucket.scoreDays, outOf: countSpanDays(bucket) })]
  const tableOf = (): PictureTable => ({
    heads: [text(head), name, ...(said === null ? [] : [text('stretchDays')])],
    rows: points.map((bucket): readonly PictureCell[] => [
      shortSpanText(bucket, tag),
      bucket.score,
      ...ofDays(bucket),
    ]),
  })
  let table: PictureTable | null = null
  const shows = { average: false, range: false, reflection: true }
  const shown = { span, points, shows, trend: null, scoreTrend: null, titles: { pain: '', reflection: '' } }
  return {
    title: results('function'),
    sentence:
      average.value === null
        ? text('noScores')
        : sentenceOf({ average, trend: computeTrend(scorePoints(days)) }, said, words),
    draw:
      points.length === 0
        ? null
        : (room) => drawTimeline({ ...shown, tickText: makeTickText(span, tag) }, room),
    // Lazy: formatting all days takes as long as drawing them, and few people open the table.
    get table() {
      return (table ??= tableOf())
    },
    spotText: (row) => {
      const bucket = points[row]!
      const value = text('nameValue', { name, value: number(bucket.score ?? 0) })
      return text('spot', {
        day: shortSpanText(bucket, tag),
        values: words.names([value, ...ofDays(bucket)]),
      })
    },
    fileName: `reprieve-function-${localDay(span.from)}-${localDay(span.to)}`,
  }
}

/** In Chinese the full stop includes its space. */
export const joinSentences = (sentences: readonly string[], tag: string): string =>
  sentences.join(tag.startsWith('zh') ? '' : ' ')

function sentenceOf(told: TrendFacts, said: 'eachWeek' | 'eachMonth' | null, words: PictureWords): string {
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
