import { dayNumberOf } from '../../time/dayNumber.ts'
import { MINUTE_MS } from '../../time/instant.ts'
import {
  COLUMN_LISTS,
  FLAG,
  NO_LENGTH,
  NO_VALUE,
  PATTERN,
  type ColumnList,
  type Columns,
  type DoseColumns,
} from './columns.ts'
import { minuteOfDay, type DoseFacts, type EntryFacts } from './facts.ts'
import type { ItemBook } from './itemBook.ts'

type EntryTime = Pick<EntryFacts, 'id' | 'at' | 'offset'>

/** Sorts by time, then by id. Of several with one id the last one counts. [COL-1, COL-2] */
function inOrder<Facts extends EntryTime>(facts: readonly Facts[]): Facts[] {
  const byId = new Map(facts.map((one) => [one.id, one]))
  return [...byId.values()].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
}

type Numbers = Float64Array | Int32Array | Int16Array | Uint32Array | Uint16Array | Uint8Array

/** Typed arrays' own `from` uses an iterator for each number, which is several times slower. */
function filled<Of extends Numbers, Facts>(
  made: Of,
  facts: readonly Facts[],
  tell: (one: Facts) => number,
): Of {
  for (let at = 0; at < facts.length; at += 1) made[at] = tell(facts[at]!)
  return made
}

/** Columns of these entries alone; `items` is the book's list after all of them were added. */
export function makeEntryColumns(told: readonly EntryFacts[], book: ItemBook): Columns {
  const facts = inOrder(told)
  const all = facts.flatMap(({ items }) => items)
  const bytes = (tell: (one: EntryFacts) => number): Uint8Array =>
    filled(new Uint8Array(facts.length), facts, tell)
  return {
    ...placesOf(facts),
    minute: filled(new Uint16Array(facts.length), facts, minuteOfDay),
    entry: bytes(({ entry }) => entry),
    value: bytes(({ value }) => value ?? NO_VALUE),
    length: filled(new Float64Array(facts.length), facts, ({ length }) => length ?? NO_LENGTH),
    pattern: bytes(({ pattern }) => PATTERN[pattern ?? 'none']),
    flags: bytes(flagsOf),
    answered: bytes(({ answered }) => bitsOf(answered)),
    itemStart: startsOf(facts),
    item: filled(new Uint16Array(all.length), all, book.numberOf),
    mark: filled(new Uint8Array(all.length), all, ({ mark }) => mark),
    strength: filled(new Uint8Array(all.length), all, ({ strength }) => strength ?? NO_VALUE),
    items: book.items(),
  }
}

export function makeDoseColumns(told: readonly DoseFacts[], book: ItemBook): DoseColumns {
  const facts = inOrder(told)
  const bytes = (tell: (one: DoseFacts) => number): Uint8Array =>
    filled(new Uint8Array(facts.length), facts, tell)
  return {
    ...placesOf(facts),
    item: filled(new Uint16Array(facts.length), facts, ({ item }) => book.numberOf(item)),
    before: bytes(({ before }) => before ?? NO_VALUE),
    after: bytes(({ after }) => after ?? NO_VALUE),
    mark: bytes(({ mark }) => mark),
  }
}

/** Days follow the calendar where the person was, not where the diary is viewed. [COL-4] */
const placesOf = (facts: readonly EntryTime[]): Pick<Columns, 'count' | 'ids' | 'at' | 'offset' | 'day'> => ({
  count: facts.length,
  ids: facts.map(({ id }) => id),
  at: filled(new Float64Array(facts.length), facts, ({ at }) => at),
  offset: filled(new Int16Array(facts.length), facts, ({ offset }) => Math.round(offset / MINUTE_MS)),
  day: filled(new Int32Array(facts.length), facts, dayNumberOf),
})

function startsOf(facts: readonly EntryFacts[]): Uint32Array {
  const starts = new Uint32Array(facts.length + 1)
  facts.forEach(({ items }, at) => {
    starts[at + 1] = starts[at]! + items.length
  })
  return starts
}

const flagsOf = ({ hasNote, isAllDay, isWrittenLater }: EntryFacts): number =>
  (hasNote ? FLAG.hasNote : 0) | (isAllDay ? FLAG.isAllDay : 0) | (isWrittenLater ? FLAG.isWrittenLater : 0)

export const listBit = (list: ColumnList): number => 1 << COLUMN_LISTS.indexOf(list)

const bitsOf = (lists: readonly ColumnList[]): number => lists.reduce((bits, list) => bits | listBit(list), 0)
