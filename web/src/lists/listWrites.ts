import { toFields } from '@reprieve/contract/fields.ts'
import { newClientId } from '@reprieve/contract/ids.ts'
import { listItemToGroups, isOwnItem, type ListGroup } from '@reprieve/contract/lists/listFieldWire.ts'
import { itemsOfType } from '@reprieve/contract/lists/namedItems.ts'
import { toArrangement, arrangementChanges, type Arrangement } from '@reprieve/domain/lists/arrangement.ts'
import {
  newItem,
  changeItemName,
  type ItemFault,
  type ItemForm,
  type LabelledItem,
} from '@reprieve/domain/lists/editItem.ts'
import type { FieldType, ListItem } from '@reprieve/domain/lists/listItem.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { isDeleted, groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import type { SyncState } from '@reprieve/domain/sync/syncState.ts'
import { addRows, changeRows, type RowChanges, type RowsBefore } from '../local/rows/changeRows.ts'
import { planDeletion } from '../local/rows/deleteRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import { changeAndTrash, type TrashChanges } from '../local/rows/trashedRows.ts'
import type { StorageFault } from '../local/tables.ts'
import { BUILT_IN_ITEMS } from './builtInItems.ts'
import { allListItems, LIST_KIND, listItemFromRow } from './listTable.ts'

/** `not-here`: it was deleted meanwhile, or never reached this device. */
export type ListWriteFault = ItemFault | StorageFault | 'not-here'

/** The item to add; with the id of its form, a second press of the button does not add it again. [LIST-12] */
export interface NewListItem extends ItemForm {
  id?: string
  type: FieldType
}

/** Durable when it resolves. `items` are the list's items with their labels on the screen. */
export async function addItem(
  diary: Diary,
  { id = newClientId(diary.now()), ...form }: NewListItem,
  items: readonly LabelledItem[],
): Promise<Result<ListItem, ListWriteFault>> {
  const made = newItem(items, { id, ...form })
  if (!made.ok) return made
  const wallNow = diary.now()
  const added = await addRows(diary, [id], ({ rows, state }) => {
    const known = rows.get(id)
    if (known !== undefined && !isDeleted(known)) return { state }
    const begun =
      known === undefined ? beginRow(state, { clientId: id, kind: LIST_KIND }) : { row: known, state }
    const { row, clock } = saveRow(begun.row, {
      values: listItemToGroups(made.value),
      clock: begun.state.clock,
      wallNow,
    })
    return { rows: [row], state: { ...begun.state, clock } }
  })
  return added.ok ? made : added
}

/** A built-in item is not changed, and the attempt is reported. [LIST-3] */
export async function renameItem(
  diary: Diary,
  { id, ...form }: ItemForm & { id: string },
  items: readonly LabelledItem[],
): Promise<Result<ListItem, ListWriteFault>> {
  type Renaming = RowChanges & { renaming: Result<ListItem, ListWriteFault> }
  const saved = await changeRows(diary, [id], ({ rows, state }): Renaming => {
    const row = rows.get(id)
    const item = listItemFromRow(id, row)
    if (isNotOwn(id, row)) return { renaming: err('not-own') }
    if (row === undefined || item === null) return { renaming: err('not-here') }
    const renaming = changeItemName(items, item, form)
    if (!renaming.ok) return { renaming }
    return {
      renaming,
      ...saveItemGroups(
        { row, state },
        { item: renaming.value, groups: changedGroups(item, renaming.value) },
        diary.now(),
      ),
    }
  })
  return settled(saved, 'rename', ({ renaming }) => renaming)
}

/** The regions only if they changed: those that another app wrote stay as they are. [PLACE-7] */
const changedGroups = (was: ListItem, now: ListItem): readonly ListGroup[] => [
  'name',
  'icon',
  ...(sameJson(was.regions ?? [], now.regions ?? []) ? [] : (['regions'] as const)),
]

/** Returns the previous row, which `undoDelete` restores; null if it was gone already. [LIST-15] */
export async function deleteItem(
  diary: Diary,
  id: string,
): Promise<Result<LocalRow | null, StorageFault | 'not-own'>> {
  type Deletion = TrashChanges & { deletion: Result<LocalRow | null, 'not-own'> }
  const deleted = await changeAndTrash(diary, [id], ({ rows, state }): Deletion => {
    const was = rows.get(id)
    if (isNotOwn(id, was)) return { deletion: err('not-own') }
    if (was === undefined || isDeleted(was)) return { deletion: ok(null) }
    return { deletion: ok(was), ...planDeletion(was, { state, wallNow: diary.now() }) }
  })
  return settled(deleted, 'delete', ({ deletion }) => deletion)
}

/** Writes these groups of the item to one row; unknown fields in a group stay. [SYNC I14] */
export function saveItemGroups(
  { row, state }: { row: LocalRow; state: SyncState },
  { item, groups }: { item: ListItem; groups: readonly ListGroup[] },
  wallNow: number,
): { rows: LocalRow[]; state: SyncState } {
  const written = [...listItemToGroups(item, groups)]
  const values = new Map(
    written.map(([group, value]) => [group, { ...toFields(row.groups.get(group)?.v), ...value }]),
  )
  const saved = saveRow(row, { values, clock: state.clock, wallNow })
  return { rows: [saved.row], state: { ...state, clock: saved.clock } }
}

const isNotOwn = (id: string, row: LocalRow | undefined): boolean =>
  BUILT_IN_ITEMS.has(id) || (row !== undefined && !isOwnItem(groupValues(row)))

/** The result, once it is written or rejected. */
function settled<Done, T, F extends string>(
  written: Result<Done, StorageFault>,
  attempted: string,
  outcome: (done: Done) => Result<T, F>,
): Result<T, F | StorageFault> {
  if (!written.ok) return written
  const result = outcome(written.value)
  if (!result.ok && result.reason === 'not-own') reportListFault('not-own', attempted)
  return result
}

/** A fault that no button can cause: our own bug, or another client's. */
type InternalFault = 'not-own' | 'empty-list'

/** Reported like any other bug of ours; the attempted action is skipped. [LIST-3, LIST-9] */
function reportListFault(fault: InternalFault, attempted: string): void {
  globalThis.reportError(new Error(`a list was not changed (${attempted}): ${fault}`))
}

/**
 * Writes the arrangement of the list in one transaction. Returns the previous arrangement: applying that one undoes
 * this. [LIST-8]
 */
export async function applyArrangementToList(
  diary: Diary,
  type: FieldType,
  arrangement: Arrangement,
): Promise<Result<Arrangement, StorageFault | 'empty-list'>> {
  if (arrangement.length === 0) {
    reportListFault('empty-list', 'apply')
    return err('empty-list')
  }
  const ids = itemsOfType(await allListItems(diary), type).map(({ id }) => id)
  const applied = await changeRows(diary, ids, (before) =>
    decide(before, { ids, arrangement, now: diary.now() }),
  )
  return applied.ok ? ok(applied.value.was) : applied
}

interface ArrangementChange {
  ids: readonly string[]
  arrangement: Arrangement
  now: number
}

function decide(
  { rows, state }: RowsBefore,
  { ids, arrangement, now }: ArrangementChange,
): RowChanges & { was: Arrangement } {
  const items = ids.map((id) => listItemFromRow(id, rows.get(id))).filter((item) => item !== null)
  const changes = arrangementChanges(items, arrangement)
  const was = toArrangement(items)
  if (changes.length === 0) return { was }
  const written: LocalRow[] = []
  let next = state
  for (const change of changes) {
    const known = rows.get(change.item.id)
    const begun =
      known === undefined
        ? beginRow(next, { clientId: change.item.id, kind: LIST_KIND })
        : { row: known, state: next }
    const saved = saveItemGroups(begun, change, now)
    written.push(...saved.rows)
    next = saved.state
  }
  return { was, rows: written, state: next }
}
