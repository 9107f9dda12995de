import { certainNow } from '@reprieve/domain/sync/certainNow.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { DELETED_KEPT_MS } from '../../local/drafts.ts'
import { changeRows } from '../../local/rows/changeRows.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { loadSyncState } from '../../local/rows/syncStateStore.ts'
import { deletedAt, isTombstoneGroup, hasContent } from '../../local/rows/trashedRows.ts'
import { isUserCreated, readTombstones } from './findTrash.ts'

const AT_ONCE = 200

/**
 * Of rows deleted more than 30 days ago only the tombstone stays, as on the server, which does the same by itself:
 * nothing is sent. Rows that the server has not acknowledged stay complete until it has. [SYNC-31, SYNC-38]
 */
export async function wipeDeleted(diary: Diary): Promise<void> {
  const surely = certainNow((await loadSyncState(diary)).state, diary.now())
  const old = (await readTombstones(diary)).filter((row) => isToWipe(row, surely))
  for (let start = 0; start < old.length; start += AT_ONCE) {
    const ids = old.slice(start, start + AT_ONCE).map(({ clientId }) => clientId)
    const wiped = await changeRows(diary, ids, ({ rows, state }) => ({
      rows: [...rows.values()]
        .filter((row) => isToWipe(row, certainNow(state, diary.now())))
        .map(withoutContent),
      // As in markSent.ts: it distinguishes a row from one created again under the same id.
      state,
    }))
    // Without space, or without a database, it waits for the next time.
    if (!wiped.ok) return
  }
}

function isToWipe(row: LocalRow, surely: number): boolean {
  const at = deletedAt(row)
  if (at === null || surely - at <= DELETED_KEPT_MS) return false
  return !row.dirty && row.pend.size === 0 && row.lost.length === 0 && isUserCreated(row) && hasContent(row)
}

const withoutContent = (row: LocalRow): LocalRow => ({
  ...row,
  groups: new Map([...row.groups].filter(([group]) => isTombstoneGroup(group))),
  ver: row.ver + 1,
})
