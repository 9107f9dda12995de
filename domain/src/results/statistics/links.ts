import type { Columns } from '../../filters/columns/columns.ts'
import { isWholeSpan } from '../../filters/criteria.ts'
import type { Criteria } from '../../filters/filter.ts'
import { passesShiftTest } from './circularShift.ts'
import { makeCoverageReader } from './coverage.ts'
import { indexItemDays, makeNewItemTest, type ItemDays, type ItemDaysInput } from './itemDays.ts'
import { isRealItem } from './itemRows.ts'
import { labelLinks } from './labels.ts'
import { answeredDays, itemDayIndexes } from './pairs.ts'
import {
  COMPARED_LISTS,
  type CategoryLinks,
  type ComparedList,
  type Link,
  type ListDays,
  type TestedDays,
  type TooFew,
} from './statistics.ts'
import { hasEnoughDays, testDays } from './welch.ts'

/** A filter by pain already creates the difference: then no link may be reported. [STAT-25] */
export const isChosenByPain = ({ severity }: Pick<Criteria, 'severity'>): boolean => !isWholeSpan(severity)

interface OfItem {
  item: number
  list: ComparedList
  isNew: boolean
}
interface Tested {
  link: OfItem & TestedDays
  days: ListDays
  places: Uint32Array
}

/** Which items came with more or less pain, per list; the labels consider all lists together. [STAT-8] */
export function findLinks(columns: Columns, chosen: ItemDaysInput): readonly CategoryLinks[] {
  const itemDays = indexItemDays(columns, chosen)
  const isNew = makeNewItemTest(columns, itemDays.ofItems, chosen.selection.span.from)
  const compared = COMPARED_LISTS.map((list) => {
    const ofList: OfItem[] = columns.items.flatMap((one, item) =>
      one.list === list && isRealItem(one) ? [{ item, list, isNew: isNew(item) }] : [],
    )
    return compareList(ofList, { list, chosen, itemDays })
  })
  const all = compared.flatMap(({ tested }) => tested)
  const stands = (at: number): boolean => passesShiftTest(all[at]!.days, all[at]!.places)
  const labels = labelLinks(
    all.map(({ link }) => link),
    stands,
  ).values()
  const coverage = makeCoverageReader(columns, chosen.selection.rows)
  return compared.map(({ list, tested, tooFew }) => {
    const links = tested.map(({ link }): Link => ({ ...link, label: labels.next().value! }))
    return {
      list,
      coverage: coverage(list),
      more: links.filter(({ difference }) => difference >= 0).sort(byNearestEnd),
      less: links.filter(({ difference }) => difference < 0).sort(byNearestEnd),
      tooFew: tooFew.sort(byNearlyEnough),
    }
  })
}

interface Comparing {
  list: ComparedList
  chosen: ItemDaysInput
  itemDays: ItemDays
}

function compareList(items: readonly OfItem[], { list, chosen, itemDays }: Comparing) {
  const days = answeredDays(chosen.days, itemDays, list)
  const tested: Tested[] = []
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
const leastOf = ({ difference, low, high }: Link): number => (difference < 0 ? -high : low)
const byNearestEnd = (one: Link, other: Link): number =>
  leastOf(other) - leastOf(one) || one.item - other.item

const fewerOf = ({ daysWith, daysWithout }: TooFew): number => Math.min(daysWith, daysWithout)
const byNearlyEnough = (one: TooFew, other: TooFew): number =>
  fewerOf(other) - fewerOf(one) || one.item - other.item
