import { shownLength } from '../../records/recordDuration.ts'
import type { EntryFacts, MarkedItem } from '../columns/facts.ts'
import type { FactorCriterion, Filter } from '../filter.ts'

// The filter again, entry by entry and directly from its rules, sharing no code with the real one. It can be read as
// the specification of the filter.

export interface NaiveContext {
  /** YYYY-MM-DD */
  today: string
  /** The id that an item has today, by any that it has had. */
  todays: (id: string) => string
}

const local = ({ at, offset }: EntryFacts): string => new Date(at + offset).toISOString()
const dayOf = (entry: EntryFacts): string => local(entry).slice(0, 10)

function daysLater(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** FILT-14, FILT-15 */
function isInRange(entry: EntryFacts, all: readonly EntryFacts[], { range }: Filter, today: string): boolean {
  const day = dayOf(entry)
  if (range.is === 'alltime') return true
  if (range.is === 'custom') return range.from <= day && day <= range.to
  const isLost = all.some((one) => dayOf(one) > daysLater(today, 2))
  const end = isLost ? today : daysLater(today, 2)
  return day > daysLater(today, range.is === '7days' ? -7 : -30) && day <= end
}

interface ItemLookup {
  lists: readonly string[]
  todays: (id: string) => string
  /** All that the diary has: an item may have gone by several names. */
  everyItem: readonly MarkedItem[]
}

const isSameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** FILT-11, FILT-12, FILT-13 */
function isChosen(item: MarkedItem, { item: chosen, kinds }: FactorCriterion, looked: ItemLookup): boolean {
  const { lists, todays, everyItem } = looked
  if (!lists.includes(item.list)) return false
  if (chosen.id === 'nothing' || item.id === 'nothing')
    return chosen.id === item.id && isKindOfList(item, kinds)
  const isSame = (one: MarkedItem): boolean => one.list === item.list && todays(one.id) === todays(item.id)
  const goesByName = everyItem.some((one) => isSame(one) && isSameText(one.text, chosen.text))
  const isFound = chosen.id.startsWith('name:') ? goesByName : todays(item.id) === todays(chosen.id)
  return isFound && isMarked(item, kinds)
}

const MARK_OF = { alleviating: 1, ineffective: 2, aggravating: 3 }

function isMarked({ list, mark }: MarkedItem, kinds: FactorCriterion['kinds']): boolean {
  if (kinds.length === 0) return true
  if (list === 'aggravating_factor') return kinds.includes('aggravating')
  return kinds.some((kind) => MARK_OF[kind] === mark)
}

function isKindOfList({ list }: MarkedItem, kinds: FactorCriterion['kinds']): boolean {
  if (kinds.length === 0 || list === 'medication') return true
  if (list === 'aggravating_factor') return kinds.includes('aggravating')
  return kinds.includes('alleviating') || kinds.includes('ineffective')
}

const isCompared = (compare: string, difference: number): boolean =>
  (compare === 'equal' && difference === 0) ||
  (compare === 'less' && difference < 0) ||
  (compare === 'greater' && difference > 0)

function isOfLength(
  length: number | null,
  { compare, seconds, shownIn }: Filter['criteria']['duration'],
): boolean {
  if (length === null) return false
  const shown = (of: number): number => shownLength({ kind: 'length', seconds: of, shownIn })
  return compare === 'equal' ? shown(length) === shown(seconds) : isCompared(compare, length - seconds)
}

/** Whether the entry fulfils each criterion that is set and applies to its kind. FILT-2, FILT-3, FILT-5 */
function answers(entry: EntryFacts, { criteria }: Filter, looked: Omit<ItemLookup, 'lists'>): boolean[] {
  const { severity, score, time, duration, patterns, fields, factors, medications } = criteria
  const has = (chosen: FactorCriterion, ...lists: string[]): boolean =>
    entry.items.some((item) => isChosen(item, chosen, { ...looked, lists }))
  const hasAll = (list: keyof typeof fields): boolean[] =>
    fields[list].map((item) => has({ item, kinds: [] }, list))
  const isIn = ({ from, to }: { from: number; to: number }): boolean[] => {
    if (from === 0 && to === 10) return []
    return [entry.value !== null && from <= entry.value && entry.value <= to]
  }
  if (entry.entry === 1) return [...isIn(score), ...hasAll('meaningful_activities')]
  const [hours, minutes] = local(entry).slice(11, 16).split(':').map(Number)
  return [
    ...isIn(severity),
    ...(time.compare === 'all' ? [] : [isCompared(time.compare, hours! * 60 + minutes! - time.minute)]),
    ...(duration.compare === 'all' ? [] : [isOfLength(entry.length, duration)]),
    ...(patterns.length === 0 ? [] : [patterns.some((pattern) => pattern === entry.pattern)]),
    ...hasAll('location'),
    ...hasAll('symptom'),
    ...hasAll('character'),
    ...hasAll('environment'),
    ...factors.map((one) => has(one, 'aggravating_factor', 'alleviating_factor')),
    ...medications.map((one) => has(one, 'medication')),
  ]
}

/** The record that a later number belongs to; the entry itself if there is none, or if records name each other. EPI-11 */
export function naiveFirstRecord(entry: EntryFacts, all: readonly EntryFacts[]): EntryFacts {
  if (entry.entry === 1) return entry
  let own = entry
  for (let step = 0; own.partOf !== null; step += 1) {
    const next = all.find(({ id, entry: kind }) => id === own.partOf && kind === 0)
    if (next === undefined) return own
    if (step > all.length) return entry
    own = next
  }
  return own
}

/** The ids of the matching entries, and the number of entries in the range. FILT-1, FILT-4, FILT-6, FILT-20, FILT-22 */
export function naiveSelect(
  all: readonly EntryFacts[],
  filter: Filter,
  { today, todays }: NaiveContext,
): { ids: string[]; outOf: number } {
  const { mode, painRecords, dailyReflections, writtenLater } = filter.criteria
  const everyItem = all.flatMap(({ items }) => items)
  const inRange = all.filter((entry) => isInRange(entry, all, filter, today))
  const found = inRange.filter((entry) => {
    if (!(entry.entry === 0 ? painRecords : dailyReflections)) return false
    if (entry.isWrittenLater && !writtenLater) return false
    const answered = answers({ ...entry, length: naiveFirstRecord(entry, all).length }, filter, {
      todays,
      everyItem,
    })
    if (answered.length === 0) return true
    if (mode === 'all') return answered.every((holds) => holds)
    if (mode === 'any') return answered.some((holds) => holds)
    return !answered.some((holds) => holds)
  })
  const inTime = found.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
  const outOf = new Set(inRange.map((entry) => naiveFirstRecord(entry, all).id)).size
  return { ids: inTime.map(({ id }) => id), outOf }
}
