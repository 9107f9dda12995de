import { nextStamp, type DeviceClock } from './deviceClock.ts'
import { DELETED, DELETED_GROUP, LIVE, type LocalRow } from './localRow.ts'
import { sameJson } from './sameJson.ts'

export interface RowSaveResult {
  row: LocalRow
  clock: DeviceClock
}

export interface RowChange {
  /** The groups as the person leaves them; `saveRow` gives unchanged ones no new stamp. */
  values: ReadonlyMap<string, unknown>
  clock: DeviceClock
  wallNow: number
}

export function saveRow(row: LocalRow, { values, clock, wallNow }: RowChange): RowSaveResult {
  const changed = [...values].filter(([group, v]) => !sameJson(row.groups.get(group)?.v, v))
  // Every save marks the row as live: otherwise a delete on Monday beats an edit on Tuesday. [SYNC-10]
  return write(row, new Map([...changed, [DELETED_GROUP, LIVE]]), clock, wallNow)
}

/**
 * Saves the groups that a person changed, and stamps each one even if another device has written the same value since.
 * Otherwise an earlier change of a third device would win over the last save. [SYNC-37]
 */
export const saveEdited = (row: LocalRow, { values, clock, wallNow }: RowChange): RowSaveResult =>
  write(row, new Map([...values, [DELETED_GROUP, LIVE]]), clock, wallNow)

/**
 * Turns the row into a tombstone; null if no request with it can have left: then only this device knows it. [SYNC-11]
 */
export function deleteRow(row: LocalRow, clock: DeviceClock, wallNow: number): RowSaveResult | null {
  if (!row.sent) return null
  return write(row, new Map([[DELETED_GROUP, DELETED]]), clock, wallNow)
}

function write(
  row: LocalRow,
  values: ReadonlyMap<string, unknown>,
  before: DeviceClock,
  wallNow: number,
): RowSaveResult {
  const carried = [...row.groups.values()].map(({ s }) => s)
  const { clock, stamp } = nextStamp(before, carried, wallNow)
  const groups = new Map(row.groups)
  for (const [group, v] of values) groups.set(group, { v, s: stamp })
  return {
    clock,
    row: {
      ...row,
      groups,
      pend: new Set([...row.pend, ...values.keys()]),
      ver: row.ver + 1,
      dirty: true,
      // The refused content has changed, so refusals count from zero again.
      refusals: 0,
      setAside: null,
    },
  }
}
