import type { OpenDiary } from '../../access/diary.ts'
import { logUnseenLater } from '../../doses/logUnseenLater.ts'
import { noteUnseenLater } from '../../records/savedUnseen.ts'
import { mergeUnseen } from '../../reflections/mergeUnseen.ts'

const LOCK = 'reprieve-merge'

/** Merges what was written while locked into the diary; in one tab at a time. [LOCK-11] */
export async function mergeLockedEntries(diary: OpenDiary): Promise<void> {
  const merge = async (): Promise<void> => {
    await logUnseenLater(diary)
    await mergeUnseen(diary)
    await noteUnseenLater(diary)
  }
  // A browser without Web Locks (D56) has no app lock, but may have imported entries written while one was locked.
  await ('locks' in navigator ? navigator.locks.request(LOCK, merge) : merge())
}
