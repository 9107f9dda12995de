import { NOTHING_ID, type ColumnList } from '../../filters/columns/columns.ts'
import type { EntryFacts } from '../../filters/columns/facts.ts'
import { DAY_0 } from '../../results/testing/aDiary.ts'
import { naiveLinks } from '../../results/testing/naiveLinks.ts'
import { dayNumber } from '../../time/dayNumber.ts'
import type { LocalDay } from '../../time/localDay.ts'
import { dayOfFacts, type Year } from './aYear.ts'
import { yearIdToday } from './yearThings.ts'
import {
  distinct,
  entryIds,
  isIn,
  isPain,
  isReflection,
  mean,
  naiveMedian,
  naiveSpanFigures,
  naiveTenth,
  type Days,
  type EntryFilter,
  type NaiveFigure,
} from './naiveAnswers.ts'

export const hasItem =
  (list: ColumnList, id: string) =>
  ({ items }: EntryFacts): boolean =>
    items.some((item) => item.list === list && item.id !== NOTHING_ID && yearIdToday(item.id) === id)

export function naiveOften(year: Year, days: Days, keep: EntryFilter): NaiveFigure[] {
  const chosen = year.entries.filter((one) => isIn(days)(one) && keep(one))
  const ids = entryIds(chosen)
  if (chosen.length === 0) return naiveSpanFigures(days, [])
  return [
    ...naiveSpanFigures(days, ids),
    { name: 'times', value: chosen.length, ids },
    { name: 'days', value: distinct(chosen.map(dayOfFacts)).length, ids },
  ]
}

export function naiveLast(
  { entries }: Year,
  keep: EntryFilter,
  which: 'first' | 'last' = 'last',
): NaiveFigure[] {
  const chosen = entries.filter(keep).toSorted((one, other) => one.at - other.at)
  const found = which === 'last' ? chosen.at(-1)! : chosen[0]!
  const ids = [found.id]
  const day = { name: 'day', value: dayNumber(dayOfFacts(found)), ids }
  const hasPain = isPain(found) && found.value !== null
  return [day, ...(hasPain ? [{ name: 'pain', value: found.value!, ids }] : [])]
}

export function naiveMost({ entries }: Year, days: Days, list: ColumnList): NaiveFigure[] {
  const chosen = entries.filter(isIn(days))
  const things = distinct(
    chosen.flatMap(({ items }) =>
      items.filter((one) => one.list === list && one.id !== NOTHING_ID).map(({ id }) => yearIdToday(id)),
    ),
  )
  const counted = things
    .map((id) => chosen.filter(hasItem(list, id)))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 3)
  return [
    ...naiveSpanFigures(days, entryIds(chosen)),
    ...counted.map((own) => ({ name: 'records', value: own.length, ids: entryIds(own) })),
  ]
}

export interface NaiveThing {
  list: ColumnList
  id: string
}

const COPIES = { 'copy of heat': 'alleviating_factor.heat' }

/** By how many points the days with it differ, and the likely range. */
export function naiveLink({ entries }: Year, days: Days, { list, id }: NaiveThing): NaiveFigure[] {
  const span = { from: dayNumber(days.from) - DAY_0, to: dayNumber(days.to) - DAY_0 }
  const { daysWith, daysWithout, tested } = naiveLinks(entries, span, COPIES)[list]!.find(
    (one) => one.id === id,
  )!
  const { difference, low, high } = tested!
  const ids = entryIds(entries.filter((one) => isIn(days)(one) && hasItem(list, id)(one)))
  const [least, most] = difference < 0 ? [-high, -low] : [low, high]
  return [
    { name: 'points', value: naiveTenth(Math.abs(difference)), ids },
    { name: 'low', value: naiveTenth(least), ids },
    { name: 'high', value: naiveTenth(most), ids },
    { name: 'with', value: daysWith, ids },
    { name: 'days', value: daysWith + daysWithout, ids: entryIds(entries.filter(isIn(days))) },
  ]
}

export const naiveSpan = ({ entries }: Year, days: Days): NaiveFigure[] =>
  naiveSpanFigures(days, entryIds(entries.filter(isIn(days))))

/** How many records have the most frequent type of pain, among records with a type. */
export function naivePattern({ entries }: Year, days: Days): NaiveFigure[] {
  const chosen = entries.filter((one) => isPain(one) && isIn(days)(one))
  const tells = chosen.filter(({ pattern }) => pattern !== null)
  const counted = distinct(tells.map(({ pattern }) => pattern))
    .map((pattern) => tells.filter((one) => one.pattern === pattern))
    .toSorted((one, other) => other.length - one.length)
  return [
    { name: 'told', value: tells.length, ids: entryIds(tells) },
    ...naiveSpanFigures(days, entryIds(chosen)),
    { name: 'records', value: counted[0]!.length, ids: entryIds(counted[0]!) },
  ]
}

export function naiveLength({ entries }: Year, days: Days): NaiveFigure[] {
  const chosen = entries.filter((one) => isPain(one) && isIn(days)(one))
  const tells = chosen.filter(({ length }) => length !== null)
  const seconds = naiveMedian(tells.map(({ length }) => length!))
  const ids = entryIds(tells)
  return [
    { name: 'told', value: tells.length, ids },
    ...naiveSpanFigures(days, entryIds(chosen)),
    seconds < 3_600
      ? { name: 'minutes', value: Math.round(seconds / 60), ids }
      : { name: 'hours', value: naiveTenth(seconds / 3_600), ids },
  ]
}

export function naiveOnDay({ entries }: Year, day: LocalDay): NaiveFigure[] {
  const chosen = entries.filter((one) => dayOfFacts(one) === day)
  const [pain, reflected] = [chosen.filter(isPain), chosen.filter(isReflection)]
  const told = pain.flatMap(({ value }) => (value === null ? [] : [value]))
  const score = reflected.at(-1)?.value
  const ids = entryIds(pain)
  if (chosen.length === 0) return [{ name: 'day', value: dayNumber(day), ids: [] }]
  return [
    { name: 'day', value: dayNumber(day), ids: entryIds(chosen) },
    { name: 'records', value: pain.length, ids },
    { name: 'reflections', value: reflected.length, ids: entryIds(reflected) },
    ...(told.length === 0
      ? []
      : [
          { name: 'average', value: naiveTenth(mean(told)), ids },
          { name: 'highest', value: Math.max(...told), ids },
        ]),
    ...(score === undefined || score === null
      ? []
      : [{ name: 'score', value: score, ids: entryIds(reflected) }]),
  ]
}
