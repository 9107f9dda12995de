import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'

/** A row that did not change is the same object as before: what shows it is not drawn again. */
export function sameWhereUnchanged(rows: readonly LocalRow[], known: readonly LocalRow[]): LocalRow[] {
  const before = new Map(known.map((row) => [row.clientId, row]))
  return rows.map((row) => {
    const was = before.get(row.clientId)
    return was !== undefined && saysTheSame(was, row) ? was : row
  })
}

/** By what it says, and not by its version: that of a row does not rise when a pull changes it. */
function saysTheSame(one: LocalRow, other: LocalRow): boolean {
  if (one.idOnServer !== other.idOnServer || one.groups.size !== other.groups.size) return false
  return [...one.groups].every(([group, { v }]) => sameJson(v, other.groups.get(group)?.v))
}

export const isSameList = (rows: readonly LocalRow[], others: readonly LocalRow[]): boolean =>
  rows.length === others.length && rows.every((row, at) => row === others[at])
