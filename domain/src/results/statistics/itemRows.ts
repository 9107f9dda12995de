import { NOTHING_ID, type Canonical, type ColumnItem, type Columns } from '../../filters/columns/columns.ts'

/** The items of the columns turned round: of each thing the entries that name it, the earliest first. */
export interface ItemRows {
  /** Of item i they stand from start[i] up to start[i + 1], under the number that it has today. [STAT-15] */
  start: Uint32Array
  /** An entry stands here twice where two of its items have become one. */
  row: Uint32Array
  /** With which mark. */
  mark: Uint8Array
}

/** "Nothing" answers a list, and is no thing of it. */
export const isThing = ({ id }: ColumnItem): boolean => id !== NOTHING_ID

/** Columns are never changed, so this is made once for all that is told of them, whatever is chosen. */
const made = new WeakMap<Columns, { canonical: Canonical; rows: ItemRows }>()

export function itemRowsOf(columns: Columns, canonical: Canonical): ItemRows {
  const kept = made.get(columns)
  if (kept?.canonical === canonical) return kept.rows
  const rows = turned(columns, canonical)
  made.set(columns, { canonical, rows })
  return rows
}

function turned({ count, item, itemStart, items, mark }: Columns, canonical: Canonical): ItemRows {
  const start = new Uint32Array(items.length + 1)
  for (let at = 0; at < item.length; at += 1) start[canonical[item[at]!]! + 1]! += 1
  for (let one = 0; one < items.length; one += 1) start[one + 1]! += start[one]!
  const next = start.slice()
  const rowOf = new Uint32Array(item.length)
  const markOf = new Uint8Array(item.length)
  for (let row = 0; row < count; row += 1) {
    const end = itemStart[row + 1]!
    for (let at = itemStart[row]!; at < end; at += 1) {
      const one = canonical[item[at]!]!
      const to = next[one]!
      next[one] = to + 1
      rowOf[to] = row
      markOf[to] = mark[at]!
    }
  }
  return { start, row: rowOf, mark: markOf }
}

/** Of each entry 1 where it was chosen. */
export function chosenRows({ count }: Columns, rows: Uint32Array): Uint8Array {
  const isChosen = new Uint8Array(count)
  for (let at = 0; at < rows.length; at += 1) isChosen[rows[at]!] = 1
  return isChosen
}
