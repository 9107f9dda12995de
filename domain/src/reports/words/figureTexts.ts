import { changeDirection, type ComparedAverage } from '../../results/insights/figures.ts'
import type { ChangeText, FigureText, PageSummary } from '../pageOne.ts'
import type { SummaryFacts } from '../summaryFacts.ts'
import type { ReportFormatter } from './reportFormatter.ts'

const DASH = '–'

/** Each figure with its days, and its previous value if known. [REP-37] */
export const figureTexts = (summary: SummaryFacts, speech: ReportFormatter): PageSummary['figures'] => [
  averageFigure(summary.figures.pain, PAIN, speech),
  worstFigure(summary, speech),
  hardDays(summary, speech),
  averageFigure(summary.figures.function, DAY, speech),
]

/** Less pain is better, and so is a higher score: the text says which, and the arrow follows the number. */
const PAIN = { label: 'averagePain', lower: 'lower', higher: 'higher', better: 'lower' } as const
const DAY = { label: 'averageDay', lower: 'worseBy', higher: 'betterBy', better: 'higher' } as const

function averageFigure(
  { now, before, change }: ComparedAverage,
  keys: typeof PAIN | typeof DAY,
  { say: { insights }, number, logged, size, before: toldBefore }: ReportFormatter,
): FigureText {
  const label = insights(keys.label)
  if (now.value === null) return untold(label, insights('noNumber'))
  const changed = (): ChangeText | null => {
    if (change === null) return null
    const way = changeDirection(change)
    if (way === 'none') return { way, isBetter: null, text: insights('noClearChange') }
    return { way, isBetter: way === keys.better, text: insights(keys[way], { points: size(change) }) }
  }
  return {
    label,
    value: number(now.value),
    outOf: insights('ofTen'),
    change: changed(),
    lines: [logged(now.logged), ...(before === null ? [] : [toldBefore(before)])],
  }
}

/** A single record of one day: shows the value, without a direction. */
function worstFigure(
  { worst }: SummaryFacts,
  { say: { insights, report }, whole, date }: ReportFormatter,
): FigureText {
  const label = report('worstPain')
  if (worst === null) return untold(label, insights('noNumber'))
  const before = worst.before === null ? [] : [insights('hardDaysBefore', { days: whole(worst.before) })]
  return {
    label,
    value: whole(worst.value),
    outOf: insights('ofTen'),
    change: null,
    lines: [report('worstDay', { count: worst.days, day: date(worst.day) }), ...before],
  }
}

/** The periods have different numbers of days: both counts are shown, without a direction. */
function hardDays({ figures }: SummaryFacts, speech: ReportFormatter): FigureText {
  const { insights, report } = speech.say
  const { now, before } = figures.hardDays
  const label = insights('hardDays')
  if (now.outOf === 0) return untold(label, insights('noNumber'))
  return {
    label,
    value: speech.whole(now.days),
    outOf: speech.isFiltered
      ? report('ofMatched', { count: now.outOf })
      : insights('ofDays', { count: now.outOf }),
    change: null,
    lines: before === null ? [] : [insights('hardDaysBefore', { days: speech.daysOf(before) })],
  }
}

const untold = (label: string, line: string): FigureText => ({
  label,
  value: DASH,
  outOf: '',
  change: null,
  lines: [line],
})
