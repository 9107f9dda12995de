import { LEAST_DAYS } from '../../results/statistics/change.ts'
import type { Trend } from '../../results/statistics/statistics.ts'
import type { Flares, Story, StoryScale } from '../../results/timeline/story.ts'
import type { LegendText } from '../pageOne.ts'
import type { TimelineInput } from '../pictureInputs.ts'
import type { DaysFacts, SummaryFacts } from '../summaryFacts.ts'
import type { ReportFormatter } from './reportFormatter.ts'

const PAIN = { to: 'fromTo', none: 'noChangeAbout', few: 'onAverage' } as const
const REFLECTION = {
  to: 'reflectionFromTo',
  none: 'reflectionNoChange',
  few: 'reflectionAverage',
} as const

export const PAIN_EACH = { day: 'painDay', week: 'painWeek', month: 'painMonth' } as const
const REFLECTION_EACH = { day: 'reflectionDay', week: 'reflectionWeek', month: 'reflectionMonth' } as const

export interface Series {
  hasPain: boolean
  hasReflection: boolean
}

/** The graph in words, as on the screen: no figure without its days. [REP-44, RES-51] */
export function storyText(story: Story, { hasPain, hasReflection }: Series, speech: ReportFormatter): string {
  const isUntold = hasPain && story.pain.average.value === null
  return speech.sentences([
    ...(isUntold ? [speech.say.timeline('noNumber')] : []),
    ...(hasPain ? [...strandText(story.pain, PAIN, speech), ...flareText(story.flares, speech)] : []),
    ...(hasReflection ? strandText(story.reflection, REFLECTION, speech) : []),
  ])
}

function strandText(
  { average, trend }: StoryScale,
  keys: typeof PAIN | typeof REFLECTION,
  { say: { timeline }, number, date, loggedSentence }: ReportFormatter,
): readonly string[] {
  if (average.value === null) return []
  const mean = number(average.value)
  const logged = loggedSentence(average.logged)
  if (trend === null) {
    const why = keys === PAIN ? [timeline('trendFromDays', { least: LEAST_DAYS })] : []
    return [timeline(keys.few, { mean }), logged, ...why]
  }
  if (!trend.isClear) return [timeline(keys.none, { mean }), logged]
  const { from, to, first, last } = trend
  const ends = { from: number(from), to: number(to), start: date(first), end: date(last) }
  return [timeline(keys.to, ends), logged]
}

/** [RES-52] */
export function flareText(
  { count, named }: Flares,
  { say: { timeline }, tag, date }: ReportFormatter,
): readonly string[] {
  if (count === 0) return []
  const days = new Intl.ListFormat(tag).format(named.map(date))
  return [timeline(count > named.length ? 'flaresAmong' : 'flaresOn', { count, days })]
}

interface TimelineOptions extends Series {
  /** Set if no heading above the graph names its scales. */
  isTitled: boolean
}

export function timelineInput(
  { span, unit, buckets }: DaysFacts,
  story: Story,
  { hasPain, hasReflection, isTitled, ...speech }: TimelineOptions & Pick<ReportFormatter, 'say'>,
): TimelineInput {
  const { timeline } = speech.say
  return {
    span,
    points: buckets.map(({ from, to, mean, high, low, score }) => ({ from, to, mean, high, low, score })),
    shows: { average: hasPain, range: hasPain, reflection: hasReflection },
    trend: hasPain ? endsOf(story.pain.trend) : null,
    scoreTrend: hasReflection ? endsOf(story.reflection.trend) : null,
    titles: {
      pain: isTitled ? timeline(PAIN_EACH[unit]) : '',
      reflection: timeline(REFLECTION_EACH[unit]),
    },
  }
}

const endsOf = (trend: Trend | null): TimelineInput['trend'] =>
  trend === null ? null : { first: trend.first, last: trend.last, from: trend.from, to: trend.to }

/** Each mark by its shape, for people who do not see colours. [REP-45] */
export function graphLegend(
  { unit }: Pick<DaysFacts, 'unit'>,
  story: SummaryFacts['story'],
  { hasPain, hasReflection, say, isFiltered }: Series & Pick<ReportFormatter, 'say' | 'isFiltered'>,
): readonly LegendText[] {
  const { report, timeline } = say
  const average = unit === 'day' ? report('legendAverage') : timeline('average')
  const hasTrend =
    (hasPain && story.pain.trend !== null) || (hasReflection && story.reflection.trend !== null)
  return [
    ...(hasPain ? [{ mark: 'square', text: average } as const] : []),
    ...(hasPain ? [{ mark: 'bar', text: report('legendRange') } as const] : []),
    ...(hasTrend ? [{ mark: 'dotted', text: report('legendTrend') } as const] : []),
    ...(hasReflection ? [{ mark: 'stem', text: report('legendReflection') } as const] : []),
    { mark: 'gap', text: report(isFiltered ? 'legendNoMatch' : 'legendGap') },
  ]
}
