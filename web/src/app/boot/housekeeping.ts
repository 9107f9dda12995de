import { WEEK_MS } from '@reprieve/domain/time/instant.ts'
import type { OpenDiary } from '../../access/diary.ts'
import { storeChoice, readChoice } from '../../device/storage.ts'
import { emptyTrash } from '../../local/drafts.ts'
import { sweepRows } from '../../local/rows/rows.ts'

const SWEPT = 'swept'
const SWEEP_AFTER_MS = WEEK_MS

/**
 * Housekeeping: saves what an earlier page left unsaved (SETT-4), empties expired trash, drops old deletions and
 * chats, counts today's questionnaires, and once a week checks every row for what no index can find (LOCAL-4).
 */
export async function runHousekeeping(diary: OpenDiary): Promise<void> {
  // A locked diary cannot be read, so nothing can be decided. [LOCK-12]
  if (diary.lock.is === 'locked') return
  const { saveUnsavedSettings } = await import('../../settings/saving/saveUnsavedSettings.ts')
  await saveUnsavedSettings(diary)
  // Also if the lock was removed since or its entries were imported: otherwise they would stay invisible. [LOCK-11]
  const { mergeLockedEntries } = await import('./mergeLockedEntries.ts')
  await mergeLockedEntries(diary)
  await emptyTrash(diary)
  const { deleteExpiredInput } = await import('../../local/unsavedInput.ts')
  await deleteExpiredInput(diary)
  const { deleteExpiredReplacedValues } = await import('../../local/rows/replacedValues.ts')
  await deleteExpiredReplacedValues(diary)
  const { wipeDeleted } = await import('../../sync/trash/wipeDeleted.ts')
  await wipeDeleted(diary)
  // A new period of an institution's questionnaire also starts offline. [QST-30]
  const { recountToComplete } = await import('../../questionnaires/listTable.ts')
  await recountToComplete(diary)
  const { removeExpiredImports } = await import('../../sync/transfer/importUndoNotes.ts')
  await removeExpiredImports(diary)
  const { sweepExchanges } = await import('../../assistant/chatTable.ts')
  await sweepExchanges(diary)
  const last = Number(readChoice(SWEPT) ?? 0)
  if (diary.now() - last < SWEEP_AFTER_MS) return
  await sweepRows(diary)
  storeChoice(SWEPT, String(diary.now()))
}
