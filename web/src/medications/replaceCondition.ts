import { newClientId } from '@reprieve/contract/ids.ts'
import { readMedicationGroups } from '@reprieve/contract/medications/medicationWire.ts'
import { isKnownAs, newCondition, type NewCondition } from '@reprieve/domain/conditions/addCondition.ts'
import type { Condition } from '@reprieve/domain/conditions/condition.ts'
import { replacedPurpose } from '@reprieve/domain/medications/replacePurpose.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { isDeleted, groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { allConditions, addOrRestoreConditionRow, hasOtherValues } from '../conditions/conditionTable.ts'
import { editCondition, type ConditionWriteFault } from '../conditions/conditionWrites.ts'
import { draftDeletion } from '../local/drafts.ts'
import type { RowsBefore } from '../local/rows/changeRows.ts'
import { planDeletion } from '../local/rows/deleteRows.ts'
import { readRowsOfKind, type Diary } from '../local/rows/rows.ts'
import { changeAndTrash, type TrashChanges } from '../local/rows/trashedRows.ts'
import { changedMedicationGroups, MEDICATION_KIND } from './medicationTable.ts'

export interface ConditionReplacement {
  old: Condition
  /** With the dates and the visibility that it takes over. */
  next: NewCondition
  draftId: string
}

/**
 * Replaces a condition by another, also as the purpose of medications: all of it, or nothing. Purposes that have only a
 * text and were never a condition here stay as they are. [COND-10]
 */
export async function replaceCondition(
  diary: Diary,
  { old: opened, next, draftId }: ConditionReplacement,
): Promise<Result<Condition, ConditionWriteFault>> {
  const all = await allConditions(diary)
  // While it was edited it may have been merged into another (D29), possibly into the one that was found now.
  const old = all.find((one) => isKnownAs(one, opened.id)) ?? opened
  if (isKnownAs(old, next.id ?? ''))
    return editCondition(diary, { opened: old, next: { ...old, ...next, id: old.id }, draftId })
  const others = all.filter(({ id }) => id !== old.id)
  const made = newCondition(others, { ...next, id: next.id ?? newClientId(diary.now()) })
  if (!made.ok) return made
  const taken = await readRowsOfKind(diary, MEDICATION_KIND)
  const ids = [old.id, made.value.id, ...taken.map(({ clientId }) => clientId)]
  type Replaced = TrashChanges & { fault?: 'not-here' | 'already-added' }
  const replaced = await changeAndTrash(diary, ids, (before): Replaced => {
    const was = before.rows.get(old.id)
    if (was === undefined || isDeleted(was)) return { fault: 'not-here' }
    const known = before.rows.get(made.value.id)
    if (known !== undefined && hasOtherValues(known, made.value)) return { fault: 'already-added' }
    return { ...swap(before, { was, old, now: made.value }, diary.now()), ...draftDeletion(draftId) }
  })
  if (!replaced.ok) return replaced
  const { fault } = replaced.value
  return fault === undefined ? ok(made.value) : err(fault)
}

interface Swap {
  was: LocalRow
  old: Condition
  now: Condition
}

function swap({ rows, state: first }: RowsBefore, { was, old, now }: Swap, wallNow: number): TrashChanges {
  const begun = addOrRestoreConditionRow({ known: rows.get(now.id), state: first }, now, wallNow)
  let state = begun.state
  const swapped: LocalRow[] = []
  for (const row of rows.values()) {
    const values = row.kind === MEDICATION_KIND && !isDeleted(row) ? purposeOf(row, old, now) : null
    if (values === null) continue
    const saved = saveRow(row, { values, clock: state.clock, wallNow })
    swapped.push(saved.row)
    state = { ...state, clock: saved.clock }
  }
  const { rows: tombstones = [], drop = [], ...gone } = planDeletion(was, { state, wallNow })
  return { ...gone, rows: [...begun.rows, ...swapped, ...tombstones], drop, state: gone.state ?? state }
}

function purposeOf(row: LocalRow, old: Condition, now: Condition): Map<string, unknown> | null {
  const medication = readMedicationGroups(groupValues(row), row.clientId)
  if (medication === null) return null
  const ids = new Set([old.id, ...(old.aliases ?? [])])
  const purpose = replacedPurpose(medication.purpose, ids, { id: now.id, text: now.name })
  return purpose === null ? null : changedMedicationGroups(row, medication, { ...medication, purpose })
}
