import type { Link } from '@reprieve/domain/results/statistics/statistics.ts'
import type { InsightWords } from './insightWords.ts'

const LABELS = { steady: 'steady', hint: 'hint', none: 'noLink' } as const

interface LinkWords {
  /** The direction; `flat` if none is stated. */
  way: 'better' | 'worse' | 'flat'
  points: string
  days: string
  /** Share of the days, from 0 to 1. */
  share: number
  label: string
  likely: string
}

/** The difference, the number of days, and how certain it is. [RES-47] */
export function linkWords(link: Link, { text, number, signed }: InsightWords): LinkWords {
  const { daysWith, daysWithout, difference, label, low, high } = link
  const outOf = daysWith + daysWithout
  const isLess = difference < 0
  return {
    way: label === 'none' ? 'flat' : isLess ? 'better' : 'worse',
    points: text(isLess ? 'lower' : 'higher', { points: number(Math.abs(difference)) }),
    days: text('onDays', { days: daysWith, outOf }),
    share: daysWith / outOf,
    label: text(LABELS[label]),
    likely: text('likely', { low: signed(low), high: signed(high) }),
  }
}
