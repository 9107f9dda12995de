import { NOTHING_ID, type ColumnList } from '../../filters/columns/columns.ts'
import { isRealItem } from '../../results/statistics/itemRows.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import type { AnswerDiary, AnswerPeriod } from './answerDiary.ts'

/** On how many of the logged days something was recorded, in these days and in the days before. */
export interface RecordedShare {
  item: number
  now: number
  days: number
  before: number
  daysBefore: number
}

/** What a person tries against the pain follows from it, and would always differ. */
const COUNTED_LISTS: readonly ColumnList[] = [
  'symptom',
  'location',
  'environment',
  'aggravating_factor',
  'meaningful_activities',
  'medication',
]

/** The days on which each item was recorded, doses included, and the days with an entry. */
export interface LoggedItems {
  byItem: ReadonlyMap<number, ReadonlySet<DayNumber>>
  days: ReadonlySet<DayNumber>
}

export function indexLoggedItems(
  { columns, canonical }: AnswerDiary,
  { selection, span }: AnswerPeriod,
): LoggedItems {
  const { entries, doses } = columns
  const byItem = new Map<number, Set<DayNumber>>()
  const days = new Set<DayNumber>()
  const add = (item: number, day: DayNumber): void => {
    const own = entries.items[item]!
    if (!COUNTED_LISTS.includes(own.list) || !isRealItem(own) || own.id === NOTHING_ID) return
    byItem.set(item, (byItem.get(item) ?? new Set()).add(day))
  }
  for (const row of selection.rows) {
    const day = entries.day[row]!
    days.add(day)
    for (let at = entries.itemStart[row]!; at < entries.itemStart[row + 1]!; at += 1)
      add(canonical[entries.item[at]!]!, day)
  }
  for (let dose = 0; dose < doses.count; dose += 1) {
    const day = doses.day[dose]!
    // A dose on a day without an entry is not a logged day: it must not make a share greater than one.
    if (day >= span.from && day <= span.to && days.has(day)) add(canonical[doses.item[dose]!]!, day)
  }
  return { byItem, days }
}

/** From this difference on, "more often" means something to a person: three days in ten. */
const LEAST_SHARE = 0.3
/** The most that chance may explain, for one thing. */
const MOST_CHANCE = 0.05
/** In a period this short only what is rare otherwise stands out. */
const FEW_DAYS = 3
const RARE_SHARE = 0.2

export const shareOfItem = (item: number, now: LoggedItems, before: LoggedItems): RecordedShare => ({
  item,
  now: now.byItem.get(item)?.size ?? 0,
  days: now.days.size,
  before: before.byItem.get(item)?.size ?? 0,
  daysBefore: before.days.size,
})

/** What was recorded clearly more or less often than before, the greatest difference first. [ASST-54] */
export function findRecordedShares(now: LoggedItems, before: LoggedItems): readonly RecordedShare[] {
  const items = new Set([...now.byItem.keys(), ...before.byItem.keys()])
  return [...items]
    .map((item) => shareOfItem(item, now, before))
    .filter(isDifferent)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one) || one.item - other.item)
}

const sizeOf = ({ now, days, before, daysBefore }: RecordedShare): number =>
  Math.abs(now / days - before / daysBefore)

/** [ASST-54] */
export function isDifferent(share: RecordedShare): boolean {
  const { now, days, before, daysBefore } = share
  if (days === 0 || daysBefore === 0 || sizeOf(share) < LEAST_SHARE) return false
  if (days < FEW_DAYS) return now === days && before / daysBefore <= RARE_SHARE
  return chanceOf(share) <= MOST_CHANCE
}

/**
 * How likely a difference at least this large is if the same days were dealt at random (the hypergeometric tail in the
 * direction of the difference).
 */
function chanceOf({ now, days, before, daysBefore }: RecordedShare): number {
  const [all, marked] = [days + daysBefore, now + before]
  const isMore = now / days > before / daysBefore
  const [first, last] = isMore ? [now, Math.min(days, marked)] : [Math.max(0, marked - daysBefore), now]
  let chance = 0
  for (let k = first; k <= last; k += 1)
    chance += Math.exp(logChoose(marked, k) + logChoose(all - marked, days - k) - logChoose(all, days))
  return chance
}

function logChoose(n: number, k: number): number {
  if (k < 0 || k > n) return -Infinity
  let sum = 0
  for (let at = 1; at <= k; at += 1) sum += Math.log(n - k + at) - Math.log(at)
  return sum
}
