import type { LocalDay } from '../time/localDay.ts'

/** On how many of the days with a record something was recorded. A count, which says nothing about what helps. */
export interface RecordedDays {
  /** Of a built-in list item, with its list: `symptom.poor-sleep`. */
  key: string
  days: number
  of: number
}

/** Once is a coincidence, and no reason to read about it. */
const LEAST = 3
const MOST = 5

/** What was recorded on the most days, by days and not by records: ten records of one bad day are one day. [GUIDE-30] */
export function countRecordedDays(
  records: readonly { day: LocalDay; keys: readonly string[] }[],
): readonly RecordedDays[] {
  const daysByKey = new Map<string, Set<LocalDay>>()
  for (const { day, keys } of records)
    for (const key of keys) daysByKey.set(key, (daysByKey.get(key) ?? new Set()).add(day))
  const of = new Set(records.map(({ day }) => day)).size
  return [...daysByKey]
    .map(([key, days]) => ({ key, days: days.size, of }))
    .filter(({ days }) => days >= LEAST)
    .toSorted((one, other) => other.days - one.days)
    .slice(0, MOST)
}
