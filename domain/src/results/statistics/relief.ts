import {
  ENTRY,
  FLAG,
  NO_VALUE,
  type Canonical,
  type Columns,
  type DiaryColumns,
} from '../../filters/columns/columns.ts'
import type { DaySpan } from '../../filters/filter.ts'
import { HOUR_MS, type Instant } from '../../time/instant.ts'
import { medianOf } from './median.ts'
import type { Relief } from './statistics.ts'
import { wilsonOf } from './wilson.ts'

/** Fewer say nothing about the next time. */
export const LEAST_TOLD = 5
/** Below, a third is less than a point, which is the least that can be told apart. */
const LEAST_BASELINE = 3

interface ReliefPair {
  item: number
  before: number
  after: number
}

/**
 * A number before and one after, of the doses of these days. Several of one thing within an hour are one use, and were
 * asked about once: they are one pair. [STAT-17, STAT-18]
 */
export function reliefPairs(
  { entries, doses }: DiaryColumns,
  span: DaySpan,
  canonical: Canonical,
): ReliefPair[] {
  const pairs: ReliefPair[] = []
  const lastUse = new Map<number, Instant>()
  for (let dose = 0; dose < doses.count; dose += 1) {
    const own = doses.day[dose]!
    const after = doses.after[dose]!
    if (own < span.from || own > span.to || after === NO_VALUE) continue
    const at = doses.at[dose]!
    const item = canonical[doses.item[dose]!]!
    const told = doses.before[dose]!
    const before = told === NO_VALUE ? lastBefore(entries, at) : told
    if (before === null || at - (lastUse.get(item) ?? -Infinity) < HOUR_MS) continue
    lastUse.set(item, at)
    pairs.push({ item, before, after })
  }
  return pairs
}

/** That of the last record in the hour before; a whole day is no moment. [DOSE-10] */
function lastBefore({ at, entry, value, flags }: Columns, moment: Instant): number | null {
  for (let row = firstAfter(at, moment) - 1; row >= 0 && at[row]! >= moment - HOUR_MS; row -= 1) {
    const isAllDay = (flags[row]! & FLAG.isAllDay) !== 0
    if (entry[row] === ENTRY.record && value[row] !== NO_VALUE && !isAllDay) return value[row]!
  }
  return null
}

function firstAfter(at: Float64Array, moment: Instant): number {
  let low = 0
  let high = at.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (at[middle]! <= moment) low = middle + 1
    else high = middle
  }
  return low
}

/** By a third or nearly (30 %), which is what is held to be felt, and by a point at least. */
const responded = ({ before, after }: ReliefPair): boolean =>
  before - after >= 1 && (before < LEAST_BASELINE || (before - after) * 10 >= before * 3)

export function reliefOf(pairs: readonly ReliefPair[]): Relief {
  const n = pairs.length
  if (n < LEAST_TOLD) return { n, told: null }
  return {
    n,
    told: {
      medianBefore: medianOf(new Float64Array(pairs.map(({ before }) => before))),
      medianAfter: medianOf(new Float64Array(pairs.map(({ after }) => after))),
      responded: wilsonOf(pairs.filter(responded).length, n),
    },
  }
}
