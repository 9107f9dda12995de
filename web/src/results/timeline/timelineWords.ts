import { LEAST_DAYS } from '@reprieve/domain/results/statistics/change.ts'
import type { Trend } from '@reprieve/domain/results/statistics/statistics.ts'
import { CHANGE_BANDS } from '@reprieve/domain/results/insights/figures.ts'
import type { PeriodChange } from '@reprieve/domain/results/periodChange.ts'
import type { Average } from '@reprieve/domain/results/days.ts'
import type { BucketUnit } from '@reprieve/domain/results/timeline/buckets.ts'
import type { Flares, Story, Strand } from '@reprieve/domain/results/timeline/story.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { dateIn } from './timelineDates.ts'

export interface Speech {
  text: Text<'timeline'>
  insights: Text<'insights'>
  tag: string
  today: DayNumber
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
}

/** The same statement that every other page makes about these days. [RES-51, RES-66] */
export function titleOf(
  { story: { pain }, judgement }: TimelineTitleFacts,
  unit: BucketUnit,
  { text }: Speech,
): string {
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
export function sentenceOf(
  { story, judgement, hasReflection }: TimelineSentenceFacts,
  speech: Speech,
): string {
  const parts = [
    ...bandWords(judgement, speech),
    ...strandWords(story.pain, PAIN, speech),
    ...flareWords(story.flares, speech),
    ...(hasReflection ? strandWords(story.reflection, REFLECTION, speech) : []),
  ]
  if (story.pain.average.value === null) parts.unshift(speech.text('noNumber'))
  // In Chinese the full stop includes its space. In Russian a year ends with a dot, which also ends the sentence.
  return parts.map((part) => part.replace(/\.\.$/u, '.')).join(speech.tag.startsWith('zh') ? '' : ' ')
}

const PAIN = { toNow: 'fromToNow', to: 'fromTo', none: 'noChangeAbout', few: 'onAverage' } as const
const REFLECTION = {
  toNow: 'reflectionFromToNow',
  to: 'reflectionFromTo',
  none: 'reflectionNoChange',
  few: 'reflectionAverage',
} as const

function strandWords(
  { average, trend }: Strand,
  keys: typeof PAIN | typeof REFLECTION,
  speech: Speech,
): readonly string[] {
  const { text } = speech
  if (average.value === null) return []
  const mean = numberText(average.value, speech.tag)
  if (trend === null) {
    const why = keys === PAIN ? [text('trendFromDays', { least: LEAST_DAYS })] : []
    return [text(keys.few, { mean }), loggedWords(average, speech), ...why]
  }
  const said = trend.isClear ? wayWords(trend, keys, speech) : text(keys.none, { mean })
  return [said, loggedWords(average, speech)]
}

/** "Now" is used only for today and yesterday. */
function wayWords(trend: Trend, keys: typeof PAIN | typeof REFLECTION, speech: Speech): string {
  const isNow = trend.last >= speech.today - 1
  return speech.text(isNow ? keys.toNow : keys.to, {
    from: numberText(trend.from, speech.tag),
    to: numberText(trend.to, speech.tag),
    start: dateIn(trend.first, speech),
    end: dateIn(trend.last, speech),
  })
}

const loggedWords = ({ logged }: Average, { text }: Speech): string =>
  text('loggedOn', { days: logged.days, outOf: logged.outOf })

/** [RES-52] */
function flareWords({ count, named }: Flares, speech: Speech): readonly string[] {
  if (count === 0) return []
  const days = new Intl.ListFormat(speech.tag).format(named.map((day) => dateIn(day, speech)))
  return [speech.text(count > named.length ? 'flaresAmong' : 'flaresOn', { count, days })]
}

/** Always with tenths, so that 5.0 reads as precise as 5.1. */
export const numberText = (value: number, tag: string): string =>
  value.toLocaleString(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
