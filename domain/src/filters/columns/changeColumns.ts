import type { Columns, DiaryColumns, DoseColumns } from './columns.ts'
import type { DoseFacts, EntryFacts } from './facts.ts'
import { openBook } from './itemBook.ts'
import { dosesOf, entriesOf } from './makeColumns.ts'
import { mergeDoses, mergeEntries } from './mergeEntries.ts'

const NO_ENTRIES: Columns = entriesOf([], openBook([]))
const NO_DOSES: DoseColumns = dosesOf([], openBook([]))

export const EMPTY_DIARY: DiaryColumns = { entries: NO_ENTRIES, doses: NO_DOSES }

export interface ColumnChange {
  /** Each in the place of what has its id. */
  put: readonly EntryFacts[]
  putDoses: readonly DoseFacts[]
  /** Those of them that are put stay. */
  drop: ReadonlySet<string>
}

/** New columns, or the very same where nothing changes: whoever compares them need not look inside. [COL-3] */
export function changeColumns(before: DiaryColumns, { put, putDoses, drop }: ColumnChange): DiaryColumns {
  const book = openBook(before.entries.items)
  const addedDoses = dosesOf(putDoses, book)
  const entries = mergeEntries(before.entries, entriesOf(put, book), drop)
  const doses = mergeDoses(before.doses, addedDoses, drop)
  return entries === before.entries && doses === before.doses ? before : { entries, doses }
}
