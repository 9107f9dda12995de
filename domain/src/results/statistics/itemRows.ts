import {
  NOTHING_ID,
  type CanonicalItems,
  type ColumnItem,
  type Columns,
} from '../../filters/columns/columns.ts'

/** Inverted index of the items: for each item the entries that contain it, earliest first. */
export interface ItemRows {
  /** The entries of item i are at start[i] up to, not including, start[i + 1], under its canonical number. [STAT-15] */
  start: Uint32Array
  /** An entry appears twice if two of its items have been merged. */
  row: Uint32Array
  /** The mark of the item in that entry. */
  mark: Uint8Array
}

/** "Nothing" answers a list, but is not an item of it. */
export const isRealItem = ({ id }: ColumnItem): boolean => id !== NOTHING_ID

/** Columns are immutable, so the index is built once per columns, whatever is selected. */
const made = new WeakMap<Columns, { canonical: CanonicalItems; rows: ItemRows }>()

export function indexItemRows(columns: Columns, canonical: CanonicalItems): ItemRows {
  const kept = made.get(columns)
  if (kept?.canonical === canonical) return kept.rows
  const rows = turned(columns, canonical)
  made.set(columns, { canonical, rows })
  return rows
}

function turned({ count, item, itemStart, items, mark }: Columns, canonical: CanonicalItems): ItemRows {
  // Usually nothing is merged, and looking up every item would take half as long again.
  const isAnyMerged = canonical.some((one, at) => one !== at)
  const present = isAnyMerged ? item.map((one) => canonical[one]!) : item
  const start = new Uint32Array(items.length + 1)
  for (let at = 0; at < present.length; at += 1) start[present[at]! + 1]! += 1
  for (let one = 0; one < items.length; one += 1) start[one + 1]! += start[one]!
  const next = start.slice()
  const rowOf = new Uint32Array(item.length)
  const markOf = new Uint8Array(item.length)
  for (let row = 0; row < count; row += 1) {
    const end = itemStart[row + 1]!
    for (let at = itemStart[row]!; at < end; at += 1) {
      const one = present[at]!
      const to = next[one]!
      next[one] = to + 1
      rowOf[to] = row
      markOf[to] = mark[at]!
    }
  }
  return { start, row: rowOf, mark: markOf }
}

/** For each entry, 1 if it is selected. */
export function chosenRows({ count }: Columns, rows: Uint32Array): Uint8Array {
  const isChosen = new Uint8Array(count)
  for (let at = 0; at < rows.length; at += 1) isChosen[rows[at]!] = 1
  return isChosen
}
