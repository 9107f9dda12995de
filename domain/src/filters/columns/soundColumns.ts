import {
  COLUMN_LISTS,
  type ColumnItem,
  type Columns,
  type DiaryColumns,
  type DoseColumns,
} from './columns.ts'

type Fields = Record<string, unknown>
type Kind = abstract new (...args: never[]) => { length: number }

const OF_PLACE = { at: Float64Array, offset: Int16Array, day: Int32Array }
const OF_ENTRY = {
  ...OF_PLACE,
  minute: Uint16Array,
  entry: Uint8Array,
  value: Uint8Array,
  length: Float64Array,
  pattern: Uint8Array,
  flags: Uint8Array,
  answered: Uint8Array,
}
const OF_DOSE = { ...OF_PLACE, item: Uint16Array, before: Uint8Array, after: Uint8Array, mark: Uint8Array }

/** Whether stored columns can be read without out-of-range access. Their content is not checked. [COL-12] */
export function isSoundDiary(kept: unknown): kept is DiaryColumns {
  const { entries, doses } = fieldsOf(kept)
  if (!isTable(entries, OF_ENTRY) || !isTable(doses, OF_DOSE)) return false
  const columns = entries as unknown as Columns
  const { items } = columns
  if (!Array.isArray(items) || !items.every(isItem) || !hasSoundItems(columns)) return false
  return isBelow((doses as unknown as DoseColumns).item, items.length)
}

function isTable(table: unknown, kinds: Readonly<Record<string, Kind>>): table is Fields {
  const fields = fieldsOf(table)
  const { ids, at } = fields
  if (!Array.isArray(ids) || fields['count'] !== ids.length || !ids.every(isText)) return false
  const isColumn = ([name, kind]: [string, Kind]): boolean => {
    const column = fields[name]
    return column instanceof kind && column.length === ids.length
  }
  return Object.entries(kinds).every(isColumn) && isInOrder(at as Float64Array, ids)
}

function hasSoundItems({ count, itemStart, item, mark, strength, items }: Columns): boolean {
  if (!(itemStart instanceof Uint32Array) || !(item instanceof Uint16Array)) return false
  const isBeside = (column: unknown): boolean => column instanceof Uint8Array && column.length === item.length
  if (!isBeside(mark) || !isBeside(strength) || itemStart.length !== count + 1) return false
  const isRising = itemStart.every((start, at) => at === 0 || start >= itemStart[at - 1]!)
  return isRising && itemStart[0] === 0 && itemStart[count] === item.length && isBelow(item, items.length)
}

const isInOrder = (at: Float64Array, ids: readonly string[]): boolean =>
  at.every((moment, row) => {
    const before = at[row - 1]
    return before === undefined || before < moment || (before === moment && ids[row - 1]! < ids[row]!)
  })

const isBelow = (numbers: Uint16Array, end: number): boolean => numbers.every((number) => number < end)

function isItem(item: unknown): item is ColumnItem {
  const { list, id, text } = fieldsOf(item)
  return isText(id) && isText(text) && COLUMN_LISTS.some((known) => known === list)
}

const isText = (value: unknown): value is string => typeof value === 'string'

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}
