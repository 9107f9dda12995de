import { nextStamp, type DeviceClock } from './deviceClock.ts'
import { DELETED, DELETED_GROUP, LIVE, type LocalRow } from './localRow.ts'
import { sameJson } from './sameJson.ts'

export interface RowSaveResult {
  row: LocalRow
  clock: DeviceClock
}

export interface Change {
  /** The groups as the person leaves them; those that stay as they are get no new stamp. */
  values: ReadonlyMap<string, unknown>
  clock: DeviceClock
  wallNow: number
}

export function saveRow(row: LocalRow, { values, clock, wallNow }: Change): RowSaveResult {
  const changed = [...values].filter(([group, v]) => !sameJson(row.groups.get(group)?.v, v))
  // With each save the row says that it lives: else a delete on Monday beats an edit on Tuesday. [SYNC-10]
  return write(row, new Map([...changed, [DELETED_GROUP, LIVE]]), clock, wallNow)
}

/**
 * Of what a person changed from what they had before them: each group gets a stamp, also where another device has brought
 * the same meanwhile. Without it a third one, which changed it before, would win over who saved last. [SYNC-37]
 */
export const saveEdited = (row: LocalRow, { values, clock, wallNow }: Change): RowSaveResult =>
  write(row, new Map([...values, [DELETED_GROUP, LIVE]]), clock, wallNow)

/** The row as a tombstone; null where no request with it can have left: then nobody else knows it. [SYNC-11] */
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
      // What was refused has changed, so it gets its chances anew.
      refusals: 0,
      setAside: null,
    },
  }
}
