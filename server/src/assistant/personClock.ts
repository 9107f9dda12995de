import { firstDayOfWeek } from '@reprieve/domain/results/calendar/weekStart.ts'
import type { Weekday } from '@reprieve/domain/schedule/frequency.ts'
import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import type { Db } from '../db/pool.ts'
import { findLatestOffset } from './recordOffsetStore.ts'

/** The person's UTC offset, for "last week": as sent, else that of their latest record. [ASST-30] */
export async function findPersonOffset(db: Db, userId: number, sentOffset: number | null): Promise<number> {
  if (sentOffset !== null) return sentOffset
  const offset = await findLatestOffset(db, userId)
  return typeof offset === 'number' && Number.isSafeInteger(offset) ? offset : 0
}

/** The first day of the week from the device, else by language: English is also used where it is Monday. [ASST-30] */
export const chooseWeekStart = (language: Language, sentStart?: number | null): Weekday =>
  WEEKDAYS.find((day) => day === sentStart) ?? firstDayOfWeek(intlTag(language))

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
