import type { Groups } from './mergeItem.ts'
import type { Stamp } from './stamp.ts'

/** A value of this device that was overwritten before any server saw it; it is sent along for the history. */
export interface LostValue {
  group: string
  hlc: Stamp
  value: unknown
}

/** Why a row is quarantined; it stays on the device, visible and exportable. */
export interface Quarantine {
  code: number
}

/** One item as stored on the device. References inside use client ids, never numbers. */
export interface LocalRow {
  clientId: string
  kind: string
  /** The item's number on this device, issued once [SYNC-19]; null for items that a pull brought. */
  localId: number | null
  /** Null until the server assigns one. Null does not mean that the row was never sent: see `sent`. */
  idOnServer: number | null
  groups: Groups
  /** Groups that no server has acknowledged. */
  pend: ReadonlySet<string>
  /** Incremented with every change, so that a response can be matched to the row's current content. */
  ver: number
  dirty: boolean
  /** A request with this row may have left the device. */
  sent: boolean
  lost: readonly LostValue[]
  /** How often the server refused the row when it was sent alone. */
  refusals: number
  setAside: Quarantine | null
}

/** A row's content without its sync state: enough to read what a person wrote. */
export type RowContent = Pick<LocalRow, 'clientId' | 'kind' | 'localId' | 'idOnServer' | 'groups'>

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

/** The row's values by group, without stamps. */
export const groupValues = (row: Pick<LocalRow, 'groups'>): Map<string, unknown> =>
  new Map([...row.groups].map(([group, { v }]) => [group, v]))
