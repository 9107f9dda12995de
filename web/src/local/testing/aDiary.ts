import { emptyRow, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import type { Change } from '../doorbell.ts'
import { changeRows } from '../rows/changeRows.ts'
import type { Diary } from '../rows/rows.ts'
import { memoryTables } from './memoryTables.ts'
import { NO_DAY } from '../tables.ts'
import { PLAIN_CODEC } from '../database/idbTables.ts'

export const NOON = Date.UTC(2026, 2, 1, 12)

export type TestDiary = Diary & { rung: Change[]; putRaw: (raw: unknown) => Promise<void> }

/** A diary in memory that records the calls of its doorbell. */
export function aDiary(own: Partial<Diary> = {}): TestDiary {
  const tables = memoryTables()
  const rung: Change[] = []
  const doorbell = {
    ring: (change: Change) => void rung.push(change),
    listen: () => () => {},
    close: () => {},
  }
  const dayOf = (row: LocalRow): number => Number(row.groups.get('day')?.v ?? NO_DAY)
  return { tables, codec: PLAIN_CODEC, doorbell, now: () => NOON, dayOf, rung, putRaw: tables.putRaw, ...own }
}

/** Saves like the app: with a stamp of the device's clock. */
export const save = (
  diary: Diary,
  clientId: string,
  values: Record<string, unknown>,
  unshelve: string[] = [],
) =>
  changeRows(diary, [clientId], ({ rows, state }) => {
    const before = rows.get(clientId) ?? emptyRow(clientId, 'record')
    const change = { values: new Map(Object.entries(values)), clock: state.clock, wallNow: diary.now() }
    const { row, clock } = saveRow(before, change)
    return {
      rows: [row],
      state: { ...state, clock },
      unshelve: unshelve.map((id) => ({ shelf: 'drafts', id })),
    }
  })
