import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'

/** An unchanged row stays the same object, so that its card is not redrawn. */
export function reuseUnchangedRows(rows: readonly LocalRow[], known: readonly LocalRow[]): LocalRow[] {
  const before = new Map(known.map((row) => [row.clientId, row]))
  return rows.map((row) => {
    const was = before.get(row.clientId)
    return was !== undefined && saysTheSame(was, row) ? was : row
  })
}

/** Compares content, not the version: a pull changes a row without raising its version. */
function saysTheSame(one: LocalRow, other: LocalRow): boolean {
  if (one.idOnServer !== other.idOnServer || one.groups.size !== other.groups.size) return false
  return [...one.groups].every(([group, { v }]) => sameJson(v, other.groups.get(group)?.v))
}

export const isSameList = (rows: readonly LocalRow[], others: readonly LocalRow[]): boolean =>
  rows.length === others.length && rows.every((row, at) => row === others[at])
