import { PARTS_RING } from '../local/diaryParts.ts'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { SERVER_COPIES } from '../local/serverCopies.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { readServerRecord } from '../purchases/serverRecord.ts'
import { readStoredGuide, type Guide } from './guideTable.ts'
import { readPendingActions, applyPendingActions } from './pendingActionsTable.ts'

/** What the device knows of the guide, without a request. */
export type KnownGuide = { is: 'unknown' } | { is: 'denied' } | { is: 'known'; guide: Guide }

/** What the server sent, with unsent actions applied. [GUIDE-15] */
export async function readGuide(diary: Diary): Promise<KnownGuide> {
  const [record, guide, wishes] = await Promise.all([
    readServerRecord(diary),
    readStoredGuide(diary),
    readPendingActions(diary),
  ])
  if (record?.['pain_guide_available'] === false) return { is: 'denied' }
  if (guide === null) return { is: 'unknown' }
  const categories = guide.categories.map((category) => ({
    ...category,
    contents: category.contents.map((content) => applyPendingActions(content, wishes)),
  }))
  return { is: 'known', guide: { ...guide, categories } }
}

export const watchGuide = perDiary((diary: Diary): WatchedRead<KnownGuide> =>
  watch(diary.doorbell, [SERVER_COPIES, PARTS_RING], () => readGuide(diary)),
)
