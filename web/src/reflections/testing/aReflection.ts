import type { SavedReflection } from '@reprieve/contract/reflections/savedReflection.ts'
import {
  finishReflection,
  setReflectionNote,
  setScore,
  type FinishedReflection,
} from '@reprieve/domain/reflections/editReflection.ts'
import { emptyReflection, type Reflection } from '@reprieve/domain/reflections/reflection.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { aDiary, NOON, type TestDiary } from '../../local/testing/aDiary.ts'
import { recordDay } from '../../records/recordDay.ts'
import { reflectionOfDay } from '../readReflections.ts'
import { saveReflection } from '../reflectionTable.ts'

/** Eight in the evening: the current day is that of the calendar. */
export const NOW = { at: NOON + 8 * HOUR_MS, offset: 0 }
export const TODAY = '2026-03-01'
export const YESTERDAY = '2026-02-28'

export const aReflectionDiary = (): TestDiary => aDiary({ dayOf: recordDay, now: () => NOW.at })

export const anEmptyReflection = (day: LocalDay = TODAY): Reflection => emptyReflection(NOW, day)

export const aScoredReflection = (score: number, { day = TODAY, note = '' } = {}): FinishedReflection =>
  toFinishedReflection(setReflectionNote(setScore(anEmptyReflection(day), score), note))

export function toFinishedReflection(draft: Reflection): FinishedReflection {
  const done = finishReflection({ opened: draft, draft, now: NOW })
  if (!done.ok) throw new Error(done.reason)
  return done.value
}

/** Saves it as a new one and reads it back. */
export async function saveAndReadReflection(
  diary: Diary,
  reflection: FinishedReflection,
): Promise<SavedReflection> {
  const made = await saveReflection(diary, {
    opened: anEmptyReflection(),
    finished: reflection,
    draftId: 'd',
  })
  if (!made.ok) throw new Error(made.reason)
  const read = await reflectionOfDay(diary, new Date(reflection.at).toISOString().slice(0, 10))
  if (read === null) throw new Error('what was saved is not there')
  return read
}
