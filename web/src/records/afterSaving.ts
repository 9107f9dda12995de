import { reflectionClientId } from '@reprieve/contract/ids.ts'
import { afterRecord } from '@reprieve/domain/reflections/afterRecord.ts'
import { dayThatIsOn } from '@reprieve/domain/reflections/reflection.ts'
import { isDeleted } from '@reprieve/domain/sync/localRow.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { getRow, type Diary } from '../local/rows.ts'

/** Where a saved record leads. What cannot be read now is asked for another time. [REF-11] */
export async function wayAfter(
  diary: Diary,
  { isNew, now }: { isNew: boolean; now: LocalInstant },
): Promise<ReturnType<typeof afterRecord>> {
  const isReflectionDone = isNew ? await hasReflection(diary, now).catch(() => true) : true
  return afterRecord({
    isNewRecord: isNew,
    isReflectionDone,
    // This is the app of the browser: there is no page about reminders before it.
    isWeb: true,
    isFirstRecord: false,
    hasSeenReminders: false,
  })
}

async function hasReflection(diary: Diary, now: LocalInstant): Promise<boolean> {
  const row = await getRow(diary, reflectionClientId(dayThatIsOn(now)))
  return row !== null && !isDeleted(row)
}
