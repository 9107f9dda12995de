import {
  ENTRY,
  MARK,
  type CanonicalItems,
  type ColumnItem,
  type Columns,
} from '../../filters/columns/columns.ts'
import { firstInEpisode } from '../../filters/columns/episodeRows.ts'
import type { Selection } from '../../filters/filter.ts'
import type { Coverage } from '../statistics/statistics.ts'
import {
  CHART_CATEGORIES,
  answeredCategories,
  findChartCategory,
  entryKindFor,
  isNothingColumnItem,
  isTreatment,
  type ChartCategory,
} from './chartCategory.ts'

export interface Counting {
  selection: Selection
  canonical: CanonicalItems
}

/** Number of records, or reflections, and of days. `item` is its number in the columns. */
export interface ItemCount {
  item: number
  records: number
  days: number
}

export interface CategoryCounts {
  category: ChartCategory
  /** Most often recorded first. */
  rows: readonly ItemCount[]
  /** Counts of "Nothing", separate from the items. */
  nothing: readonly ItemCount[]
  coverage: Coverage
}

export interface ChartCounts {
  categories: readonly CategoryCounts[]
  /** Records with an unmarked use: it is counted in no category. */
  unmarked: number
}

const MARKS = Object.keys(MARK).length

/** One counter per item and mark. */
interface Places {
  /** For each counter the index of its category, or -1. */
  category: Int8Array
  /** One bit for each category that it answers. */
  tells: Uint16Array
  isTried: Uint8Array
}

function placesOf(items: readonly ColumnItem[]): Places {
  const category = new Int8Array(items.length * MARKS).fill(-1)
  const tells = new Uint16Array(items.length * MARKS)
  items.forEach((item, at) => {
    for (let mark = 0; mark < MARKS; mark += 1) {
      const own = findChartCategory(item, mark)
      if (own === null) continue
      category[at * MARKS + mark] = CHART_CATEGORIES.indexOf(own)
      tells[at * MARKS + mark] = bitsOf(answeredCategories(item, mark))
    }
  })
  return { category, tells, isTried: Uint8Array.from(items, (item) => (isTreatment(item) ? 1 : 0)) }
}

const bitsOf = (categories: readonly ChartCategory[]): number =>
  categories.reduce((bits, one) => bits | (1 << CHART_CATEGORIES.indexOf(one)), 0)

const ASKED_OF = [ENTRY.record, ENTRY.reflection].map((entry) =>
  bitsOf(CHART_CATEGORIES.filter((category) => entryKindFor(category) === entry)),
)

/** Crossing the date line can put days out of order: sorted, each day is still counted once. */
function inDayOrder(day: Int32Array, rows: Uint32Array): Uint32Array {
  const isInOrder = rows.every((row, at) => at === 0 || day[rows[at - 1]!]! <= day[row]!)
  return isInOrder ? rows : rows.toSorted((one, other) => day[one]! - day[other]!)
}

/** Counts each record once, whichever id an item had in it, and each episode once. [RES-56, EPI-20] */
export function countItems(columns: Columns, { selection, canonical }: Counting): ChartCounts {
  const { day, entry, item, itemStart, items, mark } = columns
  const places = placesOf(items)
  const records = new Uint32Array(items.length * MARKS)
  const days = new Uint32Array(items.length * MARKS)
  const lastRow = new Int32Array(items.length * MARKS).fill(-1)
  const lastDay = new Float64Array(items.length * MARKS).fill(Number.NaN)
  const told = new Uint32Array(CHART_CATEGORIES.length)
  const asked = [0, 0]
  const isFirst = firstInEpisode(columns)
  // Numbers that no counter has.
  const [askedOnce, unmarkedOnce, toldOnce] = [records.length, records.length + 1, records.length + 2]
  let unmarked = 0
  for (const row of inDayOrder(day, selection.rows)) {
    const kind = entry[row]!
    const may = ASKED_OF[kind]!
    if (isFirst(row, askedOnce)) asked[kind]! += 1
    let tells = 0
    let hasUnmarked = false
    for (let next = itemStart[row]!; next < itemStart[row + 1]!; next += 1) {
      const one = canonical[item[next]!]!
      const place = one * MARKS + (places.isTried[one] === 1 ? mark[next]! : MARK.none)
      const category = places.category[place]!
      if (category === -1) {
        hasUnmarked ||= kind === ENTRY.record
        continue
      }
      if ((may & (1 << category)) === 0 || lastRow[place] === row) continue
      lastRow[place] = row
      tells |= places.tells[place]!
      if (isFirst(row, place)) records[place]! += 1
      if (lastDay[place] !== day[row]!) days[place]! += 1
      lastDay[place] = day[row]!
    }
    if (hasUnmarked && isFirst(row, unmarkedOnce)) unmarked += 1
    for (let one = 0; one < told.length; one += 1)
      if (((tells >> one) & 1) === 1 && isFirst(row, toldOnce + one)) told[one]! += 1
  }
  const found = foundIn({ places, records, days })
  const categories = CHART_CATEGORIES.map((category, at) => ({
    category,
    ...apart(found[at]!, items),
    coverage: { answered: told[at]!, records: asked[entryKindFor(category)]! },
  }))
  return { categories, unmarked }
}

interface PlaceCounts {
  places: Places
  records: Uint32Array
  days: Uint32Array
}

function foundIn({ places, records, days }: PlaceCounts): readonly (readonly ItemCount[])[] {
  const found: ItemCount[][] = CHART_CATEGORIES.map(() => [])
  for (let place = 0; place < records.length; place += 1) {
    if (records[place] === 0) continue
    const item = Math.floor(place / MARKS)
    found[places.category[place]!]!.push({ item, records: records[place]!, days: days[place]! })
  }
  return found
}

/** Ties are sorted by days, then by first use. [RES-57] */
function apart(found: readonly ItemCount[], items: readonly ColumnItem[]) {
  const sorted = found.toSorted(
    (one, other) => other.records - one.records || other.days - one.days || one.item - other.item,
  )
  return {
    rows: sorted.filter(({ item }) => !isNothingColumnItem(items[item]!)),
    nothing: sorted.filter(({ item }) => isNothingColumnItem(items[item]!)),
  }
}
