import {
  readConditionGroups,
  conditionToGroups,
  newConditionToGroups,
} from '@reprieve/contract/conditions/conditionWire.ts'
import { newClientId } from '@reprieve/contract/ids.ts'
import {
  isKnownAs,
  newCondition,
  type ConditionFault,
  type NewCondition,
} from '@reprieve/domain/conditions/addCondition.ts'
import type { Condition } from '@reprieve/domain/conditions/condition.ts'
import { err, type Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { isDeleted, groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import type { SyncState } from '@reprieve/domain/sync/syncState.ts'
import { draftDeletion } from '../local/drafts.ts'
import { addRows, type RowChanges } from '../local/rows/changeRows.ts'
import { type Diary, getRow, readRowsOfKind, routeIdFor, rowByRoute } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'

export const CONDITION_KIND = 'condition'

/** A condition stored in the diary. */
export interface StoredCondition extends Condition {
  /** The id in its URL: a local number until the server has assigned one. [COND-11] */
  routeId: string
  /** Why the server rejects its changes; null if it does not (D29). */
  refusedBy: number | null
}

/** All conditions of the profile that are not deleted, including hidden ones. */
export async function allConditions(diary: Diary): Promise<StoredCondition[]> {
  const rows = await readRowsOfKind(diary, CONDITION_KIND)
  return rows.map(conditionOf).filter((condition) => condition !== null)
}

/** Finds it by the number in its URL or by its id; also by that of a copy that was merged into it (D29). */
export async function conditionByRoute(diary: Diary, id: string): Promise<StoredCondition | null> {
  const row = (await rowByRoute(diary, id, CONDITION_KIND)) ?? (await getRow(diary, id))
  const own = row?.kind === CONDITION_KIND ? conditionOf(row) : null
  return own ?? (await allConditions(diary)).find((one) => isKnownAs(one, id)) ?? null
}

function conditionOf(row: LocalRow): StoredCondition | null {
  const condition = isDeleted(row) ? null : readConditionGroups(groupValues(row), row.clientId)
  if (condition === null) return null
  const routeId = routeIdFor({ serverId: row.idOnServer, localId: row.localId }) ?? row.clientId
  return { ...condition, routeId, refusedBy: row.setAside?.code ?? null }
}

interface Adding {
  /** The id of its form: a second press of the button does not add it again. A catalogue entry has its own id. */
  formId?: string
  /** The draft that is deleted with the save. */
  draftId?: string
}

/** Durable when it resolves. A deleted condition is restored. [COND-1, COND-4, COND-5] */
export async function addCondition(
  diary: Diary,
  wanted: NewCondition,
  { formId, draftId }: Adding = {},
): Promise<Result<Condition, ConditionFault | StorageFault>> {
  const id = wanted.id ?? formId ?? newClientId(diary.now())
  const others = (await allConditions(diary)).filter((one) => one.id !== formId)
  const made = newCondition(others, { ...wanted, id })
  if (!made.ok) return made
  type ConditionAddResult = RowChanges & { state: SyncState; isOther: boolean }
  const added = await addRows(diary, [id], ({ rows, state }): ConditionAddResult => {
    const known = rows.get(id)
    if (known !== undefined && hasOtherValues(known, made.value)) return { state, isOther: true }
    const ends = draftId === undefined ? {} : draftDeletion(draftId)
    return { isOther: false, ...addOrRestoreConditionRow({ known, state }, made.value, diary.now()), ...ends }
  })
  if (!added.ok) return added
  return added.value.isOther ? err('already-added') : made
}

/** Another tab added the same one first with other values: one of both would be lost. [COND-14] */
export const hasOtherValues = (known: LocalRow, condition: Condition): boolean =>
  !isDeleted(known) &&
  [...newConditionToGroups(condition)].some(([group, v]) => {
    const there = known.groups.get(group)
    // The name belongs to the catalogue entry, and another app version may have another name for it.
    return there !== undefined && !(group === 'name' && condition.number !== null) && !sameJson(there.v, v)
  })

/**
 * A new row for it, or the deleted one restored with the new values. An existing row, from another tab or an
 * interrupted write that had reached the disk, gets the groups that it does not have yet. [COND-3, COND-5, COND-14]
 */
export function addOrRestoreConditionRow(
  { known, state }: { known: LocalRow | undefined; state: SyncState },
  condition: Condition,
  wallNow: number,
): { rows: LocalRow[]; state: SyncState } {
  if (known !== undefined && !isDeleted(known)) return filledRow({ known, state }, condition, wallNow)
  const begun =
    known === undefined
      ? beginRow(state, { clientId: condition.id, kind: CONDITION_KIND })
      : { row: known, state }
  const values = known === undefined ? newConditionToGroups(condition) : conditionToGroups(condition)
  const { row, clock } = saveRow(begun.row, { values, clock: begun.state.clock, wallNow })
  return { rows: [row], state: { ...begun.state, clock } }
}

function filledRow(
  { known, state }: { known: LocalRow; state: SyncState },
  condition: Condition,
  wallNow: number,
): { rows: LocalRow[]; state: SyncState } {
  const values = new Map([...newConditionToGroups(condition)].filter(([group]) => !known.groups.has(group)))
  if (values.size === 0) return { rows: [], state }
  const { row, clock } = saveRow(known, { values, clock: state.clock, wallNow })
  return { rows: [row], state: { ...state, clock } }
}
