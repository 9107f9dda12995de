import { sweepRows, type Diary } from '../../local/rows.ts'
import { SETTLED } from './settledUnreadable.ts'

/** What cannot be read is known only when somebody reads it: who asks for the list is not told of what was met by chance. */
export async function lookThrough(diary: Diary): Promise<void> {
  const before = await diary.tables.unreadable()
  await sweepRows(diary)
  const after = await diary.tables.unreadable()
  if (after.length > before.length) diary.doorbell.ring([SETTLED])
}
