import type { DayNumber } from '../../time/dayNumber.ts'

/** `unknown`: too few values around the day to say what is usual. */
export type AgainstUsual = 'more' | 'same' | 'less' | 'unknown'

/** With the day itself, 29 days. */
const DAYS_EACH_SIDE = 14
const LEAST_VALUES = 10

type DayValues = ReadonlyMap<DayNumber, number>

/** Values never change, so each series is compared once, whatever is selected. */
const made = new WeakMap<DayValues, ReadonlyMap<DayNumber, AgainstUsual>>()

/**
 * Each day that has a value, compared with the median of the days around it. One median for the whole diary would
 * turn every slow drift of sleep or of a device into a pattern: in simulations of half a year nearly half as many
 * people again saw a false one. [STAT-28]
 */
export function compareWithUsual(values: DayValues): ReadonlyMap<DayNumber, AgainstUsual> {
  const known = made.get(values)
  if (known !== undefined) return known
  const compared = compared29(values)
  made.set(values, compared)
  return compared
}

function compared29(values: DayValues): ReadonlyMap<DayNumber, AgainstUsual> {
  const days = Int32Array.from(values.keys()).sort()
  const byDay = Float64Array.from(days, (day) => values.get(day)!)
  const compared = new Map<DayNumber, AgainstUsual>()
  let [from, to] = [0, 0]
  days.forEach((day, at) => {
    while (days[from]! < day - DAYS_EACH_SIDE) from += 1
    while (to < days.length && days[to]! <= day + DAYS_EACH_SIDE) to += 1
    const around = byDay.slice(from, to)
    compared.set(day, around.length < LEAST_VALUES ? 'unknown' : against(byDay[at]!, medianIn(around)))
  })
  return compared
}

const against = (value: number, usual: number): AgainstUsual => {
  if (value === usual) return 'same'
  return value > usual ? 'more' : 'less'
}

/** Sorts its input: for 29 values faster than selecting. */
function medianIn(around: Float64Array): number {
  around.sort()
  const middle = around.length >> 1
  return around.length % 2 === 1 ? around[middle]! : (around[middle - 1]! + around[middle]!) / 2
}
