import type { Columns } from '../../filters/columns/columns.ts'
import { isWholeSpan } from '../../filters/criteria.ts'
import type { Criteria } from '../../filters/filter.ts'
import { passesShiftTest } from './circularShift.ts'
import { makeCoverageReader } from './coverage.ts'
import { indexItemDays, makeNewItemTest, type ItemDays, type ItemDaysInput } from './itemDays.ts'
import { isRealItem } from './itemRows.ts'
import { labelLinks } from './labels.ts'
import { measuredDays } from './measuredDays.ts'
import { answeredDays, itemDayIndexes } from './pairs.ts'
import {
  COMPARED_LISTS,
  type CategoryLinks,
  type ComparedList,
  type DiaryLinks,
  type Link,
  type ListDays,
  type MeasureLink,
  type TestedDays,
  type TooFew,
  type TooFewMeasured,
} from './statistics.ts'
import { hasEnoughDays, testDays } from './welch.ts'

/** A filter by pain already creates the difference: then no link may be reported. [STAT-25] */
export const isChosenByPain = ({ severity }: Pick<Criteria, 'severity'>): boolean => !isWholeSpan(severity)

interface OfItem {
  item: number
  list: ComparedList
  isNew: boolean
}
type OfMeasure = Pick<MeasureLink, 'measure' | 'source'>
interface Tested<Of> {
  link: Of & TestedDays
  days: ListDays
  places: Uint32Array
}

/** Which items came with more or less pain, per list. */
export const findLinks = (columns: Columns, chosen: ItemDaysInput): readonly CategoryLinks[] =>
  findAllLinks(columns, chosen).lists

/**
 * The same with what devices measured. The labels consider all lists and all measures together, so that every screen
 * that names one of them says the same about it. [STAT-8, STAT-28]
 */
export function findAllLinks(columns: Columns, chosen: ItemDaysInput): DiaryLinks {
  const itemDays = indexItemDays(columns, chosen)
  const isNew = makeNewItemTest(columns, itemDays.ofItems, chosen.selection.span.from)
  const compared = COMPARED_LISTS.map((list) => {
    const ofList: OfItem[] = columns.items.flatMap((one, item) =>
      one.list === list && isRealItem(one) ? [{ item, list, isNew: isNew(item) }] : [],
    )
    return compareList(ofList, { list, chosen, itemDays })
  })
  const measured = compareMeasures(chosen)
  const all: Tested<object>[] = [...compared.flatMap(({ tested }) => tested), ...measured.tested]
  const stands = (at: number): boolean => passesShiftTest(all[at]!.days, all[at]!.places)
  const labels = labelLinks(
    all.map(({ link }) => link),
    stands,
  ).values()
  const coverage = makeCoverageReader(columns, chosen.selection.rows)
  const lists = compared.map(({ list, tested, tooFew }) => {
    const links = tested.map(({ link }): Link => ({ ...link, label: labels.next().value! }))
    return { list, coverage: coverage(list), ...sides(links), tooFew: tooFew.sort(byNearlyEnough) }
  })
  const ofMeasures = measured.tested.map(({ link }): MeasureLink => ({
    ...link,
    label: labels.next().value!,
  }))
  return { lists, measures: { ...sides(ofMeasures), tooFew: measured.tooFew } }
}

const sides = <One extends TestedDays>(links: readonly One[]): { more: One[]; less: One[] } => ({
  more: links.filter(({ difference }) => difference >= 0).sort(byNearestEnd),
  less: links.filter(({ difference }) => difference < 0).sort(byNearestEnd),
})

/** One comparison for each measure. [STAT-28] */
function compareMeasures({ measures = [], days }: ItemDaysInput) {
  const tested: Tested<OfMeasure>[] = []
  const tooFew: TooFewMeasured[] = []
  for (const series of measures) {
    const { pain, places } = measuredDays(days, series)
    const one: OfMeasure = { measure: series.measure, source: series.source }
    const counts = { daysWith: places.length, daysWithout: pain.y.length - places.length }
    if (hasEnoughDays(counts))
      tested.push({ link: { ...one, ...testDays(pain, places) }, days: pain, places })
    else if (pain.y.length > 0) tooFew.push({ ...one, ...counts })
  }
  return { tested, tooFew }
}

interface Comparing {
  list: ComparedList
  chosen: ItemDaysInput
  itemDays: ItemDays
}

function compareList(items: readonly OfItem[], { list, chosen, itemDays }: Comparing) {
  const days = answeredDays(chosen.days, itemDays, list)
  const tested: Tested<OfItem>[] = []
  const tooFew: TooFew[] = []
  for (const one of items) {
    const places = itemDayIndexes(days, itemDays, one.item)
    if (places.length === 0) continue
    const counts = { daysWith: places.length, daysWithout: days.y.length - places.length }
    if (hasEnoughDays(counts)) tested.push({ link: { ...one, ...testDays(days, places) }, days, places })
    else tooFew.push({ ...one, ...counts })
  }
  return { list, tested, tooFew }
}

/**
 * The smallest likely size of the difference, in its direction: a large difference over few days does not rank first.
 * [STAT-10]
 */
const leastOf = ({ difference, low, high }: TestedDays): number => (difference < 0 ? -high : low)
// The sort is stable: of equal ones the first item comes first.
const byNearestEnd = (one: TestedDays, other: TestedDays): number => leastOf(other) - leastOf(one)

const fewerOf = ({ daysWith, daysWithout }: TooFew): number => Math.min(daysWith, daysWithout)
const byNearlyEnough = (one: TooFew, other: TooFew): number =>
  fewerOf(other) - fewerOf(one) || one.item - other.item
