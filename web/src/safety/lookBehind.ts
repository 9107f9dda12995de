import { lookForDanger } from '@reprieve/domain/safety/lookForDanger.ts'
import { shouldShow } from '@reprieve/domain/safety/shouldShow.ts'
import { onItsWay } from '../local/underWay.ts'
import type { Diary } from '../local/rows.ts'
import { askForLine } from './askForLine.ts'
import { quietLineStore } from './quietLineStore.ts'
import { safetyBook } from './safetyBook.ts'
import { safetyStore } from './safetyStore.ts'
import { noteShown, shownFlags } from './shownFlags.ts'

export interface WrittenText {
  text: string
  writtenAt: string
  /** A reflection of 0 or 1. */
  isLowDay?: boolean
}

/** Shows the card if there is a reason, otherwise the quiet line if there is one for it. [SAFE-9, SAFE-10, SAFE-22] */
export async function lookBehind(
  diary: Diary,
  { text, writtenAt, isLowDay = false }: WrittenText,
): Promise<void> {
  // Reading the book takes time, and the next screen is loading.
  await whenQuiet()
  const found = lookForDanger(text, await safetyBook())
  if (found === null) {
    if (await askForLine(diary, { text, isLowDay })) quietLineStore.show({ diary, writtenAt })
    return
  }
  // A locked diary cannot say what was shown: rather once too often than not at all.
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
