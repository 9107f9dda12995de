import { useSyncExternalStore } from 'react'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { listTrashedRecordDrafts, type RecordDraft } from '../records/recordDraft.ts'
import { listTrashedReflectionDrafts, type DatedReflectionDraft } from '../reflections/reflectionDraft.ts'

interface ClosedDrafts {
  records: readonly RecordDraft[]
  reflections: readonly DatedReflectionDraft[]
}

const NONE: ClosedDrafts = { records: [], reflections: [] }

const watchClosed = perDiary((diary: Diary): WatchedRead<ClosedDrafts> =>
  watch(diary.doorbell, ['drafts'], async () => ({
    records: await listTrashedRecordDrafts(diary),
    reflections: await listTrashedReflectionDrafts(diary),
  })),
)

/** Drafts closed without saving that can be restored. Empty while they are read, and if they cannot be. [REC-50] */
export function useClosedDrafts(diary: Diary): ClosedDrafts {
  const { subscribe, current } = watchClosed(diary)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' ? seen.value : NONE
}
