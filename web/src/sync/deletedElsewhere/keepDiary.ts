import { certainNow } from '@reprieve/domain/sync/certainNow.ts'
import { clearServerState } from '@reprieve/domain/sync/clearServerState.ts'
import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { isMovedAway } from '@reprieve/domain/sync/movedAway.ts'
import { LIST_KIND } from '@reprieve/domain/sync/pushAct.ts'
import type { DeviceDatabase } from '../../local/database/deviceDatabase.ts'
import { DELETED_KEPT_MS } from '../../local/drafts.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { loadSyncState } from '../../local/rows/syncStateStore.ts'
import { changeAndTrash, deletedAt } from '../../local/rows/trashedRows.ts'
import type { StorageFault } from '../../local/tables.ts'
import { forgetSyncedAt } from '../syncedAt.ts'

const AT_ONCE = 1_000
/** Copies of server responses: of pushes, and about the user. */
const SHELVES = ['answers', 'known'] as const

/**
 * Removes all that the diary knows of its server, and nothing that a person wrote. Safe to repeat and to interrupt: if
 * the account still exists, its rows are offered again under the ids that the server knows. [ACC-22]
 */
async function forgetServer(diary: Diary): Promise<StorageFault | null> {
  const ids = await everyId(diary)
  // Before the server is forgotten, and with it the server's time. [SYNC-38]
  const since = certainNow((await loadSyncState(diary)).state, diary.now()) - DELETED_KEPT_MS
  for (let start = 0; start === 0 || start < ids.length; start += AT_ONCE) {
    const changed = await changeAndTrash(diary, ids.slice(start, start + AT_ONCE), ({ rows, state }) => {
      const all = [...rows.values()]
      const gone = all.filter(isNoMore)
      return {
        drop: gone,
        // What can be restored still can, without the tombstone. [SYNC-31]
        trash: gone.filter((row) => (deletedAt(row) ?? since) > since && !isMovedAway(row)),
        ...clearServerState(
          all.filter((row) => !isNoMore(row)),
          state,
        ),
      }
    })
    if (!changed.ok) return changed.reason
  }
  await forgetSyncedAt(diary)
  for (const shelf of SHELVES) await forgetShelf(diary, shelf)
  return null
}

/** Its entries belonged to the account. */
async function forgetShelf({ tables }: Diary, shelf: (typeof SHELVES)[number]): Promise<void> {
  const ids = (await tables.shelf(shelf)).map((raw) => String((raw as { id?: unknown }).id))
  if (ids.length > 0) await tables.write({ unshelve: ids.map((id) => ({ shelf, id })) })
}

/** Without a server a tombstone is useless, except in a list, where it also says what is not shown. */
const isNoMore = (row: LocalRow): boolean => isDeleted(row) && row.kind !== LIST_KIND

async function everyId({ tables }: Diary): Promise<string[]> {
  const raws = await tables.everyRow()
  return raws
    .map((raw) => (raw as { clientId?: unknown }).clientId)
    .filter((clientId) => typeof clientId === 'string')
}

export interface KeepDiaryTools {
  diary: Diary
  userId: string
  device: Pick<DeviceDatabase, 'giveToAnonymous' | 'hasAnonymous'>
  /** The device still belongs to that user, and is locked: nobody has logged in in another tab meanwhile. */
  isStillTheirs: () => Promise<boolean>
  /** Tells all tabs that the owner of the device has no account. */
  become: () => Promise<void>
}

export type KeepDiaryOutcome = 'kept' | 'has-one' | 'gone' | 'failed'

/** D24: the diary of an account that was deleted elsewhere continues without one. [ACC-22] */
export async function keepDiary(parts: KeepDiaryTools): Promise<KeepDiaryOutcome> {
  const { diary, userId, device } = parts
  try {
    if (!(await parts.isStillTheirs())) return 'gone'
    if (await device.hasAnonymous()) return 'has-one'
    if ((await forgetServer(diary)) !== null) return 'failed'
    // Last: a device that dies before still has everything, under the account's name.
    const given = await device.giveToAnonymous(userId, { is: 'anonymous' })
    if (!given.ok) return given.reason === 'has-one' ? 'has-one' : 'gone'
    await parts.become()
    return 'kept'
  } catch {
    return 'failed'
  }
}
