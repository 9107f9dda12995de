import { signalClientId } from '@reprieve/contract/ids.ts'
import { mergeSignalGroups, readSignalGroups } from '@reprieve/contract/signals/signalWire.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import type { SignalMonth } from '@reprieve/domain/signals/signalMonth.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { groupValues, isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { SIGNAL_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { useSyncExternalStore } from 'react'
import { perDiary } from '../local/perDiary.ts'
import { changeRows } from '../local/rows/changeRows.ts'
import { readRowsOfKind, type Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { watch } from '../local/watch.ts'

export async function readSignals(diary: Diary): Promise<SignalMonth[]> {
  const rows = await readRowsOfKind(diary, SIGNAL_KIND)
  return rows.map(signalMonthOf).filter((month) => month !== null)
}

const watchedSignals = perDiary((diary) => watch(diary.doorbell, [SIGNAL_KIND], () => readSignals(diary)))

/** All day values; null until first read. */
export function useSignals(diary: Diary): readonly SignalMonth[] | null {
  const { subscribe, current } = watchedSignals(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}

const signalMonthOf = (row: LocalRow): SignalMonth | null =>
  isDeleted(row) ? null : readSignalGroups(groupValues(row), row.clientId)

/** What to store of a month; null leaves it as it is. `stored` is null if there is none, or it was deleted. */
type DecideMonth = (stored: SignalMonth | null) => SignalMonth | null

export interface MonthChange {
  source: string
  month: string
  decide: DecideMonth
}

/** Writes some months in one strict transaction. Only what changed gets a stamp. [SIG-4] */
export async function changeSignalMonths(
  diary: Diary,
  changes: readonly MonthChange[],
): Promise<Result<{ changed: number }, StorageFault>> {
  const ids = changes.map(({ source, month }) => signalClientId(source, month))
  const written = await changeRows(diary, ids, ({ rows, state: before }) => {
    let state = before
    const made: LocalRow[] = []
    changes.forEach(({ decide }, index) => {
      const clientId = ids[index]!
      const row = rows.get(clientId)
      const next = decide(row === undefined ? null : signalMonthOf(row))
      if (next === null) return
      const values = mergeSignalGroups(row === undefined ? new Map() : groupValues(row), next)
      if (row !== undefined && !isDeleted(row) && !hasChange(row, values)) return
      const begun = row === undefined ? beginRow(state, { clientId, kind: SIGNAL_KIND }) : { row, state }
      const saved = saveRow(begun.row, { values, clock: begun.state.clock, wallNow: diary.now() })
      made.push(saved.row)
      state = { ...begun.state, clock: saved.clock }
    })
    return made.length === 0 ? {} : { rows: made, state }
  })
  if (!written.ok) return written
  const { rows = [] } = written.value as { rows?: readonly LocalRow[] }
  return ok({ changed: rows.length })
}

const hasChange = (row: LocalRow, values: ReadonlyMap<string, unknown>): boolean =>
  [...values].some(([group, v]) => !sameJson(row.groups.get(group)?.v, v))
