import { type Average, countSpanDays } from '@reprieve/domain/results/days.ts'
import { CHANGE_BANDS } from '@reprieve/domain/results/insights/figures.ts'
import type { PeriodChange } from '@reprieve/domain/results/periodChange.ts'
import { LEAST_DAYS } from '@reprieve/domain/results/statistics/change.ts'
import type { Trend } from '@reprieve/domain/results/statistics/statistics.ts'
import type { PainBand } from '@reprieve/domain/results/timeline/bands.ts'
import type { Bucket, BucketUnit } from '@reprieve/domain/results/timeline/buckets.ts'
import type { Flares, Story, StoryScale } from '@reprieve/domain/results/timeline/story.ts'
import type { YearEnds } from '@reprieve/domain/results/timeline/yearEnds.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import type { PictureCell, PictureTable } from '../picture/pictureData.ts'
import { timelineDate, bucketText } from './timelineDates.ts'
import type { TimelineLane } from './timelineLane.ts'

interface Speech {
  text: Text<'timeline'>
  insights: Text<'insights'>
  tag: string
  today: DayNumber
  /** The chosen measure; null or missing if none is shown. */
  lane?: TimelineLane | null
}

export const PAIN_EACH = { day: 'painDay', week: 'painWeek', month: 'painMonth' } as const
export const REFLECTION_EACH = {
  day: 'reflectionDay',
  week: 'reflectionWeek',
  month: 'reflectionMonth',
} as const

const COMPARED = { lower: 'comparedLower', higher: 'comparedHigher', none: 'comparedNone' } as const
const WITHIN = { lower: 'painLower', higher: 'painHigher', none: 'noClearChange' } as const

interface TimelineTitleFacts {
  story: Story
  judgement: PeriodChange
  yearEnds: YearEnds | null
}

/** The same statement that every other page makes about these days, and for a year its two ends. [RES-51, RES-66, RES-81] */
export function timelineTitle(
  { story: { pain }, judgement, yearEnds }: TimelineTitleFacts,
  unit: BucketUnit,
  { text, tag }: Speech,
): string {
  if (yearEnds !== null)
    return text('yearTitle', { from: numberText(yearEnds.from, tag), to: numberText(yearEnds.to, tag) })
  if (judgement.is === 'too-few')
    return text((pain.average.value === null ? REFLECTION_EACH : PAIN_EACH)[unit])
  return text((judgement.is === 'compared' ? COMPARED : WITHIN)[judgement.way])
}

const bandWords = (judgement: PeriodChange, { insights }: Speech): readonly string[] => {
  const band = judgement.is === 'compared' ? CHANGE_BANDS[judgement.change.band] : null
  return band === null ? [] : [insights(band)]
}

interface TimelineSentenceFacts extends TimelineTitleFacts {
  hasReflection: boolean
}

/** The description of the chart: every figure is given with its number of days. [RES-51] */
export function timelineSentence(facts: TimelineSentenceFacts, speech: Speech): string {
  const { story, judgement, yearEnds } = facts
  if (yearEnds !== null)
    return joinParts([speech.text('yearEnds'), loggedWords(story.pain.average, speech)], speech)
  if (story.pain.average.value === null)
    return joinParts([speech.text('noNumber'), ...reflectionWords(facts, speech)], speech)
  const keys = judgement.is === 'compared' ? PAIN_WITHIN : PAIN
  return joinParts([...bandWords(judgement, speech), ...strandWords(story.pain, keys, speech)], speech)
}

/** What else is told of these days; it stands below the chart, so that the chart is not pushed off the screen. */
export function timelineNote(facts: TimelineSentenceFacts, speech: Speech): string {
  const { story } = facts
  if (story.pain.average.value === null) return ''
  return joinParts([...flareWords(story.flares, speech), ...reflectionWords(facts, speech)], speech)
}

const reflectionWords = (
  { story, hasReflection }: TimelineSentenceFacts,
  speech: Speech,
): readonly string[] => (hasReflection ? strandWords(story.reflection, REFLECTION, speech) : [])

/** In Chinese the full stop includes its space. In Russian a year ends with a dot, which also ends the sentence. */
const joinParts = (parts: readonly string[], { tag }: Speech): string =>
  parts.map((part) => part.replace(/\.\.$/u, '.')).join(tag.startsWith('zh') ? '' : ' ')

const PAIN = { toNow: 'fromToNow', to: 'fromTo', none: 'noChangeAbout', few: 'onAverage' } as const
/** Below a heading that speaks of two periods. [RES-86] */
const PAIN_WITHIN = { ...PAIN, toNow: 'withinToNow', to: 'withinTo' } as const
const REFLECTION = {
  toNow: 'reflectionFromToNow',
  to: 'reflectionFromTo',
  none: 'reflectionNoChange',
  few: 'reflectionAverage',
} as const

type StrandKeys = typeof PAIN | typeof PAIN_WITHIN | typeof REFLECTION

function strandWords({ average, trend }: StoryScale, keys: StrandKeys, speech: Speech): readonly string[] {
  const { text } = speech
  if (average.value === null) return []
  const mean = numberText(average.value, speech.tag)
  if (trend === null) {
    const why = keys !== REFLECTION ? [text('trendFromDays', { least: LEAST_DAYS })] : []
    return [text(keys.few, { mean }), loggedWords(average, speech), ...why]
  }
  const said = trend.isClear ? wayWords(trend, keys, speech) : text(keys.none, { mean })
  return [said, loggedWords(average, speech)]
}

/** "Now" is used only for today and yesterday. */
function wayWords(trend: Trend, keys: StrandKeys, speech: Speech): string {
  const isNow = trend.last >= speech.today - 1
  return speech.text(isNow ? keys.toNow : keys.to, {
    from: numberText(trend.from, speech.tag),
    to: numberText(trend.to, speech.tag),
    start: timelineDate(trend.first, speech),
    end: timelineDate(trend.last, speech),
  })
}

const loggedWords = ({ logged }: Average, { text }: Speech): string =>
  text('loggedOn', { days: logged.days, outOf: logged.outOf })

/** [RES-52] */
function flareWords({ count, named }: Flares, speech: Speech): readonly string[] {
  if (count === 0) return []
  const days = new Intl.ListFormat(speech.tag).format(named.map((day) => timelineDate(day, speech)))
  return [speech.text(count > named.length ? 'flaresAmong' : 'flaresOn', { count, days })]
}

/** Always with tenths, so that 5.0 reads as precise as 5.1. */
const numberText = (value: number, tag: string): string =>
  value.toLocaleString(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export interface TableSpeech extends Speech {
  results: Text<'results'>
}

interface TimelineTableSource {
  buckets: readonly Bucket[]
  /** Null if the buckets are days. */
  bands: readonly PainBand[] | null
  unit: BucketUnit
  story: Story
}

interface Column<B extends Bucket = Bucket> {
  head: string
  cell: (bucket: B) => PictureCell
}

/** Everything in the chart, including hidden series; a mean of several days shows their number. [RES-55] */
export function makeTimelineTable(
  { buckets, bands, unit, story }: TimelineTableSource,
  speech: TableSpeech,
): PictureTable {
  const { text, results } = speech
  const trends = [
    trendColumn(results('trendLine'), story.pain.trend),
    trendColumn(text('reflectionTrend'), story.reflection.trend),
  ].filter((column) => column !== null)
  const ofLane = speech.lane?.columns ?? []
  const first: Column = { head: text(unit), cell: (bucket) => bucketText(bucket, unit, speech.tag) }
  return bands === null
    ? tableOf(buckets, [first, ...dayColumns(speech), ...ofLane, ...trends])
    : tableOf(bands, [first, ...bandColumns(speech), ...ofLane, ...trends])
}

const tableOf = <B extends Bucket>(rows: readonly B[], columns: readonly Column<B>[]): PictureTable => ({
  heads: columns.map(({ head }) => head),
  rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
})

function dayColumns({ results }: TableSpeech): readonly Column[] {
  return [
    { head: results('dailyAverage'), cell: ({ mean }) => mean },
    { head: results('dailyHigh'), cell: ({ high }) => high },
    { head: results('dailyLow'), cell: ({ low }) => low },
    { head: results('records'), cell: ({ records }) => records },
    { head: results('dailyReflectionScore'), cell: ({ score }) => score },
  ]
}

function bandColumns({ text, results }: TableSpeech): readonly Column<PainBand>[] {
  const ofDays = (days: number, bucket: Bucket): string =>
    text('ofDays', { days, outOf: countSpanDays(bucket) })
  return [
    { head: text('median'), cell: ({ median }) => median },
    { head: text('average'), cell: ({ mean }) => mean },
    { head: text('daysWithPain'), cell: (bucket) => ofDays(bucket.days, bucket) },
    { head: text('high'), cell: ({ high }) => high },
    { head: text('low'), cell: ({ low }) => low },
    { head: results('records'), cell: ({ records }) => records },
    { head: text('reflectionMedian'), cell: ({ scoreMedian }) => scoreMedian },
    { head: text('daysWithReflection'), cell: (bucket) => ofDays(bucket.scoreDays, bucket) },
  ]
}

/** Only for the days the trend was computed from; none before them, and no prediction. */
function trendColumn(head: string, trend: Trend | null): Column | null {
  if (trend === null) return null
  const { first, last, from, to } = trend
  const perDay = (to - from) / Math.max(1, last - first)
  const cell = (bucket: Bucket): PictureCell => {
    const middle = (bucket.from + bucket.to) / 2
    const isWithin = bucket.to >= first && bucket.from <= last
    return isWithin ? from + perDay * (Math.min(last, Math.max(first, middle)) - first) : null
  }
  return { head, cell }
}

/** One mark in one line: for the pointer and the arrow keys. [RES-55] */
export const spotSummary = (bucket: Bucket | PainBand, unit: BucketUnit, speech: Speech): string =>
  speech.text('spot', {
    when: bucketText(bucket, unit, speech.tag),
    what: markDetails(bucket, speech),
  })

/** What a mark shows, without its day: "3 to 8, median 6.0, 6 of 7 days". */
export function markDetails(bucket: Bucket | PainBand, speech: Speech): string {
  const parts = 'median' in bucket ? bandParts(bucket, speech) : dayParts(bucket, speech)
  const ofLane = speech.lane?.wordsAt(bucket) ?? null
  if (ofLane !== null) parts.push(ofLane)
  return parts.join(speech.tag.startsWith('zh') ? '，' : ', ')
}

function bandParts(
  { low, high, median, records, days, scoreMedian, ...span }: PainBand,
  speech: Speech,
): string[] {
  const { text, tag } = speech
  const outOf = countSpanDays(span)
  const said: string[] = []
  if (low !== null && high !== null) {
    said.push(low === high ? String(low) : text('bandAt', { low, high }))
    if (median !== null) said.push(text('medianAt', { median: numberText(median, tag) }))
    said.push(text('daysAt', { days, outOf }))
  } else if (records > 0) said.push(text('recordsAt', { records }))
  if (scoreMedian !== null) said.push(text('scoreAt', { score: numberText(scoreMedian, tag) }))
  return said
}

function dayParts({ mean, high, low, records, score }: Bucket, { text, tag }: Speech): string[] {
  const said: string[] = []
  if (mean !== null && high !== null && low !== null)
    said.push(text('painAt', { records, mean: numberText(mean, tag), high, low }))
  else if (records > 0) said.push(text('recordsAt', { records }))
  if (score !== null) said.push(text('scoreAt', { score: score.toLocaleString(tag) }))
  return said
}
