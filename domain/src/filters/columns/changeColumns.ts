import type { Columns, DiaryColumns, DoseColumns } from './columns.ts'
import type { DoseFacts, EntryFacts } from './facts.ts'
import { openBook } from './itemBook.ts'
import { makeDoseColumns, makeEntryColumns } from './makeColumns.ts'
import { mergeDoses, mergeEntries } from './mergeEntries.ts'

const NO_ENTRIES: Columns = makeEntryColumns([], openBook([]))
const NO_DOSES: DoseColumns = makeDoseColumns([], openBook([]))

export const EMPTY_DIARY: DiaryColumns = { entries: NO_ENTRIES, doses: NO_DOSES }

export interface ColumnChange {
  /** Each replaces the entry with its id. */
  put: readonly EntryFacts[]
  putDoses: readonly DoseFacts[]
  /** Ids to remove, except those in `put`. */
  drop: ReadonlySet<string>
}

/** Returns new columns, or the same object if nothing changes: callers can compare by reference. [COL-3] */
export function changeColumns(before: DiaryColumns, { put, putDoses, drop }: ColumnChange): DiaryColumns {
  const book = openBook(before.entries.items)
  const addedDoses = makeDoseColumns(putDoses, book)
  const entries = mergeEntries(before.entries, makeEntryColumns(put, book), drop)
  const doses = mergeDoses(before.doses, addedDoses, drop)
  return entries === before.entries && doses === before.doses ? before : { entries, doses }
}
