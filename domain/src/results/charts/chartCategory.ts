import { ENTRY, MARK, NOTHING_ID, type ColumnItem } from '../../filters/columns/columns.ts'

/** What is counted, in the order of a record's card. Medicines stand among the factors, by what they did. */
export const CHART_CATEGORIES = [
  'location',
  'symptom',
  'character',
  'alleviating',
  'ineffective',
  'aggravating',
  'environment',
  'meaningful_activities',
] as const
export type ChartCategory = (typeof CHART_CATEGORIES)[number]

const BY_MARK: ReadonlyMap<number, ChartCategory> = new Map([
  [MARK.alleviating, 'alleviating'],
  [MARK.ineffective, 'ineffective'],
  [MARK.aggravating, 'aggravating'],
])

export const isNothing = ({ id }: ColumnItem): boolean => id === NOTHING_ID

/** It stands under what the person marked it with, each time anew. */
export const isTried = (item: ColumnItem): boolean =>
  (item.list === 'alleviating_factor' || item.list === 'medication') && !isNothing(item)

/** Null for what was used and not marked: nobody said that it helped. That nothing was used stands beside what helped. */
export function categoryOf(item: ColumnItem, mark: number): ChartCategory | null {
  const { list } = item
  if (list === 'aggravating_factor') return 'aggravating'
  if (list !== 'alleviating_factor' && list !== 'medication') return list
  return isTried(item) ? (BY_MARK.get(mark) ?? null) : 'alleviating'
}

/** A mark of any kind tells of what helped and of what did not: had it helped, it would be marked so. */
export function categoriesTold(item: ColumnItem, mark: number): readonly ChartCategory[] {
  const own = categoryOf(item, mark)
  if (own === null) return []
  if (item.list !== 'alleviating_factor' && item.list !== 'medication') return [own]
  return own === 'aggravating'
    ? ['alleviating', 'ineffective', 'aggravating']
    : ['alleviating', 'ineffective']
}

/** Which kind of entry is asked for it. */
export const entryOf = (category: ChartCategory): number =>
  category === 'meaningful_activities' ? ENTRY.reflection : ENTRY.record
