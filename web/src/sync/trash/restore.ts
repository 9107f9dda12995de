import { fieldsOf } from '@reprieve/contract/fields.ts'
import { reflectionOfGroups } from '@reprieve/contract/reflections/reflectionWire.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { isDeleted } from '@reprieve/domain/sync/localRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { changeRows } from '../../local/changeRows.ts'
import type { Diary } from '../../local/rows.ts'
import type { Shelved, StorageFault } from '../../local/tables.ts'
import { changeAndTrash, isSaidBy, saysSomething, type AfterTrash } from '../../local/trashShelf.ts'
import { asideOf } from '../../reflections/asideTable.ts'
import type { Trashed } from './findTrash.ts'
import { REFLECTION_KIND } from './trashKinds.ts'

/**
 * `asked`: its day has another reflection by now, and the user is asked to choose. `there`: it was restored or created
 * again meanwhile; what is in the trash stays. `gone`: nothing is left to restore.
 */
export type Restored = 'restored' | 'asked' | 'there' | 'gone'

type Decided = AfterTrash & { restored: Restored }

/** An ordinary save, so that the later action wins on every device (D32). [SYNC-31] */
export async function restore(diary: Diary, trashed: Trashed): Promise<Result<Restored, StorageFault>> {
  const done = trashed.place === 'row' ? await revive(diary, trashed) : await unshelve(diary, trashed)
  return done.ok ? ok(done.value.restored) : done
}

const revive = (diary: Diary, { clientId }: Trashed): Promise<Result<Decided, StorageFault>> =>
  changeRows(diary, [clientId], ({ rows, state }): Decided => {
    const row = rows.get(clientId)
    if (row === undefined || !saysSomething(row)) return { restored: 'gone' }
    if (!isDeleted(row)) return { restored: 'there' }
    const { row: living, clock } = saveRow(row, {
      values: new Map(),
      clock: state.clock,
      wallNow: diary.now(),
    })
    return { restored: 'restored', rows: [living], state: { ...state, clock } }
  })

async function unshelve(diary: Diary, trashed: Trashed): Promise<Result<Decided, StorageFault>> {
  const { id, clientId, kind, values } = trashed
  const taken = { unshelve: [{ shelf: 'trash', id }] } as const
  const aside = await asideFor(diary, trashed)
  return changeAndTrash(diary, [clientId], ({ rows, state }): Decided => {
    const known = rows.get(clientId)
    if (known !== undefined && !isDeleted(known)) {
      if (isSaidBy(known, values)) return { restored: 'there', ...taken }
      return aside === null ? { restored: 'there' } : { restored: 'asked', shelve: [aside], ...taken }
    }
    // With a new local number: its old one may be taken in the diary that this trash was imported to.
    const begun = known === undefined ? beginRow(state, { clientId, kind }) : { row: known, state }
    const { row, clock } = saveRow(begun.row, { values, clock: begun.state.clock, wallNow: diary.now() })
    // Deleted, created again and deleted again: the row has other values, which are overwritten now.
    const trash = known === undefined || isSaidBy(known, values) ? [] : [known]
    return { restored: 'restored', rows: [row], state: { ...begun.state, clock }, trash, ...taken }
  })
}

/** What is written if its day is taken, encoded before any transaction opens. [REF-12] */
async function asideFor(diary: Diary, { kind, values }: Trashed): Promise<Shelved | null> {
  if (kind !== REFLECTION_KIND) return null
  const read = reflectionOfGroups(values, { kind: 'not-saved-yet' })
  return read.ok ? asideOf(diary, read.value) : null
}

/** Adds the name for want of which the server refused the item. */
export const named = (trashed: Trashed, name: string): Trashed => ({
  ...trashed,
  values: new Map([
    ...trashed.values,
    ['name', { ...fieldsOf(trashed.values.get('name')), common_name: name }],
  ]),
})
