import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { rangeFromWord, rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import { COMPARED_LISTS, type ComparedList } from '@reprieve/domain/results/statistics/statistics.ts'

type CustomRange = Extract<DateRange, { is: 'custom' }>

/** The open insight section, as in the address. */
export type InsightSection =
  | { is: 'all' }
  | { is: 'list'; list: ComparedList }
  | { is: 'compare'; with: 'before' }
  | { is: 'compare'; with: 'other'; range: CustomRange | null }

const COMPARE = 'compare'
const OTHER = 'compare-'

/** An unknown name counts as none. [RES-46] */
export function parseInsightSection(said: string | undefined): InsightSection {
  if (said === COMPARE) return { is: 'compare', with: 'before' }
  if (said?.startsWith(OTHER) === true) {
    const range = rangeFromWord(said.slice(OTHER.length))
    return { is: 'compare', with: 'other', range: range?.is === 'custom' ? range : null }
  }
  const list = COMPARED_LISTS.find((one) => one === said)
  return list === undefined ? { is: 'all' } : { is: 'list', list }
}

/** The section's name in the address. */
export const otherPeriodSection = (range: DateRange | null): string =>
  range === null ? `${OTHER}other` : `${OTHER}${rangeWord(range)}`
