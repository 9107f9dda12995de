import type { Link } from '@reprieve/domain/results/statistics/statistics.ts'
import type { InsightWords } from './insightWords.ts'

const LABELS = { steady: 'steady', hint: 'hint', none: 'noLink' } as const

interface LinkWords {
  /** Which way; `flat` where nothing is said of one. */
  way: 'better' | 'worse' | 'flat'
  points: string
  days: string
  /** Of the days, from 0 to 1. */
  share: number
  label: string
  likely: string
}

/** How much, on how many days, and how sure that is. [RES-47] */
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
