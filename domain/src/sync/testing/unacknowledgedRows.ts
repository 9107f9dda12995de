import type { LocalRow } from '../localRow.ts'

/** Rows that no server has acknowledged completely. */
export const unacknowledgedRows = (rows: Iterable<LocalRow>): LocalRow[] =>
  [...rows].filter((row) => row.dirty || row.pend.size > 0 || row.lost.length > 0)
