import { sql } from 'kysely'
import { firstDayOfWeek } from '@reprieve/domain/results/calendar/weekStart.ts'
import type { Weekday } from '@reprieve/domain/schedule/frequency.ts'
import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import type { Db } from '../db/pool.ts'

/** "Last week" is the person's: by the clock that they sent, else by the one of their latest entry. [ASST-30] */
export async function offsetOf(db: Db, userId: number, told: number | null): Promise<number> {
  if (told !== null) return told
  const { rows } = await sql<{ offset: unknown }>`
    select g.value -> 'v' -> 'time_offset' as offset
    from (select groups from item where user_id = ${userId} and kind = 'record' and not deleted
      order by seq desc limit 1) last, jsonb_each(last.groups) g
    where g.value -> 'v' ? 'time_offset' limit 1`.execute(db)
  const offset = rows[0]?.offset
  return typeof offset === 'number' && Number.isSafeInteger(offset) ? offset : 0
}

/** A week begins as their device says: English is read where it begins on Monday too. [ASST-30] */
export const weekStartOf = (language: Language, told?: number | null): Weekday =>
  WEEKDAYS.find((day) => day === told) ?? firstDayOfWeek(intlTag(language))

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
