import { columnChangeFromRows, COLUMN_KINDS } from '@reprieve/contract/filters/rowFacts.ts'
import { changeColumns } from '@reprieve/domain/filters/columns/changeColumns.ts'
import { columnBuilder } from '@reprieve/domain/filters/columns/columnBuilder.ts'
import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { Raw } from '../../local/tables.ts'
import { readStoredRows } from '../../local/rows/storedRow.ts'

/** Ten thousand rows at once would block a slow phone for a second. [COL-14] */
const ROWS_AT_ONCE = 50

type Pause = () => Promise<void>

/** A piece of the walk: `count` rows were passed, of which these were requested. */
interface RowPiece {
  rows: readonly LocalRow[]
  count: number
}

export type RowPieces = AsyncGenerator<RowPiece>

/** All rows of these kinds in pieces, with a pause after each; ordered by id, which no edit changes. */
export async function* readRowPieces(diary: Diary, kinds: readonly string[], pause: Pause): RowPieces {
  let next = rowsAfter(diary, undefined)
  for (;;) {
    const piece = await next
    const isLast = piece.length < ROWS_AT_ONCE
    // The storage reads on while this piece is worked on.
    if (!isLast) next = rowsAfter(diary, piece.at(-1))
    const asked = piece.filter((raw) => kinds.includes((raw as { kind: string }).kind))
    const { loaded } = await readStoredRows(diary, asked)
    yield { rows: loaded.map(({ row }) => row), count: piece.length }
    await pause()
    if (isLast) return
  }
}

function rowsAfter(diary: Diary, last: Raw): Promise<Raw[]> {
  const rows = diary.tables.rowsAfter(last, ROWS_AT_ONCE)
  // If the walk ends before, nobody waits for them.
  rows.catch(() => undefined)
  return rows
}

/** The existing rows of these ids, in pieces. */
export async function* readRowPiecesById(
  diary: Diary,
  ids: readonly string[],
): AsyncGenerator<{ rows: readonly LocalRow[]; looked: readonly string[] }> {
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const looked = ids.slice(from, from + ROWS_AT_ONCE)
    const { loaded } = await readStoredRows(diary, await diary.tables.rows(looked))
    yield { rows: loaded.map(({ row }) => row), looked }
  }
}

export interface ReadProgress {
  read: number
  total: number | null
}

interface Reading {
  pause: Pause
  onProgress: (progress: ReadProgress) => void
  /** Each row that passes, for what is read beside the columns. */
  onRows: (rows: readonly LocalRow[]) => void
}

/** The columns of all rows. Writes during the read may be included or not: the caller is notified of them. */
export async function readColumns(
  diary: Diary,
  { pause, onProgress, onRows }: Reading,
): Promise<DiaryColumns> {
  const total = await diary.tables.countAll()
  let read = 0
  const builder = columnBuilder()
  onProgress({ read, total })
  for await (const { rows, count } of readRowPieces(diary, COLUMN_KINDS, pause)) {
    builder.add(columnChangeFromRows(rows, []))
    onRows(rows)
    read += count
    onProgress({ read, total })
  }
  return builder.columns()
}

/** The same columns with the current values of these rows. [COL-11] */
export async function updateColumns(
  diary: Diary,
  before: DiaryColumns,
  ids: readonly string[],
): Promise<DiaryColumns> {
  let columns = before
  for await (const { rows, looked } of readRowPiecesById(diary, ids)) {
    columns = changeColumns(columns, columnChangeFromRows(rows, looked))
  }
  return columns
}
