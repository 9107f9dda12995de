import { useDiary } from '../access/diary.ts'
import type { Diary } from '../local/rows.ts'
import { countWaitingPurchases } from '../purchases/purchaseTable.ts'
import { ReportsScreen } from '../reports/ReportsScreen.tsx'
import type { SyncEngine } from '../sync/syncEngine.ts'
import { countUnsent } from '../sync/unsentCount.ts'
import { useSync } from '../sync/useSync.ts'

/** Reports, with the pass that goes before each: they know nothing of sync. */
export function ReportsRoute() {
  const diary = useDiary()
  const engine = useSync()
  return <ReportsScreen syncFirst={() => syncFirst(diary, engine)} />
}

/** What the server has refused for ever it will not have in an hour either: that keeps nobody from a report. */
async function syncFirst(diary: Diary, engine: SyncEngine | null): Promise<'sent' | 'not-all' | 'away'> {
  if (engine === null) return 'away'
  const end = await engine.syncNow()
  if (end.is === 'stopped') return 'away'
  const [{ unsent }, purchases] = await Promise.all([countUnsent(diary), countWaitingPurchases(diary)])
  return unsent > purchases ? 'not-all' : 'sent'
}
