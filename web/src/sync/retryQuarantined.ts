import { retryRow } from '@reprieve/domain/sync/quarantine.ts'
import { changeRows } from '../local/rows/changeRows.ts'
import type { Diary } from '../local/rows/rows.ts'

/** Makes quarantined rows eligible again: Retry and a new app version include them. */
export async function retryQuarantined(diary: Diary): Promise<void> {
  const raws = (await diary.tables.dirtyRows()) as { clientId: string; setAside?: unknown }[]
  const ids = raws.filter((raw) => (raw.setAside ?? null) !== null).map(({ clientId }) => clientId)
  if (ids.length === 0) return
  await changeRows(diary, ids, ({ rows }) => ({ rows: [...rows.values()].map(retryRow) }))
}

const NAME = 'set-aside'

/** A new version may write them as the server accepts them. [SYNC-17] */
export async function retryQuarantinedAfterUpdate(diary: Diary, version: string): Promise<void> {
  const before = (await diary.tables.state(NAME)) as { rev?: unknown; value?: unknown } | undefined
  if (before?.value === version) return
  await retryQuarantined(diary)
  const rev = typeof before?.rev === 'number' ? before.rev + 1 : 1
  await diary.tables.write({ states: [{ name: NAME, rev, value: version }] })
}
