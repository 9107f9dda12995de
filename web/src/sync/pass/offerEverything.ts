import { offerAgain, startEpoch } from '@reprieve/domain/sync/syncState.ts'
import { changeRows } from '../../local/changeRows.ts'
import type { Diary } from '../../local/rows.ts'
import { loadSyncState } from '../../local/syncStateStore.ts'
import type { StorageFault } from '../../local/tables.ts'

const AT_ONCE = 1_000

/**
 * The server was restored and may lack anything: all rows of the device are offered again. [SYNC-16]
 * The epoch is written last: after an interruption the next pull finds the new epoch again and all is repeated, which
 * changes nothing. Written first, rows not marked yet would never be offered.
 */
export async function offerEverything(diary: Diary, epoch: string): Promise<StorageFault | null> {
  // Without a lock, another tab may have done it already.
  if ((await loadSyncState(diary)).state.epoch === epoch) return null
  const ids = await everyId(diary)
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const offered = await changeRows(diary, ids.slice(start, start + AT_ONCE), ({ rows }) => ({
      rows: [...rows.values()].map(offerAgain),
    }))
    if (!offered.ok) return offered.reason
  }
  const begun = await changeRows(diary, [], ({ state }) =>
    state.epoch === epoch ? {} : { state: startEpoch(state, epoch) },
  )
  return begun.ok ? null : begun.reason
}

async function everyId({ tables }: Diary): Promise<string[]> {
  const raws = await tables.everyRow()
  return raws
    .map((raw) => (raw as { clientId?: unknown }).clientId)
    .filter((clientId) => typeof clientId === 'string')
}
