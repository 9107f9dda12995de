import { PROFILE_KIND, SETTINGS_KINDS } from '@reprieve/domain/sync/pushAct.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { SYNCED_CHANGE } from '../syncedAt.ts'
import { TRASH_KINDS } from '../trash/trashKinds.ts'
import { findWaiting } from './findWaiting.ts'
import { RESOLVED_CHANGE } from './settledUnreadable.ts'

/** The changes that the doorbell reports when a row is accepted or refused. A successful pass reports the rest. */
export const WAITING_CHANGES: readonly string[] = [
  ...TRASH_KINDS,
  PROFILE_KIND,
  ...SETTINGS_KINDS,
  SYNCED_CHANGE,
  RESOLVED_CHANGE,
]

export async function countWaiting(diary: Diary): Promise<number> {
  const { refused, unread } = await findWaiting(diary)
  return refused.length + unread.length
}
