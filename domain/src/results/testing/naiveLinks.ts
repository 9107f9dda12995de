import { ENTRY, NOTHING_ID, type ColumnList } from '../../filters/columns/columns.ts'
import type { EntryFacts } from '../../filters/columns/facts.ts'
import type { DaySpan } from '../../filters/filter.ts'
import { dayOf } from '../../time/localDay.ts'
import { localDay } from '../../time/dayNumber.ts'
import { listDays, testDays } from '../statistics/welch.ts'
import { DAY_0 } from './aDiary.ts'
import { indexesOfOnes } from './people.ts'

const LISTS: readonly ColumnList[] = [
  'location',
  'symptom',
  'character',
  'environment',
  'meaningful_activities',
]

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export interface NaiveLink {
  id: string
  daysWith: number
  daysWithout: number
  isNew: boolean
  tested: null | { difference: number; low: number; high: number; p: number }
}

/** Reference implementation with dates, sets and plain lists, as the rules state it: no columns, no day numbers. */
export function naiveLinks(
  told: readonly EntryFacts[],
  { from, to }: DaySpan,
  aliases: Record<string, string>,
): Record<string, NaiveLink[]> {
  const [firstDate, lastDate] = [localDay(DAY_0 + from), localDay(DAY_0 + to)]
  const dated = told.map((entry) => ({ entry, date: dayOf(entry) }))
  const chosen = dated.filter(({ date }) => date >= firstDate && date <= lastDate)
  const idsIn = (entry: EntryFacts, list: ColumnList): string[] =>
    entry.items
      .filter((item) => item.list === list && item.id !== NOTHING_ID)
      .map(({ id }) => aliases[id] ?? id)
  const numbers = chosen.filter(({ entry }) => entry.entry === ENTRY.record && entry.value !== null)
  const pain = (date: string): number => {
    const values = numbers.filter((one) => one.date === date).map(({ entry }) => entry.value!)
    return sum(values) / values.length
  }
  const linkOf = (list: ColumnList, id: string): NaiveLink => {
    const answered = chosen.filter(({ entry }) => entry.answered.includes(list)).map(({ date }) => date)
    const dates = [...new Set(answered)].toSorted().filter((date) => !Number.isNaN(pain(date)))
    const recorded = dated.filter(({ entry }) => idsIn(entry, list).includes(id)).map(({ date }) => date)
    const x = dates.map((date) => (recorded.includes(date) ? 1 : 0))
    const [daysWith, daysWithout] = [sum(x), x.length - sum(x)]
    const firstEver = recorded.toSorted()[0]!
    const isNew = firstEver >= firstDate && firstEver <= lastDate
    if (daysWith < 8 || daysWithout < 8 || x.length < 21)
      return { id, daysWith, daysWithout, isNew, tested: null }
    const mean = (wanted: number): number =>
      sum(dates.filter((_, at) => x[at] === wanted).map(pain)) / (wanted === 1 ? daysWith : daysWithout)
    const { low, high, p } = testDays(listDays(Float64Array.from(dates, pain)), indexesOfOnes(x))
    return { id, daysWith, daysWithout, isNew, tested: { difference: mean(1) - mean(0), low, high, p } }
  }
  return Object.fromEntries(
    LISTS.map((list) => {
      const ids = [...new Set(chosen.flatMap(({ entry }) => idsIn(entry, list)))].toSorted()
      return [list, ids.map((id) => linkOf(list, id)).filter(({ daysWith }) => daysWith > 0)]
    }),
  )
}
