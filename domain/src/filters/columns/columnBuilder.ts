import type { ColumnChange } from './changeColumns.ts'
import type { DiaryColumns } from './columns.ts'
import { openBook } from './itemBook.ts'
import { makeDoseColumns, makeEntryColumns } from './makeColumns.ts'
import { mergeDoses, mergeEntries } from './mergeEntries.ts'

type Piece = Pick<ColumnChange, 'put' | 'putDoses'>

export interface ColumnBuilder {
  add: (piece: Piece) => void
  columns: () => DiaryColumns
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Builds columns from many pieces. Each piece is merged with parts of similar size, not with everything before it:
 * otherwise twice as many pieces would take four times as long. [COL-14]
 */
export function columnBuilder(): ColumnBuilder {
  const book = openBook([])
  const parts: DiaryColumns[] = []
  const mergeLast = (): void => {
    const [before, added] = parts.splice(-2) as [DiaryColumns, DiaryColumns]
    const entries = mergeEntries(before.entries, added.entries, NONE)
    parts.push({ entries, doses: mergeDoses(before.doses, added.doses, NONE) })
  }
  const isUneven = (): boolean => parts.length > 1 && sizeOf(parts.at(-2)!) < 2 * sizeOf(parts.at(-1)!)
  const add = ({ put, putDoses }: Piece): void => {
    const doses = makeDoseColumns(putDoses, book)
    parts.push({ entries: makeEntryColumns(put, book), doses })
    while (isUneven()) mergeLast()
  }
  return {
    add,
    columns: () => {
      add({ put: [], putDoses: [] })
      while (parts.length > 1) mergeLast()
      const { entries, doses } = parts[0]!
      return { entries: { ...entries, items: book.items() }, doses }
    },
  }
}

const sizeOf = ({ entries, doses }: DiaryColumns): number => entries.count + doses.count
