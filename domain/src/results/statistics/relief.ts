import {
  ENTRY,
  FLAG,
  NO_VALUE,
  type CanonicalItems,
  type Columns,
  type DiaryColumns,
} from '../../filters/columns/columns.ts'
import type { DaySpan } from '../../filters/filter.ts'
import { HOUR_MS, type Instant } from '../../time/instant.ts'
import { medianOf } from './median.ts'
import type { Relief } from './statistics.ts'
import { wilsonInterval } from './wilson.ts'

/** Fewer values say nothing about the next time. */
export const MIN_VALUE_COUNT = 5
/** Below this, 30 % is less than a point, the smallest difference that can be measured. */
const LEAST_BASELINE = 3

/** Pairs by index: the severity before and after. */
interface ReliefPairs {
  before: Float64Array
  after: Float64Array
  /** The dose of each pair, as its number in the columns. */
  dose: Uint32Array
}

/**
 * The severity before and after, for each item's doses in these days. Several doses of one item within an hour are one
 * use, asked about once, and make one pair. [STAT-17, STAT-18]
 */
export function reliefPairs(
  { entries, doses }: DiaryColumns,
  span: DaySpan,
  canonical: CanonicalItems,
): (item: number) => ReliefPairs {
  const beforeOf = new Uint8Array(doses.count).fill(NO_VALUE)
  const start = new Uint32Array(canonical.length + 1)
  const lastUse = new Float64Array(canonical.length).fill(-Infinity)
  let next = 0
  for (let dose = 0; dose < doses.count; dose += 1) {
    const own = doses.day[dose]!
    if (own < span.from || own > span.to || doses.after[dose] === NO_VALUE) continue
    const at = doses.at[dose]!
    const item = canonical[doses.item[dose]!]!
    if (at - lastUse[item]! < HOUR_MS) continue
    let before = doses.before[dose]!
    if (before === NO_VALUE) {
      next = firstAfter(entries.at, at, next)
      before = lastBefore(entries, at, next)
    }
    if (before === NO_VALUE) continue
    lastUse[item] = at
    beforeOf[dose] = before
    start[item + 1]! += 1
  }
  for (let item = 0; item < canonical.length; item += 1) start[item + 1]! += start[item]!
  const { before, after, dose } = byItem(doses, { beforeOf, start, canonical })
  return (item) => ({
    before: before.subarray(start[item], start[item + 1]),
    after: after.subarray(start[item], start[item + 1]),
    dose: dose.subarray(start[item], start[item + 1]),
  })
}

interface Placing {
  /** For each dose, NO_VALUE if it makes no pair. */
  beforeOf: Uint8Array
  start: Uint32Array
  canonical: CanonicalItems
}

function byItem(doses: DiaryColumns['doses'], { beforeOf, start, canonical }: Placing): ReliefPairs {
  const count = start.at(-1)!
  const pairs = {
    before: new Float64Array(count),
    after: new Float64Array(count),
    dose: new Uint32Array(count),
  }
  const next = start.slice()
  for (let dose = 0; dose < doses.count; dose += 1) {
    if (beforeOf[dose] === NO_VALUE) continue
    const item = canonical[doses.item[dose]!]!
    pairs.before[next[item]!] = beforeOf[dose]!
    pairs.after[next[item]!] = doses.after[dose]!
    pairs.dose[next[item]!] = dose
    next[item]! += 1
  }
  return pairs
}

/**
 * The severity of the last record in the hour before, otherwise NO_VALUE; whole-day records have no time and do not
 * count. [DOSE-10]
 */
function lastBefore({ at, entry, value, flags }: Columns, moment: Instant, after: number): number {
  for (let row = after - 1; row >= 0 && at[row]! >= moment - HOUR_MS; row -= 1) {
    const isAllDay = (flags[row]! & FLAG.isAllDay) !== 0
    if (entry[row] === ENTRY.record && value[row] !== NO_VALUE && !isAllDay) return value[row]!
  }
  return NO_VALUE
}

/**
 * Index of the first entry after a moment. Doses are sorted by time as entries are, so it is near the previous dose's
 * index.
 */
function firstAfter(at: Float64Array, moment: Instant, near: number): number {
  let row = near
  while (row < at.length && at[row]! <= moment) row += 1
  while (row > 0 && at[row - 1]! > moment) row -= 1
  return row
}

/** A fall by 30 %, which is considered noticeable, and by at least one point. */
export const hasResponded = (before: number, after: number): boolean =>
  before - after >= 1 && (before < LEAST_BASELINE || (before - after) * 10 >= before * 3)

export function computeRelief({ before, after }: Pick<ReliefPairs, 'before' | 'after'>): Relief {
  const n = before.length
  if (n < MIN_VALUE_COUNT) return { n, told: null }
  let responded = 0
  for (let at = 0; at < n; at += 1) if (hasResponded(before[at]!, after[at]!)) responded += 1
  // Compute the medians last: they reorder both arrays.
  return {
    n,
    told: {
      responded: wilsonInterval(responded, n),
      medianBefore: medianOf(before),
      medianAfter: medianOf(after),
    },
  }
}
