import {
  isWithinBounds,
  MEASURE_NAMES,
  type DayValues,
  type Measure,
} from '@reprieve/domain/signals/measures.ts'
import { MONTH_SHAPE, type SignalMonth } from '@reprieve/domain/signals/signalMonth.ts'
import { dayFrom } from '@reprieve/domain/time/typedTime.ts'
import { toFields, type Fields } from '../fields.ts'
import { ABOUT_GROUP, DAY_KEYS, dayKey } from './dayKeys.ts'

// The day values of a month as the device and the server store them: each group has one key, its own name. [COMP-1]

/** Null without a source or a month. A value that cannot be read or is out of bounds says nothing. [COMP-7] */
export function readSignalGroups(stored: ReadonlyMap<string, unknown>, clientId: string): SignalMonth | null {
  const { source, month, file_day: fileDay } = keyOf(stored, ABOUT_GROUP)
  if (typeof source !== 'string' || source === '') return null
  if (typeof month !== 'string' || !MONTH_SHAPE.test(month)) return null
  const days = new Map<number, DayValues>()
  const last = daysIn(month)
  DAY_KEYS.slice(0, last).forEach((key, index) => {
    const values = readDay(keyOf(stored, key))
    if (Object.keys(values).length > 0) days.set(index + 1, values)
  })
  return { clientId, source, month, fileDay: typeof fileDay === 'string' ? dayFrom(fileDay) : null, days }
}

export const signalToGroups = ({ source, month, fileDay, days }: SignalMonth): Map<string, Fields> =>
  new Map<string, Fields>([
    [ABOUT_GROUP, { [ABOUT_GROUP]: { source, month, file_day: fileDay } }],
    ...[...days].map(([day, values]): [string, Fields] => [dayKey(day), { [dayKey(day)]: values }]),
  ])

/**
 * The groups of a stored month with these values: measures that only a newer app knows stay, and so does a value that
 * this app could not read. A value that is missing now, although it could be read, was taken away.
 */
export function mergeSignalGroups(
  stored: ReadonlyMap<string, unknown>,
  month: SignalMonth,
): Map<string, Fields> {
  const merged = signalToGroups(month)
  for (const [group, value] of merged) {
    const known = keyOf(stored, group)
    const next = toFields(value[group])
    const others = Object.entries(known).filter(([name]) => !Object.hasOwn(readDay(known), name))
    merged.set(group, { ...toFields(stored.get(group)), [group]: { ...Object.fromEntries(others), ...next } })
  }
  return merged
}

const keyOf = (stored: ReadonlyMap<string, unknown>, group: string): Fields =>
  toFields(toFields(stored.get(group))[group])

function readDay(said: Fields): DayValues {
  const values: Partial<Record<Measure, number>> = {}
  for (const measure of MEASURE_NAMES) {
    const value = said[measure]
    if (typeof value === 'number' && isWithinBounds(measure, value)) values[measure] = value
  }
  return values
}

const daysIn = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
