import type { Diary } from '../../local/rows/rows.ts'
import { countWaitingPurchases } from '../../purchases/purchaseTable.ts'
import type { SyncEngine } from '../../sync/syncEngine.ts'
import { countUnsent } from '../../sync/unsentCount.ts'

/** Entries that the server has rejected permanently do not block a report: it will not have them later either. */
export async function syncBeforeReport(
  diary: Diary,
  engine: SyncEngine | null,
): Promise<'sent' | 'not-all' | 'away'> {
  if (engine === null) return 'away'
  const end = await engine.syncNow()
  if (end.is === 'stopped') return 'away'
  const [{ unsent }, purchases] = await Promise.all([countUnsent(diary), countWaitingPurchases(diary)])
  return unsent > purchases ? 'not-all' : 'sent'
}
