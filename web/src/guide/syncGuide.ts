import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows/rows.ts'
import { readServerRecord } from '../purchases/serverRecord.ts'
import { dropGuide, readStoredGuide } from './guideTable.ts'
import { sendPendingActions } from './pendingActionsTable.ts'

/**
 * Sends what was pressed offline; removes what the person may no longer read, opened again or not. [GUIDE-14, GUIDE-15]
 */
export async function syncGuide(diary: Diary, ask: Ask): Promise<void> {
  await sendPendingActions(diary, ask)
  const record = await readServerRecord(diary)
  if (record?.['pain_guide_available'] !== false) return
  if ((await readStoredGuide(diary)) !== null) await dropGuide(diary)
}
