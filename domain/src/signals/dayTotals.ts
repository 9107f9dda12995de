import { type DayNumber, dayNumberOf } from '../time/dayNumber.ts'
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  MINUTES_PER_DAY,
  type Instant,
  type LocalInstant,
} from '../time/instant.ts'
import { MEASURES, storedValue, type DayValues, type Measure } from './measures.ts'

/** One entry of a health file that one of the measures is worked out from. */
export interface HealthSample {
  measure: Measure
  /** The device or app that measured. */
  source: string
  start: LocalInstant
  endsAt: Instant
  value: number
}

export interface FoundDays {
  days: ReadonlyMap<DayNumber, DayValues>
  /** Samples and days that could not be used. */
  leftOut: number
}

export interface DayTotals {
  add: (sample: HealthSample) => void
  /** The minutes of exercise of a day as the device itself added them up. */
  addExerciseOfDay: (day: DayNumber, minutes: number) => void
  leaveOut: () => void
  find: () => FoundDays
}

const MOST_SOURCES = 8
const MOST_BYTES = 16 * 1024 * 1024
/** What a map needs for an entry besides its array. */
const ENTRY_BYTES = 96
const HOURS = 24
const MOST_COUNTED = 0xffff
const HALF_DAY_MINUTES = MINUTES_PER_DAY / 2
const MOST_SLEEP_MS = 2 * DAY_MS
const MOST_SPAN_MS = 7 * DAY_MS

/** Totals of days while a file is read, in typed arrays: the file may have millions of samples. [SIG-5, SIG-9] */
export function makeDayTotals(): DayTotals {
  let bytes = 0
  let leftOut = 0
  const sources = new Map<Measure, Map<string, number>>()
  // The key is a day and a source.
  const steps = new Map<number, Float64Array>()
  const exercise = new Map<number, Float64Array>()
  const nights = new Map<number, Uint8Array>()
  // The key is a day.
  const means = new Map<DayNumber, Float64Array>()
  const counts = new Map<DayNumber, Uint16Array>()
  const summaries = new Map<DayNumber, Float64Array>()

  const leaveOut = (): void => {
    leftOut += 1
  }

  function totalsOf<Totals extends { byteLength: number }>(
    map: Map<number, Totals>,
    key: number,
    make: () => Totals,
  ): Totals | null {
    const known = map.get(key)
    if (known !== undefined) return known
    const made = make()
    bytes += made.byteLength + ENTRY_BYTES
    if (bytes > MOST_BYTES) {
      bytes -= made.byteLength + ENTRY_BYTES
      return null
    }
    map.set(key, made)
    return made
  }

  function numberOfSource(measure: Measure, source: string): number | null {
    const known = sources.get(measure) ?? new Map<string, number>()
    sources.set(measure, known)
    const number = known.get(source)
    if (number !== undefined) return number
    if (known.size === MOST_SOURCES) return null
    known.set(source, known.size)
    return known.size - 1
  }

  const keyOf = (day: DayNumber, source: number): number => day * MOST_SOURCES + source

  function addSteps({ start, endsAt, value }: HealthSample, source: number): boolean {
    const from = start.at + start.offset
    const length = endsAt - start.at
    if (length > MOST_SPAN_MS) return false
    let at = from
    do {
      const hourEnd = (Math.floor(at / HOUR_MS) + 1) * HOUR_MS
      const end = Math.min(hourEnd, from + length)
      const share = length === 0 ? value : (value * (end - at)) / length
      const day = Math.floor(at / DAY_MS)
      const hours = totalsOf(steps, keyOf(day, source), () => new Float64Array(HOURS))
      if (hours === null) return false
      hours[Math.floor((at - day * DAY_MS) / HOUR_MS)]! += share
      at = end
    } while (at < from + length)
    return true
  }

  function addSleep({ start, endsAt }: HealthSample, source: number): boolean {
    const length = endsAt - start.at
    if (length > MOST_SLEEP_MS) return false
    const local = start.at + start.offset
    const from = Math.round(local / MINUTE_MS)
    const to = Math.round((local + length) / MINUTE_MS)
    for (let minute = from; minute < to; minute++) {
      // Noon to noon: what is slept after noon belongs to the next day.
      const night = Math.floor((minute + HALF_DAY_MINUTES) / MINUTES_PER_DAY)
      const bits = totalsOf(nights, keyOf(night, source), () => new Uint8Array(MINUTES_PER_DAY / 8))
      if (bits === null) return false
      const bit = minute + HALF_DAY_MINUTES - night * MINUTES_PER_DAY
      bits[bit >> 3]! |= 1 << (bit & 7)
    }
    return true
  }

  function addExercise({ start, value }: HealthSample, source: number): boolean {
    const sum = totalsOf(exercise, keyOf(dayNumberOf(start), source), () => new Float64Array(1))
    if (sum !== null) sum[0]! += value
    return sum !== null
  }

  function addMean({ start, value }: HealthSample): boolean {
    const mean = totalsOf(means, dayNumberOf(start), () => new Float64Array(2))
    if (mean === null) return false
    mean[0]! += value
    mean[1]! += 1
    return true
  }

  function addToMedian({ start, value }: HealthSample): boolean {
    const { max } = MEASURES.hrv_sdnn
    const count = totalsOf(counts, dayNumberOf(start), () => new Uint16Array(max + 1))
    if (count === null) return false
    const at = Math.round(value)
    count[at] = Math.min(count[at]! + 1, MOST_COUNTED)
    return true
  }

  const ADD: Partial<Record<Measure, (sample: HealthSample, source: number) => boolean>> = {
    steps: addSteps,
    sleep: addSleep,
    exercise: addExercise,
    resting_hr: addMean,
    hrv_sdnn: addToMedian,
  }

  return {
    leaveOut,
    add: (sample) => {
      const { measure, source, start, endsAt, value } = sample
      const isPossible = Number.isFinite(value) && value >= 0 && endsAt >= start.at && isOfOne(measure, value)
      const number = isPossible ? numberOfSource(measure, source) : null
      if (number === null || ADD[measure]?.(sample, number) !== true) leaveOut()
    },
    addExerciseOfDay: (day, minutes) => {
      const total = totalsOf(summaries, day, () => new Float64Array(1))
      if (total === null || !(minutes >= 0)) return leaveOut()
      total[0] = Math.max(total[0]!, minutes)
    },
    find: () => {
      const days = new Map<DayNumber, Partial<Record<Measure, number>>>()
      let outside = 0
      const put = (measure: Measure, day: DayNumber, value: number): void => {
        const stored = storedValue(measure, value)
        if (stored === null) outside += 1
        else days.set(day, { ...days.get(day), [measure]: stored })
      }
      for (const [day, value] of sumOfHighestHours(steps)) put('steps', day, value)
      for (const [day, value] of highestOf(nights, minutesIn)) if (value > 0) put('sleep', day, value)
      const added = highestOf(exercise, ([sum]) => sum!)
      for (const [day, [minutes]] of summaries) added.set(day, minutes!)
      for (const [day, value] of added) put('exercise', day, value)
      for (const [day, [sum, count]] of means) put('resting_hr', day, sum! / count!)
      for (const [day, count] of counts) put('hrv_sdnn', day, medianOf(count))
      return { days, leftOut: leftOut + outside }
    },
  }
}

/** Of the measures with one value a sample. A step count or a duration is checked as the total of its day. */
const isOfOne = (measure: Measure, value: number): boolean =>
  (measure !== 'resting_hr' && measure !== 'hrv_sdnn') || storedValue(measure, value) !== null

function sumOfHighestHours(steps: ReadonlyMap<number, Float64Array>): Map<DayNumber, number> {
  const highest = new Map<DayNumber, Float64Array>()
  for (const [key, hours] of steps) {
    const day = Math.floor(key / MOST_SOURCES)
    const before = highest.get(day)
    highest.set(
      day,
      before === undefined ? hours : hours.map((value, hour) => Math.max(value, before[hour]!)),
    )
  }
  return new Map([...highest].map(([day, hours]) => [day, hours.reduce((sum, value) => sum + value, 0)]))
}

function highestOf<Totals>(
  totals: ReadonlyMap<number, Totals>,
  valueOf: (totals: Totals) => number,
): Map<DayNumber, number> {
  const highest = new Map<DayNumber, number>()
  for (const [key, one] of totals) {
    const day = Math.floor(key / MOST_SOURCES)
    highest.set(day, Math.max(highest.get(day) ?? 0, valueOf(one)))
  }
  return highest
}

function minutesIn(bits: Uint8Array): number {
  let minutes = 0
  for (const byte of bits) for (let left = byte; left > 0; left >>= 1) minutes += left & 1
  return minutes
}

/** Of whole numbers, each with how often it occurs. */
function medianOf(counts: Uint16Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const at = (index: number): number => {
    let seen = 0
    return counts.findIndex((count) => (seen += count) > index)
  }
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2
}
