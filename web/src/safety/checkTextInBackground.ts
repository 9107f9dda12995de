import { toFields } from '@reprieve/contract/fields.ts'
import { FLAGS, type DangerFinding, type FlagId } from '@reprieve/domain/safety/danger.ts'
import { findDangerToShow, type ShownFlags } from '@reprieve/domain/safety/dangerToShow.ts'
import { lookForDanger } from '@reprieve/domain/safety/lookForDanger.ts'
import { storePart, readPart } from '../local/diaryParts.ts'
import type { Diary } from '../local/rows/rows.ts'
import { trackWrite } from '../local/database/pendingWrites.ts'
import { decideQuietLine } from './decideQuietLine.ts'
import { safetyBook } from './safetyBook.ts'
import { quietLineStore, safetyStore } from './safetyNotices.ts'

const IDS = ['crisis', ...Object.keys(FLAGS)] as FlagId[]

/** When each flag was last shown on this device. */
const shownFlags = (diary: Diary): Promise<ShownFlags> => readPart(diary, 'safety', shownFrom)

/** Stores the flag and the time, no text. [SAFE-10] */
async function noteShown(diary: Diary, { flags }: DangerFinding): Promise<void> {
  const at = diary.now()
  const now = Object.fromEntries(flags.map((flag) => [flag, at]))
  const kept = await readPart(diary, 'safety', toFields)
  await storePart(diary, 'safety', { ...kept, shown: { ...shownFrom(kept), ...now } })
}

function shownFrom(kept: unknown): ShownFlags {
  const shown = toFields(toFields(kept)['shown'])
  return Object.fromEntries(IDS.flatMap((id) => (Number.isSafeInteger(shown[id]) ? [[id, shown[id]]] : [])))
}

export interface WrittenText {
  text: string
  writtenAt: string
  /** A reflection of 0 or 1. */
  isLowDay?: boolean
}

/** Shows the card if there is a reason, otherwise the quiet line if there is one for it. [SAFE-9, SAFE-10, SAFE-22] */
export async function checkTextInBackground(
  diary: Diary,
  { text, writtenAt, isLowDay = false }: WrittenText,
): Promise<void> {
  // Reading the book takes time, and the next screen is loading.
  await whenQuiet()
  const found = lookForDanger(text, await safetyBook())
  if (found === null) {
    if (await decideQuietLine(diary, { text, isLowDay })) quietLineStore.show({ diary, writtenAt })
    return
  }
  // A locked diary cannot say what was shown: rather once too often than not at all.
  const shown = diary.codec.isLocked ? {} : await shownFlags(diary)
  const left = findDangerToShow(found, shown, diary.now())
  if (left === null) return
  safetyStore.show({ ...left, diary, writtenAt })
  if (!diary.codec.isLocked) await trackWrite(noteShown(diary, left))
}

const LATEST_MS = 500

const whenQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS })
    else setTimeout(resolve)
  })
