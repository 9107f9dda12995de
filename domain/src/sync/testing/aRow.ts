import type { DeviceClock } from '../deviceClock.ts'
import { emptyRow, type LocalRow } from '../localRow.ts'
import type { Groups } from '../mergeItem.ts'
import { saveRow, type RowSaveResult } from '../saveRow.ts'
import { CLOCK_START, makeStamp, type Stamp } from '../stamp.ts'

export const ROW_NOW = 1_700_000_000_000
export const DEVICE = 'aaaaaaaaaaaa'
export const CLOCK: DeviceClock = { device: DEVICE, hlc: CLOCK_START, offset: 0 }

export const stampAt = (ms: number, device = 'bbbbbbbbbbbb'): Stamp => makeStamp({ ms, counter: 0 }, device)

export const saveValues = (
  row: LocalRow,
  values: Record<string, unknown>,
  { clock = CLOCK, at = ROW_NOW }: { clock?: DeviceClock; at?: number } = {},
): RowSaveResult => saveRow(row, { values: new Map(Object.entries(values)), clock, wallNow: at })

/** A record of this device that no server has seen. */
export const aNewRow = (at = ROW_NOW): LocalRow =>
  saveValues(emptyRow('record-1', 'record'), { severity: 7, note: 'bad night' }, { at }).row

/** The same row after the server acknowledged it. */
export const aKnownRow = (at = ROW_NOW): LocalRow => ({
  ...aNewRow(at),
  idOnServer: 1_000_001,
  pend: new Set(),
  dirty: false,
  sent: true,
})

export const stampGroups = (values: Record<string, unknown>, s: Stamp): Groups =>
  new Map(Object.entries(values).map(([group, v]) => [group, { v, s }]))
