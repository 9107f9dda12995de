import { dayNumber } from '../../time/dayNumber.ts'
import { HOUR_MS } from '../../time/instant.ts'
import { findCanonicalItems } from '../columns/canonical.ts'
import { EMPTY_DIARY, changeColumns } from '../columns/changeColumns.ts'
import { MARK, NOTHING_ID, type ColumnItem, type ColumnList } from '../columns/columns.ts'
import type { EntryFacts, MarkedItem } from '../columns/facts.ts'
import { DEFAULT_CRITERIA } from '../criteria.ts'
import type { Criteria, DateRange } from '../filter.ts'
import { selectEntries } from '../selectEntries.ts'

// Small diaries, to be filtered by hand.

export const FILTER_TODAY = '2026-11-12'

/** `local` is the clock on the wall: 2026-11-12T08:30. */
export function aRecordAtTime(
  id: string,
  local: string,
  told: Partial<EntryFacts> & { zone?: number } = {},
): EntryFacts {
  const { zone = 0, ...more } = told
  const offset = zone * HOUR_MS
  return {
    id,
    at: Date.parse(`${local}Z`) - offset,
    offset,
    entry: 0,
    value: 5,
    length: null,
    pattern: null,
    hasNote: false,
    isAllDay: false,
    isWrittenLater: false,
    isEpisode: false,
    goesOn: false,
    partOf: null,
    answered: [],
    items: [],
    ...more,
  }
}

export const aReflection = (id: string, day: string, told: Partial<EntryFacts> = {}): EntryFacts =>
  aRecordAtTime(id, `${day}T12:00`, { entry: 1, ...told })

type Mark = keyof typeof MARK

export const aMarkedItem = (list: ColumnList, text: string, mark: Mark = 'none'): MarkedItem => ({
  list,
  id: `id of ${text}`,
  text,
  mark: MARK[mark],
})

export const nothingIn = (list: ColumnList): MarkedItem => ({
  list,
  id: NOTHING_ID,
  text: '',
  mark: MARK.none,
})

/** Chosen by the person. */
export const aReferenceTo = (text: string): { id: string; text: string } => ({ id: `id of ${text}`, text })

export interface FilterCase extends Partial<Criteria> {
  range?: DateRange
  idToday?: (item: ColumnItem) => string
}

/** The ids of the matching entries, and the number of entries in the range. */
export function runFilter(facts: readonly EntryFacts[], asked: FilterCase): { ids: string[]; outOf: number } {
  const { range = { is: 'alltime' }, idToday = ({ id }) => id, ...criteria } = asked
  const columns = changeColumns(EMPTY_DIARY, { put: facts, putDoses: [], drop: new Set() }).entries
  const filter = { criteria: { ...DEFAULT_CRITERIA, ...criteria }, range }
  const canonical = findCanonicalItems(columns.items, idToday)
  const { rows, outOf } = selectEntries(columns, filter, {
    today: dayNumber(FILTER_TODAY),
    canonical,
    idToday,
  })
  return { ids: Array.from(rows, (row) => columns.ids[row]!), outOf }
}

export const runFilterForIds = (facts: readonly EntryFacts[], asked: FilterCase): string[] =>
  runFilter(facts, asked).ids
