import type { OpenDiary } from '../../access/diary.ts'
import { logLockedDoses } from '../../doses/lockedDoses.ts'
import { logLockedSaves } from '../../records/localSaveLog.ts'
import { mergeLockedReflections } from '../../reflections/mergeLockedReflections.ts'

const LOCK = 'reprieve-merge'

/** Merges what was written while locked into the diary; in one tab at a time. [LOCK-11] */
export async function mergeLockedEntries(diary: OpenDiary): Promise<void> {
  const merge = async (): Promise<void> => {
    await logLockedDoses(diary)
    await mergeLockedReflections(diary)
    await logLockedSaves(diary)
  }
  // A browser without Web Locks (D56) has no app lock, but may have imported entries written while one was locked.
  await ('locks' in navigator ? navigator.locks.request(LOCK, merge) : merge())
}
