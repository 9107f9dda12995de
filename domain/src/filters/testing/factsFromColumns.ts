import { MINUTE_MS } from '../../time/instant.ts'
import {
  COLUMN_LISTS,
  FLAG,
  NO_LENGTH,
  NO_VALUE,
  PATTERN,
  type Columns,
  type DiaryColumns,
} from '../columns/columns.ts'
import type { DoseFacts, EntryFacts } from '../columns/facts.ts'

/** The columns read back, so that two that number their items differently compare equal. */
export const factsFromColumns = ({
  entries,
  doses,
}: DiaryColumns): { entries: EntryFacts[]; doses: DoseFacts[] } => ({
  entries: entries.ids.map((_id, at) => entryAt(entries, at)),
  doses: doses.ids.map((id, at) => ({
    id,
    at: doses.at[at]!,
    offset: doses.offset[at]! * MINUTE_MS,
    item: entries.items[doses.item[at]!]!,
    before: numberAt(doses.before, at),
    after: numberAt(doses.after, at),
    mark: doses.mark[at]!,
  })),
})

function entryAt(columns: Columns, at: number): EntryFacts {
  const [from, to] = [columns.itemStart[at]!, columns.itemStart[at + 1]!]
  const flags = columns.flags[at]!
  const patterns = Object.entries(PATTERN) as [keyof typeof PATTERN, number][]
  const pattern = patterns.find(([, number]) => number === columns.pattern[at])![0]
  return {
    id: columns.ids[at]!,
    at: columns.at[at]!,
    offset: columns.offset[at]! * MINUTE_MS,
    entry: columns.entry[at] as 0 | 1,
    value: numberAt(columns.value, at),
    length: columns.length[at] === NO_LENGTH ? null : columns.length[at]!,
    pattern: pattern === 'none' ? null : pattern,
    hasNote: (flags & FLAG.hasNote) !== 0,
    isAllDay: (flags & FLAG.isAllDay) !== 0,
    isWrittenLater: (flags & FLAG.isWrittenLater) !== 0,
    answered: COLUMN_LISTS.filter((_list, bit) => (columns.answered[at]! & (1 << bit)) !== 0),
    items: Array.from({ length: to - from }, (_, step) => ({
      ...columns.items[columns.item[from + step]!]!,
      mark: columns.mark[from + step]!,
      ...(columns.strength[from + step] === NO_VALUE ? {} : { strength: columns.strength[from + step]! }),
    })),
  }
}

const numberAt = (column: Uint8Array, at: number): number | null =>
  column[at] === NO_VALUE ? null : column[at]!
