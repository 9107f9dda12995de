import { conditionToGroups } from '@reprieve/contract/conditions/conditionWire.ts'
import { toFields, type Fields } from '@reprieve/contract/fields.ts'
import { isKnownAs, newCondition, type ConditionFault } from '@reprieve/domain/conditions/addCondition.ts'
import type { Condition } from '@reprieve/domain/conditions/condition.ts'
import { err, type Result } from '@reprieve/domain/result.ts'
import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { saveEdited } from '@reprieve/domain/sync/saveRow.ts'
import { draftDeletion } from '../local/drafts.ts'
import { changeRows, type RowChanges } from '../local/rows/changeRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { allConditions } from './conditionTable.ts'

/** `not-here`: it was deleted meanwhile, or never reached this device. */
export type ConditionWriteFault = ConditionFault | StorageFault | 'not-here'

export interface ConditionChange {
  /** As it was when the person started: what they did not touch may have changed elsewhere meanwhile. */
  opened: Condition
  next: Condition
  draftId?: string
}

/** Durable when it resolves. [COND-3, COND-4, COND-9] */
export async function editCondition(
  diary: Diary,
  { opened, next, draftId }: ConditionChange,
): Promise<Result<Condition, ConditionWriteFault>> {
  const all = await allConditions(diary)
  // While it was edited it may have been merged into another: the changes go there (D29).
  const id = all.find((one) => isKnownAs(one, opened.id))?.id ?? opened.id
  const others = all.filter((one) => one.id !== id)
  const made = newCondition(others, { ...next, id })
  if (!made.ok) return made
  const edited = { opened: { ...opened, id }, next: made.value }
  return change(diary, { ...edited, ...(draftId !== undefined && { draftId }) })
}

/** Whether it is offered; it stays in the profile. [COND-7] */
export const setConditionShown = (
  diary: Diary,
  condition: Condition,
  isShown: boolean,
): Promise<Result<Condition, StorageFault | 'not-here'>> =>
  change(diary, { opened: condition, next: { ...condition, isShown } })

async function change(
  diary: Diary,
  { opened, next, draftId }: ConditionChange,
): Promise<Result<Condition, StorageFault | 'not-here'>> {
  type ConditionChangeResult = RowChanges & { changed: Result<Condition, 'not-here'> }
  const ends = draftId === undefined ? {} : draftDeletion(draftId)
  const saved = await changeRows(diary, [opened.id], ({ rows, state }): ConditionChangeResult => {
    const row = rows.get(opened.id)
    if (row === undefined || isDeleted(row)) return { changed: err('not-here') }
    const values = changedGroups(row, opened, next)
    const changed: ConditionChangeResult['changed'] = { ok: true, value: next }
    if (values.size === 0) return { changed, ...ends }
    const { row: written, clock } = saveEdited(row, { values, clock: state.clock, wallNow: diary.now() })
    return { changed, rows: [written], state: { ...state, clock }, ...ends }
  })
  return saved.ok ? saved.value.changed : saved
}

/** The person's changes, by group; unknown fields in a changed group stay. [COND-3] */
function changedGroups(row: LocalRow, opened: Condition, next: Condition): Map<string, Fields> {
  const before = conditionToGroups(opened)
  const changed = [...conditionToGroups(next)].filter(([group, v]) => !sameJson(before.get(group), v))
  return new Map(
    changed.map(([group, v]) => {
      const ours = new Set(Object.keys(before.get(group) ?? {}))
      const kept = Object.entries(toFields(row.groups.get(group)?.v)).filter(([key]) => !ours.has(key))
      return [group, { ...Object.fromEntries(kept), ...v }]
    }),
  )
}
