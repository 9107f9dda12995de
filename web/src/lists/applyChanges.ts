import { itemsOfType } from '@reprieve/contract/lists/namedItems.ts'
import { toArrangement, arrangementChanges, type Arrangement } from '@reprieve/domain/lists/arrangement.ts'
import type { FieldType } from '@reprieve/domain/lists/listItem.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { changeRows, type RowChanges, type RowsBefore } from '../local/rows/changeRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { allListItems, listItemFromRow, LIST_KIND } from './listTable.ts'
import { reportListFault, saveItemGroups } from './listWrites.ts'

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
