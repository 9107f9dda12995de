import { ENTRY, MARK, NOTHING_ID, type ColumnItem } from '../../filters/columns/columns.ts'

/** The counted categories, in the order of a record card. Medications are listed with the factors, by effect. */
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

export const isNothingColumnItem = ({ id }: ColumnItem): boolean => id === NOTHING_ID

/** Whether the category depends on the mark that the person sets in each record. */
export const isTreatment = (item: ColumnItem): boolean =>
  (item.list === 'alleviating_factor' || item.list === 'medication') && !isNothingColumnItem(item)

/** Null for an unmarked use: nobody said that it helped. "Nothing" used counts under alleviating. */
export function findChartCategory(item: ColumnItem, mark: number): ChartCategory | null {
  const { list } = item
  if (list === 'aggravating_factor') return 'aggravating'
  if (list !== 'alleviating_factor' && list !== 'medication') return list
  return isTreatment(item) ? (BY_MARK.get(mark) ?? null) : 'alleviating'
}

/** A mark of any kind answers both what helped and what did not: had it helped, it would be marked so. */
export function answeredCategories(item: ColumnItem, mark: number): readonly ChartCategory[] {
  const own = findChartCategory(item, mark)
  if (own === null) return []
  if (item.list !== 'alleviating_factor' && item.list !== 'medication') return [own]
  return own === 'aggravating'
    ? ['alleviating', 'ineffective', 'aggravating']
    : ['alleviating', 'ineffective']
}

/** The kind of entry that asks for this category. */
export const entryKindFor = (category: ChartCategory): number =>
  category === 'meaningful_activities' ? ENTRY.reflection : ENTRY.record
