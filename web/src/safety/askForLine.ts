import { fieldsOf } from '@reprieve/contract/fields.ts'
import { reflectionClientId } from '@reprieve/contract/ids.ts'
import { reflectionOf } from '@reprieve/contract/reflections/savedReflection.ts'
import { lookForConcern, type ConcernSign } from '@reprieve/domain/safety/concern/lookForConcern.ts'
import { hasLowDays, lastDays, type ScoredDay } from '@reprieve/domain/safety/concern/lowDays.ts'
import { shouldShowLine } from '@reprieve/domain/safety/concern/shouldShowLine.ts'
import { dayOf, type LocalDay } from '@reprieve/domain/time/localDay.ts'
import { offsetAt } from '../device/useNow.ts'
import { keepPart, partOf } from '../local/parts.ts'
import { getRow, type Diary } from '../local/rows.ts'
import { onItsWay } from '../local/underWay.ts'
import { concernBook } from './concernBook.ts'
import { quietLineSwitch } from './quietLineSwitch.ts'

interface LineQuestion {
  text: string
  /** A reflection of 0 or 1 was just saved. */
  isLowDay: boolean
}

/**
 * Whether to show the quiet line for what was written; if so, stores the day. Runs on the device only, and nothing
 * leaves it. A locked diary cannot say when the line was last shown, so it is not shown. [SAFE-20, SAFE-23]
 */
export async function askForLine(diary: Diary, { text, isLowDay }: LineQuestion): Promise<boolean> {
  if (!quietLineSwitch.current() || diary.codec.isLocked) return false
  const at = diary.now()
  const today = dayOf({ at, offset: offsetAt(at) })
  const shownOn = await lineShownOn(diary)
  if (shownOn === today) return false
  const sign: ConcernSign = text.trim() === '' ? 'none' : lookForConcern(text, await concernBook(text))
  if (sign === 'none' && !isLowDay) return false
  const isShown = shouldShowLine({
    sign,
    isLowDay,
    hasLowDays: sign !== 'concern' && hasLowDays(await scoredDays(diary, today), today),
    shownOn,
    today,
    isOff: false,
  })
  if (isShown) await onItsWay(noteLineShown(diary, today))
  return isShown
}

const lineShownOn = (diary: Diary): Promise<LocalDay | null> =>
  partOf(diary, 'safety', (kept) => {
    const day = fieldsOf(kept)['lineShownOn']
    return typeof day === 'string' ? day : null
  })

/** Stores only the day, beside the data of the safety cards. */
async function noteLineShown(diary: Diary, day: LocalDay): Promise<void> {
  const kept = await partOf(diary, 'safety', fieldsOf)
  await keepPart(diary, 'safety', { ...kept, lineShownOn: day })
}

const scoredDays = async (diary: Diary, today: LocalDay): Promise<ScoredDay[]> =>
  Promise.all(
    lastDays(today).map(async (day) => {
      const row = await getRow(diary, reflectionClientId(day))
      return { day, score: row === null ? null : (reflectionOf(row)?.score ?? null) }
    }),
  )
