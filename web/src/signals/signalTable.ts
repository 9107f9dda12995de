import { signalClientId } from '@reprieve/contract/ids.ts'
import { DAY_KEYS } from '@reprieve/contract/signals/dayKeys.ts'
import { mergeSignalGroups, readSignalGroups } from '@reprieve/contract/signals/signalWire.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { MEASURE_NAMES, type DayValues, type Measure } from '@reprieve/domain/signals/measures.ts'
import {
  dayOfMonth,
  monthOf,
  type SignalMonth,
  type SignalSource,
} from '@reprieve/domain/signals/signalMonth.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { groupValues, isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { SIGNAL_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import type { SyncState } from '@reprieve/domain/sync/syncState.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import { useSyncExternalStore } from 'react'
import { perDiary } from '../local/perDiary.ts'
import { changeRows } from '../local/rows/changeRows.ts'
import { planDeletion } from '../local/rows/deleteRows.ts'
import { readRowsOfKind, type Diary } from '../local/rows/rows.ts'
import { changeAndTrash, type TrashChanges } from '../local/rows/trashedRows.ts'
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

/** A month to write: `decide` gets what is stored, null if there is none or it was deleted; null leaves it as it is. */
export interface MonthChange {
  source: string
  month: string
  decide: (stored: SignalMonth | null, clientId: string) => SignalMonth | null
}

/** What a change of months writes. Only what changed gets a stamp. [SIG-4] */
export function decideMonths(
  before: { rows: ReadonlyMap<string, LocalRow>; state: SyncState },
  changes: readonly MonthChange[],
  wallNow: number,
): { rows: LocalRow[]; state: SyncState } {
  let { state } = before
  const rows: LocalRow[] = []
  for (const { source, month, decide } of changes) {
    const clientId = signalClientId(source, month)
    const row = before.rows.get(clientId)
    const next = decide(row === undefined ? null : signalMonthOf(row), clientId)
    const values = next === null ? null : groupsToWrite(row, next)
    if (values === null) continue
    const begun = row === undefined ? beginRow(state, { clientId, kind: SIGNAL_KIND }) : { row, state }
    const saved = saveRow(begun.row, { values, clock: begun.state.clock, wallNow })
    rows.push(saved.row)
    state = { ...begun.state, clock: saved.clock }
  }
  return { rows, state }
}

/** Null if nothing changes. A deleted month begins anew: its old days do not come back with it. */
function groupsToWrite(row: LocalRow | undefined, next: SignalMonth): Map<string, unknown> | null {
  if (row === undefined) return mergeSignalGroups(new Map(), next)
  if (!isDeleted(row)) {
    const values = mergeSignalGroups(groupValues(row), next)
    return [...values].some(([group, v]) => !sameJson(row.groups.get(group)?.v, v)) ? values : null
  }
  const old = DAY_KEYS.filter((key) => row.groups.has(key))
  const cleared = old.map((key): [string, unknown] => [key, { [key]: {} }])
  return new Map([...cleared, ...mergeSignalGroups(new Map(), next)])
}

/** What a person entered for a day: null takes a value away. [SIG-12] */
export type EnteredValues = Readonly<Partial<Record<Measure, number | null>>>

/** Values entered by hand, in one strict transaction. [SIG-12] */
export async function saveDayValues(
  diary: Diary,
  day: LocalDay,
  entered: EnteredValues,
): Promise<Result<undefined, StorageFault>> {
  const source: SignalSource = 'self'
  const month = monthOf(day)
  const decide: MonthChange['decide'] = (stored, clientId) => {
    const days = new Map(stored?.days)
    const known = days.get(dayOfMonth(day)) ?? {}
    days.set(dayOfMonth(day), withEntered(known, entered))
    return { clientId, source, month, fileDay: null, days }
  }
  const saved = await changeRows(diary, [signalClientId(source, month)], (before) => {
    const { rows, state } = decideMonths(before, [{ source, month, decide }], diary.now())
    return rows.length === 0 ? {} : { rows, state }
  })
  return saved.ok ? ok(undefined) : saved
}

function withEntered(known: DayValues, entered: EnteredValues): DayValues {
  const values: Partial<Record<Measure, number>> = { ...known }
  for (const measure of MEASURE_NAMES) {
    const value = entered[measure]
    if (value === null) delete values[measure]
    else if (value !== undefined) values[measure] = value
  }
  return values
}

/** Deletes the rows of a source, a year in one transaction; they stay in the trash. Returns their ids. [SIG-8] */
export async function deleteSource(
  diary: Diary,
  months: readonly SignalMonth[],
): Promise<Result<undefined, StorageFault>> {
  for (let from = 0; from < months.length; from += MONTHS_AT_ONCE) {
    const ids = months.slice(from, from + MONTHS_AT_ONCE).map(({ clientId }) => clientId)
    const deleted = await changeAndTrash(diary, ids, ({ rows, state: before }): TrashChanges => {
      let state = before
      const changes = { rows: [] as LocalRow[], drop: [] as LocalRow[], trash: [] as LocalRow[] }
      for (const row of rows.values()) {
        if (isDeleted(row)) continue
        const planned = planDeletion(row, { state, wallNow: diary.now() })
        changes.rows.push(...(planned.rows ?? []))
        changes.drop.push(...(planned.drop ?? []))
        changes.trash.push(...(planned.trash ?? []))
        state = planned.state ?? state
      }
      return { ...changes, state }
    })
    if (!deleted.ok) return deleted
  }
  return ok(undefined)
}

export const MONTHS_AT_ONCE = 12
