import { MARK, NOTHING_ID, type ColumnList } from '../../filters/columns/columns.ts'
import type { DoseFacts, EntryFacts } from '../../filters/columns/facts.ts'
import { dayNumber } from '../../time/dayNumber.ts'
import { HOUR_MS, MINUTE_MS } from '../../time/instant.ts'
import { dayOfFacts, type Year } from './aYear.ts'
import { yearIdToday } from './yearThings.ts'
import {
  distinct,
  entryIds,
  isIn,
  isPain,
  naiveMedian,
  naiveSpanFigures,
  type Days,
  type NaiveFigure,
} from './naiveAnswers.ts'
import { hasItem, naiveSpan, type NaiveThing } from './naiveThings.ts'

interface Use {
  id: string
  at: number
  offset: number
}

/** Doses, and records of taking it. */
function usesOf({ entries, doses }: Year, id: string): Use[] {
  const taken = doses.filter((dose: DoseFacts) => yearIdToday(dose.item.id) === id)
  return [...taken, ...entries.filter(hasItem('medication', id))].toSorted((one, other) => one.at - other.at)
}

export function naiveUses(year: Year, days: Days, id: string): NaiveFigure[] {
  const uses = usesOf(year, id).filter(isIn(days))
  const ids = entryIds(uses)
  let [count, last] = [0, -Infinity]
  for (const { at } of uses) {
    if (at - last < HOUR_MS) continue
    count += 1
    last = at
  }
  return [
    ...naiveSpanFigures(days, ids),
    { name: 'uses', value: count, ids },
    { name: 'days', value: distinct(uses.map(dayOfFacts)).length, ids },
  ]
}

export function naiveLastUse(year: Year, id: string): NaiveFigure[] {
  const use = usesOf(year, id).at(-1)!
  const ids = [use.id]
  const minute = Math.floor((use.at + use.offset) / MINUTE_MS) % 1_440
  return [
    { name: 'day', value: dayNumber(dayOfFacts(use)), ids },
    { name: 'time', value: minute, ids },
  ]
}

/** The likely range of a share: where (p - share)² = 1.96² p (1 - p) / n, in percent. */
function likely(yes: number, n: number): { least: number; low: number; high: number } {
  const share = yes / n
  const z2 = 1.96 ** 2
  const [a, b, c] = [1 + z2 / n, -(2 * share + z2 / n), share * share]
  const root = Math.sqrt(b * b - 4 * a * c)
  const [least, most] = [(-b - root) / (2 * a), (-b + root) / (2 * a)]
  return { least, low: Math.round(Math.max(0, least) * 100), high: Math.round(Math.min(1, most) * 100) }
}

const markOf = ({ items }: EntryFacts, list: ColumnList, id: string): number =>
  items.find((item) => item.list === list && yearIdToday(item.id) === id)?.mark ?? MARK.none

export function naiveHelped(year: Year, days: Days, thing: NaiveThing): NaiveFigure[] {
  const { better, same, worse, all } = marksOf(year, days, thing)
  const marked = entryIds(all)
  const { low, high } = likely(better.length, all.length)
  return [
    ...naiveSpanFigures(days, marked),
    { name: 'marked', value: all.length, ids: marked },
    { name: 'better', value: better.length, ids: entryIds(better) },
    { name: 'same', value: same.length, ids: entryIds(same) },
    { name: 'worse', value: worse.length, ids: entryIds(worse) },
    { name: 'low', value: low, ids: marked },
    { name: 'high', value: high, ids: marked },
  ]
}

/** Items with at least five marks, the most certain first; those of which half of the marks say it, if there are any. */
export function naiveWhatHelped(year: Year, days: Days, of: 'better' | 'same'): NaiveFigure[] {
  const chosen = year.entries.filter(isIn(days))
  const tried = distinct(
    chosen.flatMap(({ items }) =>
      items
        .filter((item) => item.list === 'alleviating_factor' || item.list === 'medication')
        .filter(({ id }) => id !== NOTHING_ID)
        .map(({ list, id }) => `${list} ${yearIdToday(id)}`),
    ),
  ).map((key) => ({
    list: key.slice(0, key.indexOf(' ')) as ColumnList,
    id: key.slice(key.indexOf(' ') + 1),
  }))
  const rows = tried.flatMap((thing) => {
    const marked = marksOf(year, days, thing)
    const own = marked[of]
    const share = likely(own.length, marked.all.length)
    return marked.all.length < 5 ? [] : [{ own, all: marked.all, share }]
  })
  const mostly = rows.filter(({ own, all }) => own.length * 2 >= all.length)
  return [
    ...naiveSpan(year, days),
    ...(mostly.length > 0 ? mostly : rows)
      .toSorted((one, other) => other.share.least - one.share.least)
      .slice(0, 3)
      .flatMap(({ own, all, share }) => [
        { name: 'times', value: own.length, ids: entryIds(own) },
        { name: 'marked', value: all.length, ids: entryIds(all) },
        { name: 'low', value: share.low, ids: entryIds(all) },
        { name: 'high', value: share.high, ids: entryIds(all) },
      ]),
  ]
}

function marksOf(year: Year, days: Days, { list, id }: NaiveThing) {
  const named = year.entries.filter((one) => isIn(days)(one) && hasItem(list, id)(one))
  const by = (mark: number) => named.filter((one) => markOf(one, list, id) === mark)
  const [better, same, worse] = [by(MARK.alleviating), by(MARK.ineffective), by(MARK.aggravating)]
  return { better, same, worse, all: [...better, ...same, ...worse] }
}

/** Each use with a value before and one after; of several within an hour the first. */
export function naiveRelief({ entries, doses }: Year, days: Days, id: string): NaiveFigure[] {
  const own = doses.filter((dose) => isIn(days)(dose) && yearIdToday(dose.item.id) === id)
  const pairs: { at: number; before: number; after: number }[] = []
  for (const dose of own.toSorted((one, other) => one.at - other.at)) {
    const before = dose.before ?? painBefore(entries, dose.at)
    const isLater = dose.at - (pairs.at(-1)?.at ?? -Infinity) >= HOUR_MS
    if (dose.after !== null && before !== null && isLater)
      pairs.push({ at: dose.at, before, after: dose.after })
  }
  const ids = entryIds(own)
  return [
    { name: 'before', value: naiveMedian(pairs.map(({ before }) => before)), ids },
    { name: 'after', value: naiveMedian(pairs.map(({ after }) => after)), ids },
    { name: 'pairs', value: pairs.length, ids },
  ]
}

const painBefore = (entries: readonly EntryFacts[], at: number): number | null =>
  entries
    .filter((one) => isPain(one) && one.value !== null && one.at <= at && one.at >= at - HOUR_MS)
    .toSorted((one, other) => one.at - other.at)
    .at(-1)?.value ?? null
