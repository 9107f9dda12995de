import { lookForDanger } from '@reprieve/domain/safety/lookForDanger.ts'
import { shouldShow } from '@reprieve/domain/safety/shouldShow.ts'
import { onItsWay } from '../local/underWay.ts'
import type { Diary } from '../local/rows.ts'
import { safetyBook } from './safetyBook.ts'
import { safetyStore } from './safetyStore.ts'
import { noteShown, shownFlags } from './shownFlags.ts'

export interface Written {
  text: string
  writtenAt: string
}

/** Shows the card where there is a reason to. [SAFE-9, SAFE-10] */
export async function lookBehind(diary: Diary, { text, writtenAt }: Written): Promise<void> {
  // To read the book is work, and the next screen is on its way.
  await whenQuiet()
  const found = lookForDanger(text, await safetyBook())
  if (found === null) return
  // A locked diary cannot say what was shown: better once more than not at all.
  const shown = diary.codec.isLocked ? {} : await shownFlags(diary)
  const left = shouldShow(found, shown, diary.now())
  if (left === null) return
  safetyStore.show({ ...left, diary, writtenAt })
  if (!diary.codec.isLocked) await onItsWay(noteShown(diary, left))
}

const LATEST_MS = 500

const whenQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS })
    else setTimeout(resolve)
  })
