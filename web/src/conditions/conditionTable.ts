import {
  conditionOfGroups,
  groupsOfCondition,
  groupsOfNewCondition,
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
import { isDeleted, valuesOf, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import type { SyncState } from '@reprieve/domain/sync/syncState.ts'
import { addRows, type After } from '../local/changeRows.ts'
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

/** By the number in an address, or by its id where it has none; also by that of a copy that was merged into it (D29). */
export async function conditionByRoute(diary: Diary, id: string): Promise<KeptCondition | null> {
  const row = (await rowByRoute(diary, id, CONDITION_KIND)) ?? (await getRow(diary, id))
  const own = row?.kind === CONDITION_KIND ? conditionOf(row) : null
  return own ?? (await allConditions(diary)).find((one) => isKnownAs(one, id)) ?? null
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
  type ConditionAddResult = After & { state: SyncState; isOther: boolean }
  const added = await addRows(diary, [id], ({ rows, state }): ConditionAddResult => {
    const known = rows.get(id)
    if (known !== undefined && saysOther(known, made.value)) return { state, isOther: true }
    const ends = draftId === undefined ? {} : draftEnds(draftId)
    return { isOther: false, ...begunRow({ known, state }, made.value, diary.now()), ...ends }
  })
  if (!added.ok) return added
  return added.value.isOther ? err('already-added') : made
}

/** Another tab was quicker with the same one, and told something else of it: one of both would be lost. [COND-14] */
export const saysOther = (known: LocalRow, condition: Condition): boolean =>
  !isDeleted(known) &&
  [...groupsOfNewCondition(condition)].some(([group, v]) => {
    const there = known.groups.get(group)
    // What it is called is of its entry, which another version of the app may tell otherwise.
    return there !== undefined && !(group === 'name' && condition.number !== null) && !sameJson(there.v, v)
  })

/**
 * A row for it, or the one that was deleted brought back to life with what is told now. One that is there, from another
 * tab or from a write that was cut off after it had reached the disk, gets what it does not tell yet.
 * [COND-3, COND-5, COND-14]
 */
export function begunRow(
  { known, state }: { known: LocalRow | undefined; state: SyncState },
  condition: Condition,
  wallNow: number,
): { rows: LocalRow[]; state: SyncState } {
  if (known !== undefined && !isDeleted(known)) return filledRow({ known, state }, condition, wallNow)
  const begun =
    known === undefined
      ? beginRow(state, { clientId: condition.id, kind: CONDITION_KIND })
      : { row: known, state }
  const values = known === undefined ? groupsOfNewCondition(condition) : groupsOfCondition(condition)
  const { row, clock } = saveRow(begun.row, { values, clock: begun.state.clock, wallNow })
  return { rows: [row], state: { ...begun.state, clock } }
}

function filledRow(
  { known, state }: { known: LocalRow; state: SyncState },
  condition: Condition,
  wallNow: number,
): { rows: LocalRow[]; state: SyncState } {
  const values = new Map([...groupsOfNewCondition(condition)].filter(([group]) => !known.groups.has(group)))
  if (values.size === 0) return { rows: [], state }
  const { row, clock } = saveRow(known, { values, clock: state.clock, wallNow })
  return { rows: [row], state: { ...state, clock } }
}
