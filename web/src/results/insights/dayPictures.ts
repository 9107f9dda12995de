import { drawTimeline } from '@reprieve/charts/timeline.ts'
import {
  averagesOf,
  painPoints,
  scorePoints,
  type Average,
  type DayTable,
} from '@reprieve/domain/results/days.ts'
import type { Trend } from '@reprieve/domain/results/statistics/statistics.ts'
import { trendOf } from '@reprieve/domain/results/statistics/theilSen.ts'
import { bucketsOf, type Bucket } from '@reprieve/domain/results/timeline/buckets.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { dayText, spanText } from '../../filters/panel/rangeText.ts'
import type { Cell, Picture } from '../picture.ts'
import { dayTicks } from './dayTicks.ts'
import type { InsightWords } from './insightWords.ts'
import { trendText } from './trendText.ts'

export interface PictureWords extends InsightWords {
  results: Text<'results'>
}

interface Kind {
  name: 'intensity' | 'function'
  title: 'painIntensity' | 'function'
  heads: readonly ('dailyAverage' | 'dailyHigh' | 'dailyLow' | 'dailyReflectionScore')[]
  cells: (bucket: Bucket) => readonly (number | null)[]
  shows: { average: boolean; range: boolean; reflection: boolean }
  none: 'noPainNumbers' | 'noScores'
}

const INTENSITY: Kind = {
  name: 'intensity',
  title: 'painIntensity',
  heads: ['dailyAverage', 'dailyHigh', 'dailyLow'],
  cells: ({ mean, high, low }) => [mean, high, low],
  shows: { average: true, range: true, reflection: false },
  none: 'noPainNumbers',
}

const FUNCTION: Kind = {
  name: 'function',
  title: 'function',
  heads: ['dailyReflectionScore'],
  cells: ({ score }) => [score],
  shows: { average: false, range: false, reflection: true },
  none: 'noScores',
}

/** Pain of each day: its average, and from its lowest to its highest. */
export const intensityPicture = (days: DayTable, words: PictureWords): Picture =>
  pictureOf(INTENSITY, { days, words, average: averagesOf(days).pain, trend: trendOf(painPoints(days)) })

/** How each day was, all in all (D50). */
export const functionPicture = (days: DayTable, words: PictureWords): Picture =>
  pictureOf(FUNCTION, { days, words, average: averagesOf(days).function, trend: trendOf(scorePoints(days)) })

interface Told {
  days: DayTable
  words: PictureWords
  average: Average
  trend: Trend | null
}

function pictureOf(kind: Kind, { days, words, average, trend }: Told): Picture {
  const { text, results, tag, number } = words
  const { span } = days
  const heads = kind.heads.map((head) => results(head))
  // One row for each mark: a day that has only the other kind of entry is none of this picture.
  const points = bucketsOf(days).filter((bucket) => kind.cells(bucket).some((cell) => cell !== null))
  const nameOf = ({ from, to }: Bucket): string =>
    from === to ? dayText(from, tag) : spanText({ from, to }, tag, 'short')
  const rows = points.map((bucket): readonly Cell[] => [nameOf(bucket), ...kind.cells(bucket)])
  const shown = { span, points, shows: kind.shows, trend: null, scoreTrend: null }
  const titles = { pain: '', reflection: '' }
  return {
    title: results(kind.title),
    sentence: average.value === null ? text(kind.none) : trendText({ average, trend }, words),
    draw:
      points.length === 0
        ? null
        : (room) => drawTimeline({ ...shown, titles, tickText: dayTicks(tag) }, room),
    table: { heads: [text('day'), ...heads], rows },
    spotText: (row) => {
      const bucket = points[row]!
      const values = kind
        .cells(bucket)
        .flatMap((value, at) =>
          value === null ? [] : [text('nameValue', { name: heads[at]!, value: number(value) })],
        )
      return text('spot', { day: nameOf(bucket), values: words.names(values) })
    },
    fileName: `reprieve-${kind.name}-${localDay(span.from)}-${localDay(span.to)}`,
  }
}
