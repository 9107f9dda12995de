import { changeBy, COLUMN_KINDS } from '@reprieve/contract/filters/rowFacts.ts'
import { changeColumns } from '@reprieve/domain/filters/columns/changeColumns.ts'
import { columnBuilder } from '@reprieve/domain/filters/columns/columnBuilder.ts'
import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { readAll, type Diary } from '../../local/rows.ts'
import type { Raw } from '../../local/tables.ts'

/** All at once, ten thousand rows would stop a slow phone for a second. [COL-14] */
const ROWS_AT_ONCE = 250

type Pause = () => Promise<void>

/** A moment in which the page can answer a press. */
export const aMoment: Pause = () => new Promise((resolve) => setTimeout(resolve))

/** A piece of the walk: `count` rows were passed, and these of them were asked for. */
interface Piece {
  rows: readonly LocalRow[]
  count: number
}

/** All rows of these kinds, piece by piece, with a pause after each; by their ids, which no edit moves. */
export async function* piecesOf(diary: Diary, kinds: readonly string[], pause: Pause): AsyncGenerator<Piece> {
  let piece: Raw[] = []
  do {
    piece = await diary.tables.rowsAfter(piece.at(-1), ROWS_AT_ONCE)
    const asked = piece.filter((raw) => kinds.includes((raw as { kind: string }).kind))
    const { loaded } = await readAll(diary, asked)
    yield { rows: loaded.map(({ row }) => row), count: piece.length }
    await pause()
  } while (piece.length === ROWS_AT_ONCE)
}

/** Those of the ids that are there, piece by piece. */
export async function* piecesById(
  diary: Diary,
  ids: readonly string[],
): AsyncGenerator<{ rows: readonly LocalRow[]; looked: readonly string[] }> {
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const looked = ids.slice(from, from + ROWS_AT_ONCE)
    const { loaded } = await readAll(diary, await diary.tables.rows(looked))
    yield { rows: loaded.map(({ row }) => row), looked }
  }
}

export interface Progress {
  read: number
  total: number | null
}

interface Reading {
  pause: Pause
  onProgress: (progress: Progress) => void
}

/** The columns of all that is there. What is written meanwhile may be in them or not: who asks hears of it. */
export async function readColumns(diary: Diary, { pause, onProgress }: Reading): Promise<DiaryColumns> {
  const total = await diary.tables.countAll()
  let read = 0
  const builder = columnBuilder()
  onProgress({ read, total })
  for await (const { rows, count } of piecesOf(diary, COLUMN_KINDS, pause)) {
    builder.add(changeBy(rows, []))
    read += count
    onProgress({ read, total })
  }
  return builder.columns()
}

/** The same columns with what these rows say now. [COL-11] */
export async function withRows(
  diary: Diary,
  before: DiaryColumns,
  ids: readonly string[],
): Promise<DiaryColumns> {
  let columns = before
  for await (const { rows, looked } of piecesById(diary, ids)) {
    columns = changeColumns(columns, changeBy(rows, looked))
  }
  return columns
}
