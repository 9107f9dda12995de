import { restartPull, lacksRows } from '@reprieve/domain/sync/syncState.ts'
import { changeRows } from '../../local/rows/changeRows.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { loadSyncState } from '../../local/rows/syncStateStore.ts'
import type { StorageFault } from '../../local/tables.ts'
import type { Pass } from './syncPass.ts'

/** The change that the doorbell reports for it. */
export const MISSING_CHANGE = 'missing'

/**
 * A browser that has lost a part of its store may still have its position in the server's sequence: it would never
 * receive again what it lacks. [SYNC-36]
 */
export async function fetchMissing({ diary, note }: Pass): Promise<StorageFault | null> {
  const { tables, doorbell } = diary
  const found = await tables.countAll()
  const { state } = await loadSyncState(diary)
  if (!lacksRows(state, found)) return null
  note('rows that are missing', (state.rows ?? 0) - found)
  const begun = await changeRows(diary, [], ({ state: now }) =>
    lacksRows(now, found) ? { state: restartPull(now, found) } : {},
  )
  if (!begun.ok) return begun.reason
  doorbell.ring([MISSING_CHANGE])
  return null
}

/** After a complete sync. A row written meanwhile makes the number too low, which does no harm. */
export async function noteRows(diary: Diary): Promise<void> {
  const rows = await diary.tables.countAll()
  await changeRows(diary, [], ({ state }) =>
    state.rows === rows ? {} : { state: { ...state, rows }, isRelaxed: true },
  )
}
