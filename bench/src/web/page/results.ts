import { findCanonicalItems } from '@reprieve/domain/filters/columns/canonical.ts'
import type {
  CanonicalItems,
  ColumnItem,
  ColumnList,
  DiaryColumns,
} from '@reprieve/domain/filters/columns/columns.ts'
import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import type { Criteria, Filter, Selection } from '@reprieve/domain/filters/filter.ts'
import { selectEntries } from '@reprieve/domain/filters/selectEntries.ts'
import { computeAverages, makeDayTable, painPoints, scorePoints } from '@reprieve/domain/results/days.ts'
import { areMostlyBadDays } from '@reprieve/domain/results/statistics/badDays.ts'
import { listHelpedRows } from '@reprieve/domain/results/statistics/helpedRows.ts'
import { findLinks } from '@reprieve/domain/results/statistics/links.ts'
import { mostRecorded } from '@reprieve/domain/results/statistics/mostRecorded.ts'
import { computeTrend } from '@reprieve/domain/results/statistics/theilSen.ts'
import { SECONDS_PER_HOUR } from '@reprieve/domain/time/instant.ts'
import type { ResultTimes } from '../pageWork.ts'
import { countBytes, columnsOfYears } from './resultColumns.ts'

/** The browser rounds times to a tenth of a millisecond, so one sample is the mean of this many runs. */
const TOGETHER = 10

/** Times the filter and the figures of Insights over this number of entries, as the screens use them. */
export async function timeResults(entries: number, rounds: number): Promise<ResultTimes> {
  const { diary, ms } = columnsOfYears(entries)
  const canonical = findCanonicalItems(diary.entries.items, ({ id }) => id)
  const today = diary.entries.day.at(-1) ?? 0
  const ask = (filter: Filter): Selection => selectEntries(diary.entries, filter, { today, canonical })
  const everything = ask(ALL_TIME)
  const select = filtersFor(diary.entries.items).map((filter) => ({
    each: timed(rounds, () => ask(filter)),
    found: ask(filter).rows.length,
  }))
  return {
    entries: diary.entries.count,
    doses: diary.doses.count,
    days: makeDayTable(diary.entries, everything).count,
    built: ms,
    bytes: countBytes(diary),
    select,
    // As after a save, which creates new columns: nothing derived from the old ones is cached any more.
    insights: timed(rounds, () =>
      insights({ ...diary, entries: { ...diary.entries } }, everything, canonical),
    ),
  }
}

function timed(rounds: number, act: () => unknown): number[] {
  act()
  return Array.from({ length: rounds }, () => {
    const began = performance.now()
    for (let again = 0; again < TOGETHER; again += 1) act()
    return (performance.now() - began) / TOGETHER
  })
}

/** Everything that the screen shows, except its texts. */
function insights(diary: DiaryColumns, selection: Selection, canonical: CanonicalItems): unknown[] {
  const { entries } = diary
  const days = makeDayTable(entries, selection)
  return [
    computeAverages(days),
    areMostlyBadDays(days),
    computeTrend(painPoints(days)),
    computeTrend(scorePoints(days)),
    findLinks(entries, { selection, days, canonical }),
    listHelpedRows(diary, { selection, canonical }),
    mostRecorded(entries, { selection, canonical, list: 'aggravating_factor' }),
  ]
}

const ALL_TIME: Filter = { criteria: DEFAULT_CRITERIA, range: { is: 'alltime' } }

/** No criterion; one; and many of every kind, in each of the three modes. */
function filtersFor(items: readonly ColumnItem[]): Filter[] {
  const of = (list: ColumnList, count: number): ColumnItem[] =>
    items.filter((item) => item.list === list).slice(0, count)
  const many: Criteria = {
    ...DEFAULT_CRITERIA,
    severity: { from: 2, to: 8 },
    score: { from: 3, to: 9 },
    time: { compare: 'greater', minute: 8 * 60 },
    duration: { compare: 'less', seconds: 4 * SECONDS_PER_HOUR, shownIn: 'hours' },
    patterns: ['constant', 'intermittent'],
    fields: {
      ...DEFAULT_CRITERIA.fields,
      location: of('location', 2),
      symptom: of('symptom', 2),
      meaningful_activities: of('meaningful_activities', 1),
    },
    factors: of('alleviating_factor', 1).map((item) => ({ item, kinds: ['alleviating'] })),
    medications: of('medication', 1).map((item) => ({ item, kinds: ['alleviating', 'ineffective'] })),
  }
  const modes = (['all', 'any', 'none'] as const).map((mode) => ({ ...many, mode }))
  const one: Criteria = { ...DEFAULT_CRITERIA, severity: { from: 5, to: 10 } }
  return [DEFAULT_CRITERIA, one, ...modes].map((criteria) => ({ ...ALL_TIME, criteria }))
}
