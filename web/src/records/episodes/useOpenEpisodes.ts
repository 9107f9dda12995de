import { RECORD_KIND, type SavedRecord } from '@reprieve/contract/records/recordCodec.ts'
import { sortOpenEpisodes, type OpenEpisodes } from '@reprieve/domain/records/openEpisode.ts'
import { DOSE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { storeChoice } from '../../device/storage.ts'
import { useNow } from '../../device/useNow.ts'
import { PARTS_RING } from '../../local/diaryParts.ts'
import { perDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { watch, type WatchedRead } from '../../local/watch.ts'
import { searchOpenHeads } from './keptHeads.ts'
import { readOpenEpisodes, type ShownEpisode } from './readEpisodes.ts'

const watchOpen = perDiary((diary: Diary): WatchedRead<readonly ShownEpisode[]> =>
  watch(diary.doorbell, [RECORD_KIND, DOSE_KIND, PARTS_RING], () => readOpenEpisodes(diary)),
)

/** How many home shows before "{n} more". [EPI-7] */
export const ON_HOME = 2

const NOTHING: readonly ShownEpisode[] = []

/** Null until read; nothing if it cannot be read: what goes on must not keep anybody from writing. */
export function useOpenEpisodes(diary: Diary): OpenEpisodes<SavedRecord> | null {
  const { subscribe, current } = watchOpen(diary)
  const seen = useSyncExternalStore(subscribe, current)
  const { at } = useNow()
  const read = seen.is === 'read' ? seen.value : seen.is === 'failed' ? NOTHING : null
  const episodes = useMemo(() => (read === null ? null : sortOpenEpisodes(read, at)), [read, at])
  const shown = episodes === null ? null : Math.min(episodes.onHome.length, ON_HOME)
  const isAny = shown !== 0 || (episodes?.toFinish.length ?? 0) > 0
  // So that the next opening reads them at once, and keeps the place of the strips free from the first frame on.
  useEffect(() => {
    if (shown !== null) storeChoice('goingRow', isAny ? String(shown) : null)
  }, [shown, isAny])
  return episodes
}

/** Finds what other devices and files have brought; it reads the whole diary, and so comes last. */
export function useEpisodeSearch(diary: Diary, isDue: boolean): void {
  useEffect(() => {
    if (isDue) void searchOpenHeads(diary).catch(() => undefined)
  }, [diary, isDue])
}
