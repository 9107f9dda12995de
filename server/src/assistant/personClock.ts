import { sql } from 'kysely'
import { firstDayOfWeek } from '@reprieve/domain/results/calendar/weekStart.ts'
import type { Weekday } from '@reprieve/domain/schedule/frequency.ts'
import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import type { Db } from '../db/pool.ts'

/** The person's UTC offset, for "last week": as sent, else that of their latest record. [ASST-30] */
export async function findPersonOffset(db: Db, userId: number, told: number | null): Promise<number> {
  if (told !== null) return told
  const { rows } = await sql<{ offset: unknown }>`
    select g.value -> 'v' -> 'time_offset' as offset
    from (select groups from item where user_id = ${userId} and kind = 'record' and not deleted
      order by seq desc limit 1) last, jsonb_each(last.groups) g
    where g.value -> 'v' ? 'time_offset' limit 1`.execute(db)
  const offset = rows[0]?.offset
  return typeof offset === 'number' && Number.isSafeInteger(offset) ? offset : 0
}

/** The first day of the week from the device, else by language: English is also used where it is Monday. [ASST-30] */
export const chooseWeekStart = (language: Language, told?: number | null): Weekday =>
  WEEKDAYS.find((day) => day === told) ?? firstDayOfWeek(intlTag(language))

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
