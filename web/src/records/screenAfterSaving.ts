import { homeFromSettings } from '@reprieve/contract/home/homeWire.ts'
import { reflectionClientId } from '@reprieve/contract/ids.ts'
import { mayPrompt } from '@reprieve/domain/home/storedHome.ts'
import { diaryDayAt } from '@reprieve/domain/reflections/diaryDay.ts'
import { nextScreenAfterRecord } from '@reprieve/domain/reflections/nextScreenAfterRecord.ts'
import { isDeleted } from '@reprieve/domain/sync/localRow.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { clientType } from '../device/clientType.ts'
import { getRow, type Diary } from '../local/rows/rows.ts'
import { hasSeenReminders } from '../reminders/remindersSeen.ts'
import { readSettings } from '../settings/saving/settingsTable.ts'
import { countRecords, latestRecords } from './readRecords.ts'

interface JustSaved {
  isNew: boolean
  now: LocalInstant
  client?: typeof clientType
}

/** The screen to open after a save. What cannot be read now is asked another time. [REF-11, REM-18, SET-13, SIMPLE-1] */
export async function screenAfterSaving(
  diary: Diary,
  { isNew, now, client = clientType }: JustSaved,
): Promise<ReturnType<typeof nextScreenAfterRecord>> {
  if (!isNew) return 'back'
  try {
    const home = homeFromSettings(await readSettings(diary, 'home_cards'))
    if (home.isSimple === true) return 'back'
    const isReflectionDone = (await hasReflection(diary, now)) || !mayPrompt(home, 'reflection')
    return nextScreenAfterRecord({
      isNewRecord: true,
      isReflectionDone,
      isDayBeforeDiary: !isReflectionDone && (await isBeforeDiary(diary, now)),
      ...(await remindersFor(diary, client)),
    })
  } catch {
    return 'back'
  }
}

/** An app installed from the browser counts as an app. In a browser tab nothing is asked or read. [REM-18] */
async function remindersFor(diary: Diary, client: typeof clientType) {
  if (client() === 'web') return { isWeb: true, hasSeenReminders: false, isFirstRecord: false }
  const hasSeen = await hasSeenReminders(diary)
  return {
    isWeb: false,
    hasSeenReminders: hasSeen,
    isFirstRecord: !hasSeen && (await countRecords(diary)) === 1,
  }
}

async function hasReflection(diary: Diary, now: LocalInstant): Promise<boolean> {
  const row = await getRow(diary, reflectionClientId(diaryDayAt(now).reflected))
  return row !== null && !isDeleted(row)
}

/** More records than anybody has on the first day of a diary. */
const FIRST_DAY_RECORDS = 20

/** In the morning of the first day a reflection would be about a day that the diary does not have. */
async function isBeforeDiary(diary: Diary, now: LocalInstant): Promise<boolean> {
  const { today, reflected } = diaryDayAt(now)
  if (reflected === today) return false
  const latest = await latestRecords(diary, FIRST_DAY_RECORDS)
  const isFromToday = ({ startsAt, timeOffset }: (typeof latest)[number]): boolean =>
    dayOf({ at: startsAt, offset: timeOffset }) >= today
  return latest.length < FIRST_DAY_RECORDS && latest.every(isFromToday)
}
