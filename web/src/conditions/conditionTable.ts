import {
  conditionOfGroups,
  groupsOfCondition,
  groupsOfNewCondition,
} from '@reprieve/contract/conditions/conditionWire.ts'
import { newClientId } from '@reprieve/contract/ids.ts'
import {
  newCondition,
  type ConditionFault,
  type NewCondition,
} from '@reprieve/domain/conditions/addCondition.ts'
import type { Condition } from '@reprieve/domain/conditions/condition.ts'
import type { Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { isDeleted, valuesOf, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import type { SyncState } from '@reprieve/domain/sync/syncState.ts'
import { addRows } from '../local/changeRows.ts'
import { draftEnds } from '../local/drafts.ts'
import { routeIdFor, rowByRoute } from '../local/rowByRoute.ts'
import { getRow, rowsOf, type Diary } from '../local/rows.ts'
import type { StorageFault } from '../local/tables.ts'

export const CONDITION_KIND = 'condition'

/** One that the diary has. */
export interface KeptCondition extends Condition {
  /** What stands in its address: a number of this device until the server has given it one. [COND-11] */
  routeId: string
  /** Why the server does not take what was changed in it; null while nothing stands against it (D29). */
  refusedBy: number | null
}

/** All of the profile, hidden ones too, none of them deleted. */
export async function allConditions(diary: Diary): Promise<KeptCondition[]> {
  const rows = await rowsOf(diary, CONDITION_KIND)
  return rows.map(conditionOf).filter((condition) => condition !== null)
}

/** By the number in an address, or by its id where it has none. */
export async function conditionByRoute(diary: Diary, id: string): Promise<KeptCondition | null> {
  const row = (await rowByRoute(diary, id, CONDITION_KIND)) ?? (await getRow(diary, id))
  return row?.kind === CONDITION_KIND ? conditionOf(row) : null
}

function conditionOf(row: LocalRow): KeptCondition | null {
  const condition = isDeleted(row) ? null : conditionOfGroups(valuesOf(row), row.clientId)
  if (condition === null) return null
  const routeId = routeIdFor({ serverId: row.idOnServer, localId: row.localId }) ?? row.clientId
  return { ...condition, routeId, refusedBy: row.setAside?.code ?? null }
}

interface Adding {
  /** Of its form: a second press of the button adds it no second time. An entry has an id of its own. */
  formId?: string
  /** What was begun ends with it. */
  draftId?: string
}

/** Durable when it resolves. One that was deleted is the same again. [COND-1, COND-4, COND-5] */
export async function addCondition(
  diary: Diary,
  wanted: NewCondition,
  { formId, draftId }: Adding = {},
): Promise<Result<Condition, ConditionFault | StorageFault>> {
  const id = wanted.id ?? formId ?? newClientId(diary.now())
  const others = (await allConditions(diary)).filter((one) => one.id !== formId)
  const made = newCondition(others, { ...wanted, id })
  if (!made.ok) return made
  const added = await addRows(diary, [id], ({ rows, state }) => ({
    ...begunRow({ known: rows.get(id), state }, made.value, diary.now()),
    ...(draftId === undefined ? {} : draftEnds(draftId)),
  }))
  return added.ok ? made : added
}

/** A row for it, or the one that was deleted brought back to life with what is told now. [COND-3, COND-5] */
export function begunRow(
  { known, state }: { known: LocalRow | undefined; state: SyncState },
  condition: Condition,
  wallNow: number,
): { rows: LocalRow[]; state: SyncState } {
  // A write that was cut off after it had reached the disk.
  if (known !== undefined && !isDeleted(known)) return { rows: [], state }
  const begun =
    known === undefined
      ? beginRow(state, { clientId: condition.id, kind: CONDITION_KIND })
      : { row: known, state }
  const values = known === undefined ? groupsOfNewCondition(condition) : groupsOfCondition(condition)
  const { row, clock } = saveRow(begun.row, { values, clock: begun.state.clock, wallNow })
  return { rows: [row], state: { ...begun.state, clock } }
}
