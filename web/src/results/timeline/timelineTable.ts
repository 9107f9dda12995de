import type { Story } from '@reprieve/domain/results/timeline/story.ts'
import type { Trend } from '@reprieve/domain/results/statistics/statistics.ts'
import type { Bucket, BucketUnit } from '@reprieve/domain/results/timeline/buckets.ts'
import { lengthOf } from '@reprieve/domain/results/days.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import type { Cell, PictureTable } from '../picture.ts'
import { stretchText } from './timelineDates.ts'
import { numberText, type Speech } from './timelineWords.ts'

export interface TableSpeech extends Speech {
  results: Text<'results'>
}

interface TimelineTableSource {
  buckets: readonly Bucket[]
  unit: BucketUnit
  story: Story
}

interface Column {
  head: string
  cell: (bucket: Bucket) => Cell
}

/** Everything in the chart, including hidden series; a mean of several days shows their number. [RES-55] */
export function tableOf({ buckets, unit, story }: TimelineTableSource, speech: TableSpeech): PictureTable {
  const { text, results } = speech
  const trends = [
    trendColumn(results('trendLine'), story.pain.trend),
    trendColumn(text('reflectionTrend'), story.reflection.trend),
  ]
  const columns: readonly Column[] = [
    { head: text(unit), cell: (bucket) => stretchText(bucket, unit, speech.tag) },
    ...(unit === 'day' ? dayColumns(speech) : stretchColumns(speech)),
    ...trends.filter((column) => column !== null),
  ]
  return {
    heads: columns.map(({ head }) => head),
    rows: buckets.map((bucket) => columns.map(({ cell }) => cell(bucket))),
  }
}

function dayColumns({ results }: TableSpeech): readonly Column[] {
  return [
    { head: results('dailyAverage'), cell: ({ mean }) => mean },
    { head: results('dailyHigh'), cell: ({ high }) => high },
    { head: results('dailyLow'), cell: ({ low }) => low },
    { head: results('records'), cell: ({ records }) => records },
    { head: results('dailyReflectionScore'), cell: ({ score }) => score },
  ]
}

function stretchColumns({ text, results }: TableSpeech): readonly Column[] {
  const ofDays = (days: number, bucket: Bucket): string => text('ofDays', { days, outOf: lengthOf(bucket) })
  return [
    { head: text('average'), cell: ({ mean }) => mean },
    { head: text('daysWithPain'), cell: (bucket) => ofDays(bucket.days, bucket) },
    { head: text('high'), cell: ({ high }) => high },
    { head: text('low'), cell: ({ low }) => low },
    { head: results('records'), cell: ({ records }) => records },
    { head: results('dailyReflectionScore'), cell: ({ score }) => score },
    { head: text('daysWithReflection'), cell: (bucket) => ofDays(bucket.scoreDays, bucket) },
  ]
}

/** Only for the days the trend was computed from; none before them, and no prediction. */
function trendColumn(head: string, trend: Trend | null): Column | null {
  if (trend === null) return null
  const { first, last, from, to } = trend
  const perDay = (to - from) / Math.max(1, last - first)
  const cell = (bucket: Bucket): Cell => {
    const middle = (bucket.from + bucket.to) / 2
    const isWithin = bucket.to >= first && bucket.from <= last
    return isWithin ? from + perDay * (Math.min(last, Math.max(first, middle)) - first) : null
  }
  return { head, cell }
}

/** One mark in one line: for the pointer and the arrow keys. [RES-55] */
export function spotWords(bucket: Bucket, unit: BucketUnit, speech: Speech): string {
  const { text, tag } = speech
  const outOf = lengthOf(bucket)
  const onDays = (days: number): readonly string[] =>
    unit === 'day' ? [] : [text('onDays', { days, outOf })]
  const { mean, high, low, records, score } = bucket
  const said: string[] = []
  if (mean !== null && high !== null && low !== null) {
    said.push(text('painAt', { records, mean: numberText(mean, tag), high, low }), ...onDays(bucket.days))
  } else if (records > 0) said.push(text('recordsAt', { records }))
  if (score !== null) {
    said.push(text('scoreAt', { score: scoreText(score, unit, tag) }), ...onDays(bucket.scoreDays))
  }
  return text('spot', {
    when: stretchText(bucket, unit, tag),
    what: said.join(tag.startsWith('zh') ? '，' : ', '),
  })
}

const scoreText = (score: number, unit: BucketUnit, tag: string): string =>
  unit === 'day' ? score.toLocaleString(tag) : numberText(score, tag)
