import { groupBy } from '../groupBy.ts'
import { type DayNumber, localDay } from '../time/dayNumber.ts'
import type { LocalDay } from '../time/localDay.ts'
import { MEASURE_NAMES, type DayValues, type Measure } from './measures.ts'
import { dayOfMonth, monthOf, type SignalMonth } from './signalMonth.ts'

/** What a file says about one month. */
export interface FileMonth {
  source: string
  month: string
  fileDay: LocalDay
  days: ReadonlyMap<number, DayValues>
}

/** The days of a file by month, the earliest first; only the chosen measures. [SIG-2] */
export function monthsOfFile(
  days: ReadonlyMap<DayNumber, DayValues>,
  { source, measures }: { source: string; measures: readonly Measure[] },
): FileMonth[] {
  const chosen = [...days]
    .map(([number, values]): [LocalDay, DayValues] => [localDay(number), only(values, measures)])
    .filter(([, values]) => Object.keys(values).length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const fileDay = chosen.at(-1)?.[0]
  if (fileDay === undefined) return []
  return [...groupBy(chosen, ([day]) => monthOf(day))].map(([month, own]) => ({
    source,
    month,
    fileDay,
    days: new Map(own.map(([day, values]) => [dayOfMonth(day), values])),
  }))
}

const only = (values: DayValues, measures: readonly Measure[]): DayValues =>
  Object.fromEntries(MEASURE_NAMES.flatMap((name) => valueIf(values, name, measures)))

const valueIf = (values: DayValues, name: Measure, measures: readonly Measure[]): [Measure, number][] => {
  const value = values[name]
  return value !== undefined && measures.includes(name) ? [[name, value]] : []
}

/**
 * The stored month with the values of a file; null if nothing changes. An earlier file only adds values that are
 * missing: the days at its end are unfinished. [SIG-4]
 */
export function mergeFileMonth(
  stored: SignalMonth | null,
  file: FileMonth,
  clientId: string,
): SignalMonth | null {
  const { source, month, fileDay, days } = file
  const before = stored?.days ?? new Map<number, DayValues>()
  const isEarlier = stored !== null && stored.fileDay !== null && fileDay < stored.fileDay
  const next = new Map(before)
  let isChanged = false
  for (const [day, values] of days) {
    const known = before.get(day) ?? {}
    const merged = isEarlier ? { ...values, ...known } : { ...known, ...values }
    if (MEASURE_NAMES.every((name) => merged[name] === known[name])) continue
    next.set(day, merged)
    isChanged = true
  }
  if (!isChanged) return null
  return { clientId, source, month, fileDay: isEarlier ? stored.fileDay : fileDay, days: next }
}
