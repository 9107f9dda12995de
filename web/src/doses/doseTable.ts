import { readDoseGroups, doseToGroups } from '@reprieve/contract/doses/doseWire.ts'
import type { Dose } from '@reprieve/domain/doses/dose.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { isDeleted, groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { DOSE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { saveEdited, saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { addRows, changeRows } from '../local/rows/changeRows.ts'
import { planDeletion } from '../local/rows/deleteRows.ts'
import { getRow, latestRows, type Diary } from '../local/rows/rows.ts'
import { changeAndTrash, type TrashChanges } from '../local/rows/trashedRows.ts'
import type { StorageFault } from '../local/tables.ts'

/** The last first. */
export async function latestDoses(diary: Diary, count: number): Promise<Dose[]> {
  const rows = await latestRows(diary, DOSE_KIND, count)
  const doses = rows.map(doseOf).filter((dose) => dose !== null)
  return doses.sort((one, other) => other.takenAt - one.takenAt || (one.id < other.id ? 1 : -1))
}

/** The doses of these ids that still exist. */
export async function dosesById(diary: Diary, ids: readonly string[]): Promise<Dose[]> {
  const rows = await Promise.all(ids.map((id) => getRow(diary, id)))
  return rows.map((row) => (row === null ? null : doseOf(row))).filter((dose) => dose !== null)
}

/** Durable when it resolves, in one transaction. An existing dose stays: a second press logs nothing. [DOSE-1] */
export async function addDoses(
  diary: Diary,
  doses: readonly Dose[],
): Promise<Result<undefined, StorageFault>> {
  const wallNow = diary.now()
  const ids = doses.map(({ id }) => id)
  const added = await addRows(diary, ids, ({ rows, state: before }) => {
    let state = before
    const made: LocalRow[] = []
    for (const dose of doses) {
      if (rows.has(dose.id)) continue
      const begun = beginRow(state, { clientId: dose.id, kind: DOSE_KIND })
      const { clock } = begun.state
      const saved = saveRow(begun.row, { values: doseToGroups(dose), clock, wallNow })
      made.push(saved.row)
      state = { ...begun.state, clock: saved.clock }
    }
    return { rows: made, state }
  })
  return added.ok ? ok(undefined) : added
}

/** Deletes all of them in one transaction, or none. Returns the rows as they were, for `undoDelete`. [MDAY-8] */
export async function deleteDoses(
  diary: Diary,
  ids: readonly string[],
): Promise<Result<readonly LocalRow[], StorageFault>> {
  type Deleted = TrashChanges & { were: readonly LocalRow[] }
  const deleted = await changeAndTrash(diary, ids, ({ rows: stored, state: first }): Deleted => {
    const were = ids.flatMap((id) => stored.get(id) ?? []).filter((row) => !isDeleted(row))
    let state = first
    const rows: LocalRow[] = []
    const drop: LocalRow[] = []
    const trash: LocalRow[] = []
    for (const was of were) {
      const plan = planDeletion(was, { state, wallNow: diary.now() })
      rows.push(...(plan.rows ?? []))
      drop.push(...(plan.drop ?? []))
      trash.push(...(plan.trash ?? []))
      state = plan.state ?? state
    }
    return were.length === 0 ? { were } : { were, rows: rows, drop: drop, trash: trash, state }
  })
  return deleted.ok ? ok(deleted.value.were) : deleted
}

/** A dose as it was opened, and as it should become. */
export interface DoseChange {
  opened: Dose
  next: Dose
}

/** Writes only the changes: the rest may have changed elsewhere. A deleted dose stays deleted. [DOSE-5, DOSE-11] */
export async function changeDoses(
  diary: Diary,
  changes: readonly DoseChange[],
): Promise<Result<undefined, StorageFault>> {
  const ids = changes.map(({ opened }) => opened.id)
  const changed = await changeRows(diary, ids, ({ rows, state }) => {
    let { clock } = state
    const made: LocalRow[] = []
    for (const { opened, next } of changes) {
      const row = rows.get(opened.id)
      const values = changedGroups(opened, next)
      if (row === undefined || isDeleted(row) || values.size === 0) continue
      const saved = saveEdited(row, { values, clock, wallNow: diary.now() })
      made.push(saved.row)
      clock = saved.clock
    }
    return made.length === 0 ? {} : { rows: made, state: { ...state, clock } }
  })
  return changed.ok ? ok(undefined) : changed
}

function changedGroups(opened: Dose, next: Dose): Map<string, unknown> {
  const before = doseToGroups(opened)
  return new Map([...doseToGroups(next)].filter(([group, v]) => !sameJson(before.get(group), v)))
}

export const doseOf = (row: LocalRow): Dose | null =>
  isDeleted(row) ? null : readDoseGroups(groupValues(row), row.clientId)
