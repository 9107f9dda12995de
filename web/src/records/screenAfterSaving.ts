import { homeFromSettings } from '@reprieve/contract/home/homeWire.ts'
import { reflectionClientId } from '@reprieve/contract/ids.ts'
import { mayPrompt } from '@reprieve/domain/home/storedHome.ts'
import { diaryDayAt } from '@reprieve/domain/reflections/diaryDay.ts'
import { nextScreenAfterRecord } from '@reprieve/domain/reflections/nextScreenAfterRecord.ts'
import { isDeleted } from '@reprieve/domain/sync/localRow.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { clientType } from '../device/clientType.ts'
import { getRow, type Diary } from '../local/rows/rows.ts'
import { hasSeenReminders } from '../reminders/remindersSeen.ts'
import { readSettings } from '../settings/saving/settingsTable.ts'
import { countRecords } from './readRecords.ts'

interface JustSaved {
  isNew: boolean
  now: LocalInstant
  client?: typeof clientType
}

/** The screen to open after a save. What cannot be read now is asked another time. [REF-11, REM-18, SET-13] */
export async function screenAfterSaving(
  diary: Diary,
  { isNew, now, client = clientType }: JustSaved,
): Promise<ReturnType<typeof nextScreenAfterRecord>> {
  if (!isNew) return 'back'
  try {
    const isReflectionDone = (await hasReflection(diary, now)) || !(await mayAskToReflect(diary))
    return nextScreenAfterRecord({
      isNewRecord: true,
      isReflectionDone,
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

const mayAskToReflect = async (diary: Diary): Promise<boolean> =>
  mayPrompt(homeFromSettings(await readSettings(diary, 'home_cards')), 'reflection')

async function hasReflection(diary: Diary, now: LocalInstant): Promise<boolean> {
  const row = await getRow(diary, reflectionClientId(diaryDayAt(now).reflected))
  return row !== null && !isDeleted(row)
}
