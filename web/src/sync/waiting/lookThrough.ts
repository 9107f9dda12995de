import { sweepRows, type Diary } from '../../local/rows/rows.ts'
import { RESOLVED_CHANGE } from './settledUnreadable.ts'

/** An unreadable row is only found by reading it: reads everything, so that the list is complete. */
export async function findUnreadableRows(diary: Diary): Promise<void> {
  const before = await diary.tables.unreadable()
  await sweepRows(diary)
  const after = await diary.tables.unreadable()
  if (after.length > before.length) diary.doorbell.ring([RESOLVED_CHANGE])
}
