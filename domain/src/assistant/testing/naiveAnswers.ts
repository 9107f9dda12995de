import type { EntryFacts } from '../../filters/columns/facts.ts'
import { dayNumber } from '../../time/dayNumber.ts'
import { HOUR_MS } from '../../time/instant.ts'
import type { LocalDay } from '../../time/localDay.ts'
import { dayOfFacts, type Year } from './aYear.ts'

// The same answers from dates, filters and plain sums, as the rules state them: uses no columns, statistics or bases of
// the product.

export interface NaiveFigure {
  name: string
  value: number
  /** The entries behind it, in any order. */
  ids: readonly string[]
}

export interface Days {
  from: LocalDay
  to: LocalDay
}

export const naiveTenth = (value: number): number => Math.round(value * 10) / 10
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
export const mean = (values: readonly number[]): number => sum(values) / values.length
export const isIn =
  ({ from, to }: Days) =>
  (one: { at: number; offset: number }): boolean =>
    dayOfFacts(one) >= from && dayOfFacts(one) <= to
export const entryIds = (entries: readonly { id: string }[]): string[] => entries.map(({ id }) => id)
export const distinct = <One>(values: readonly One[]): One[] => [...new Set(values)]
const lengthOf = ({ from, to }: Days): number => dayNumber(to) - dayNumber(from) + 1
export const naiveSpanFigures = ({ from, to }: Days, ids: readonly string[]): NaiveFigure[] => [
  { name: 'from', value: dayNumber(from), ids },
  { name: 'to', value: dayNumber(to), ids },
]

export const isPain = ({ entry }: EntryFacts): boolean => entry === 0
export const isReflection = ({ entry }: EntryFacts): boolean => entry === 1
/** Mean of each day that has a number. */
function meansOf(entries: readonly EntryFacts[]): Map<LocalDay, number> {
  const told = entries.filter(({ value }) => value !== null)
  return new Map(
    distinct(told.map(dayOfFacts))
      .toSorted()
      .map((day) => [day, mean(told.filter((one) => dayOfFacts(one) === day).map(({ value }) => value!))]),
  )
}

export type EntryFilter = (entry: EntryFacts) => boolean
const everything: EntryFilter = () => true

export function naiveAverage({ entries }: Year, days: Days, keep: EntryFilter = everything): NaiveFigure[] {
  const chosen = entries.filter((one) => isPain(one) && isIn(days)(one) && keep(one))
  const means = [...meansOf(chosen).values()]
  const ids = entryIds(chosen)
  return [
    { name: 'average', value: naiveTenth(mean(means)), ids },
    { name: 'days', value: means.length, ids },
    { name: 'outOf', value: lengthOf(days), ids },
    ...naiveSpanFigures(days, ids),
  ]
}

export const isMorning: EntryFilter = ({ at, offset }) => ((at + offset) / HOUR_MS) % 24 < 12
export const isEvening: EntryFilter = ({ at, offset }) => ((at + offset) / HOUR_MS) % 24 >= 18

export function naiveScore({ entries }: Year, days: Days): NaiveFigure[] {
  const chosen = entries.filter((one) => isReflection(one) && isIn(days)(one))
  const ids = entryIds(chosen)
  return [
    { name: 'average', value: naiveTenth(mean([...meansOf(chosen).values()])), ids },
    { name: 'days', value: meansOf(chosen).size, ids },
    { name: 'outOf', value: lengthOf(days), ids },
    ...naiveSpanFigures(days, ids),
  ]
}

export function naiveHard({ entries }: Year, days: Days): NaiveFigure[] {
  const chosen = entries.filter((one) => isPain(one) && isIn(days)(one))
  const means = meansOf(chosen)
  const ids = entryIds(chosen)
  const isHard = (one: EntryFacts): boolean => one.value !== null && (means.get(dayOfFacts(one)) ?? 0) >= 7
  const ofHard = entryIds(chosen.filter(isHard))
  return [
    { name: 'hard', value: [...means.values()].filter((value) => value >= 7).length, ids: ofHard },
    { name: 'days', value: means.size, ids },
    ...naiveSpanFigures(days, ids),
  ]
}

export function naiveExtreme({ entries }: Year, days: Days, which: 'worst' | 'best'): NaiveFigure[] {
  const chosen = entries.filter((one) => isPain(one) && isIn(days)(one))
  const means = meansOf(chosen)
  const values = [...means.values()]
  const value = which === 'worst' ? Math.max(...values) : Math.min(...values)
  const alike = [...means].filter(([, own]) => own === value).map(([day]) => day)
  const day = alike.at(-1)!
  const ofDay = chosen.filter((one) => dayOfFacts(one) === day && one.value !== null)
  const own = ofDay.map((one) => one.value!)
  const [ids, all] = [entryIds(ofDay), entryIds(chosen)]
  return [
    { name: 'day', value: dayNumber(day), ids },
    ...naiveSpanFigures(days, all),
    { name: 'average', value: naiveTenth(value), ids },
    which === 'worst'
      ? { name: 'highest', value: Math.max(...own), ids }
      : { name: 'lowest', value: Math.min(...own), ids },
    ...(alike.length > 1 ? [{ name: 'days', value: alike.length, ids: all }] : []),
  ]
}

/** Number of pain records, of reflections, or of days with either. */
export function naiveCount(
  { entries }: Year,
  days: Days,
  of: 'records' | 'reflections' | 'days',
): NaiveFigure[] {
  const chosen = entries.filter(isIn(days))
  const [pain, reflected] = [chosen.filter(isPain), chosen.filter(isReflection)]
  const daysOf = (some: readonly EntryFacts[]): number => distinct(some.map(dayOfFacts)).length
  const span = naiveSpanFigures(days, entryIds(chosen))
  switch (of) {
    case 'records':
      return [
        { name: 'records', value: pain.length, ids: entryIds(pain) },
        { name: 'days', value: daysOf(pain), ids: entryIds(pain) },
        ...span,
      ]
    case 'reflections':
      return [{ name: 'reflections', value: reflected.length, ids: entryIds(reflected) }, ...span]
    case 'days':
      return [
        { name: 'days', value: daysOf(chosen), ids: entryIds(chosen) },
        { name: 'outOf', value: lengthOf(days), ids: entryIds(chosen) },
        ...span,
      ]
  }
}

/** The median of all slopes between two days, and the line of that slope through the median of the days. */
/** As many days directly before. */
export function daysBefore({ from, to }: Days): Days {
  const length = dayNumber(to) - dayNumber(from) + 1
  const by = (day: string, days: number): string =>
    new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
  return { from: by(from, -length), to: by(from, -1) }
}

export function naiveTrend({ entries }: Year, days: Days): NaiveFigure[] {
  const chosen = entries.filter((one) => isPain(one) && isIn(days)(one))
  const points = [...meansOf(chosen)].map(([day, value]) => ({ x: dayNumber(day), y: value }))
  const slopes = points.flatMap((one, at) =>
    points.slice(at + 1).map((other) => (other.y - one.y) / (other.x - one.x)),
  )
  const slope = naiveMedian(slopes)
  const first = points[0]!.x
  const level = naiveMedian(points.map(({ x, y }) => y - slope * (x - first)))
  const onScale = (value: number): number => Math.min(10, Math.max(0, value))
  const [start, end] = [onScale(level), onScale(level + slope * (points.at(-1)!.x - first))]
  const ids = entryIds(chosen)
  const isClear = Math.abs(end - start) >= 1 - 1e-9
  return [
    ...(isClear
      ? [
          { name: 'start', value: naiveTenth(start), ids },
          { name: 'end', value: naiveTenth(end), ids },
        ]
      : []),
    { name: 'days', value: points.length, ids },
    ...naiveSpanFigures(days, ids),
  ]
}

export function naiveMedian(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const half = sorted.length / 2
  return sorted.length % 2 === 1 ? sorted[Math.floor(half)]! : (sorted[half - 1]! + sorted[half]!) / 2
}

export function naiveCompare({ entries }: Year, later: Days, earlier: Days): NaiveFigure[] {
  const of = (days: Days) => {
    const chosen = entries.filter((one) => isPain(one) && isIn(days)(one))
    const means = [...meansOf(chosen).values()]
    return { ids: entryIds(chosen), value: naiveTenth(mean(means)), days: means.length }
  }
  const [now, before] = [of(later), of(earlier)]
  const points = naiveTenth(Math.abs(now.value - before.value))
  const share = before.value >= 3 ? Math.round((points * 100) / before.value) >= 10 : points >= 1
  return [
    { name: 'now', value: now.value, ids: now.ids },
    { name: 'before', value: before.value, ids: before.ids },
    { name: 'days', value: now.days, ids: now.ids },
    { name: 'daysBefore', value: before.days, ids: before.ids },
    ...naiveSpanFigures(later, now.ids),
    { name: 'fromBefore', value: dayNumber(earlier.from), ids: before.ids },
    { name: 'toBefore', value: dayNumber(earlier.to), ids: before.ids },
    ...(points >= 1 && share ? [{ name: 'points', value: points, ids: now.ids }] : []),
  ]
}

/** Both halves of four weeks, as on the page for an appointment. */
export function naiveVisit(year: Year, now: Days, before: Days): NaiveFigure[] {
  const of = (days: Days) => naiveAverage(year, days)
  const named = (figures: readonly NaiveFigure[], name: string, as: string): NaiveFigure[] =>
    figures.filter((one) => one.name === name).map((one) => ({ ...one, name: as }))
  return [
    ...of(now).filter(({ name }) => name !== 'outOf'),
    ...named(of(before), 'average', 'before'),
    ...named(of(before), 'days', 'daysBefore'),
  ]
}
