import { ENTRY, NOTHING_ID, type ColumnList } from '../../filters/columns/columns.ts'
import type { EntryFacts } from '../../filters/columns/facts.ts'
import { HOUR_MS } from '../../time/instant.ts'
import { aRecordOnDay } from './aDiary.ts'
import { seededRandom } from './people.ts'

const ZONES = [-12, -3.5, 0, 5.75, 14].map((hours) => hours * HOUR_MS)
const NAMES = ['a', 'b', 'copy of a', NOTHING_ID]
const LISTS: readonly ColumnList[] = ['location', 'symptom', 'environment', 'aggravating_factor']

/** Deterministic for each seed: up to three entries a day, at any hour, in any zone. */
export function aRandomDiary(seed: number): EntryFacts[] {
  const chance = seededRandom(seed)
  const one = <Value>(of: readonly Value[]): Value => of[Math.floor(chance() * of.length)]!
  const some = () => NAMES.filter(() => chance() < 0.35)
  return Array.from({ length: 45 }, (_, day) => day).flatMap((day) =>
    Array.from({ length: Math.floor(chance() * 3.3) }, () => {
      const isReflection = chance() < 0.25
      return aRecordOnDay(chance() < 0.1 ? null : Math.floor(chance() * 11), {
        day: day - 3,
        hour: chance() * 24,
        offset: one(ZONES),
        entry: isReflection ? ENTRY.reflection : ENTRY.record,
        lists: isReflection
          ? { meaningful_activities: some() }
          : Object.fromEntries(LISTS.map((list) => [list, some()])),
      })
    }),
  )
}
