import type { LimitedRows } from '../summaryFacts.ts'

/** The first rows, and the number of the others. [REP-43] */
export const limitRows = <Row>(rows: readonly Row[], most: number): LimitedRows<Row> => ({
  rows: rows.slice(0, most),
  more: Math.max(0, rows.length - most),
})

const MOST_TIED = 3

/** All rows that share the first place; none if too many do to be meaningful. [REP-41] */
export function firstPlaceRows<Row extends { records: number }>(rows: readonly Row[]): readonly Row[] {
  const most = rows[0]?.records ?? 0
  const first = rows.filter(({ records }) => records === most)
  return first.length > MOST_TIED ? [] : first
}
