import type { Groups } from './mergeItem.ts'
import type { Stamp } from './stamp.ts'

/** A value of this device that another one beat before any server had seen it: it goes along, for the history. */
export interface LostValue {
  group: string
  hlc: Stamp
  value: unknown
}

/** Why a row is kept out of the bulk; it stays on the device, shown and exportable. */
export interface SetAside {
  code: number
}

/** One thing a person keeps, as it lies on the device. References inside are by client id, never by number. */
export interface LocalRow {
  clientId: string
  kind: string
  /** The number that it has on this device alone, given once [SYNC-19]; null for what a pull brought. */
  localId: number | null
  /** Null until the server has given one. It does not say that the row was never sent: `sent` does. */
  idOnServer: number | null
  groups: Groups
  /** Groups that no server has acknowledged. */
  pend: ReadonlySet<string>
  /** Rises with every change of the row, so that an answer can tell whether it speaks of what is here now. */
  ver: number
  dirty: boolean
  /** A request with this row may have left the device. */
  sent: boolean
  lost: readonly LostValue[]
  /** How often the row was refused when it was sent alone. */
  refusals: number
  setAside: SetAside | null
}

/** What a row tells, without how far it has come to the server: enough to read what a person wrote. */
export type KeptRow = Pick<LocalRow, 'clientId' | 'kind' | 'localId' | 'idOnServer' | 'groups'>

export const DELETED_GROUP = 'deleted'
export const DELETED = { deleted: 1 }
export const LIVE = { deleted: 0 }

export const emptyRow = (clientId: string, kind: string): LocalRow => ({
  clientId,
  kind,
  localId: null,
  idOnServer: null,
  groups: new Map(),
  pend: new Set(),
  ver: 0,
  dirty: false,
  sent: false,
  lost: [],
  refusals: 0,
  setAside: null,
})

export function isDeleted(row: Pick<LocalRow, 'groups'>): boolean {
  const value = row.groups.get(DELETED_GROUP)?.v as { deleted?: unknown } | undefined
  return value?.deleted === 1
}

/** What a row says, without the stamps. */
export const valuesOf = (row: Pick<LocalRow, 'groups'>): Map<string, unknown> =>
  new Map([...row.groups].map(([group, { v }]) => [group, v]))
