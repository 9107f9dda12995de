import type { OpenDiary } from '../access/openDiary.ts'
import { logUnseenLater } from '../doses/logUnseenLater.ts'
import { mergeUnseen } from '../reflections/mergeUnseen.ts'

const LOCK = 'reprieve-merge'

/** What was written while the lock was closed comes to the rest; in one tab at a time. [LOCK-11] */
export const mergeWritten = (diary: OpenDiary): Promise<void> =>
  navigator.locks.request(LOCK, async () => {
    await logUnseenLater(diary)
    await mergeUnseen(diary)
  })
