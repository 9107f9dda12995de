import { useDiary } from '../../access/diary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { countWaitingPurchases } from '../../purchases/purchaseTable.ts'
import { ReportsScreen } from '../../reports/ReportsScreen.tsx'
import type { SyncEngine } from '../../sync/syncEngine.ts'
import { countUnsent } from '../../sync/unsentCount.ts'
import { useSync } from '../../sync/useSync.ts'

/** Reports with a sync pass before each: reports do not import the sync. */
export function ReportsRoute() {
  const diary = useDiary()
  const engine = useSync()
  return <ReportsScreen syncFirst={() => syncFirst(diary, engine)} />
}

/** Entries that the server has rejected permanently do not block a report: it will not have them later either. */
async function syncFirst(diary: Diary, engine: SyncEngine | null): Promise<'sent' | 'not-all' | 'away'> {
  if (engine === null) return 'away'
  const end = await engine.syncNow()
  if (end.is === 'stopped') return 'away'
  const [{ unsent }, purchases] = await Promise.all([countUnsent(diary), countWaitingPurchases(diary)])
  return unsent > purchases ? 'not-all' : 'sent'
}
