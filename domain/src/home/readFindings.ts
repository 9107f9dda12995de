import type { DiaryColumns } from '../filters/columns/columns.ts'
import { DEFAULT_CRITERIA } from '../filters/criteria.ts'
import { allowedRange, DEFAULT_RANGE } from '../filters/dateRange.ts'
import type { DateRange } from '../filters/filter.ts'
import { selectEntries } from '../filters/selectEntries.ts'
import { computeAverages, makeDayTable, type DayTable } from '../results/days.ts'
import { findTellingRangeSteps, type DiaryContext } from '../results/helps/findTellingRange.ts'
import { listJudgedHelps } from '../results/helps/helpList.ts'
import { groupLinks } from '../results/insights/linkGroups.ts'
import { findPreviousPeriod } from '../results/insights/periods.ts'
import { periodChange } from '../results/periodChange.ts'
import { indexItemRows } from '../results/statistics/itemRows.ts'
import { findLinks } from '../results/statistics/links.ts'
import type { Steps } from '../steps.ts'
import type { DayNumber } from '../time/dayNumber.ts'
import { rankFindings, type Finding } from './findings.ts'

export interface HomeFindings {
  /** The most useful first. */
  findings: readonly [Finding, ...Finding[]]
  /** The periods that the findings were computed from, for the screens that they open. */
  ranges: { helped: DateRange; links: DateRange; change: DateRange }
}

const ALL_TIME: DateRange = { is: 'alltime' }
const DAY_COUNT = 7

/**
 * What home can say about this diary. Marks are counted over all time that the plan shows, patterns over the shortest
 * period that can tell something, and a change over the last 30 days. The person's filter does not apply. In steps, because a long diary takes a while. [HOME-29, LOCAL-42]
 */
export function* readFindingsSteps(
  columns: DiaryColumns,
  person: Omit<DiaryContext, 'criteria'>,
): Steps<HomeFindings> {
  const { canonical, idToday, plan, today } = person
  const criteria = DEFAULT_CRITERIA
  const select = (range: DateRange) => {
    const selection = selectEntries(columns.entries, { criteria, range }, { today, canonical, idToday })
    return { selection, days: makeDayTable(columns.entries, selection), canonical }
  }
  const helpedRange = allowedRange(ALL_TIME, { view: 'helps', plan, today }).range
  const shown = select(helpedRange)
  yield
  // Stored with the columns: what follows finds it there.
  indexItemRows(columns.entries, canonical)
  yield
  const helped = listJudgedHelps(columns, shown)
  yield
  const linkRange = yield* findTellingRangeSteps(columns, { ...person, criteria })
  yield
  const links = groupLinks(findLinks(columns.entries, { ...select(linkRange), measures: columns.measures }))
  yield
  const month = select(DEFAULT_RANGE)
  const before = findPreviousPeriod(
    { columns, filter: { criteria, range: DEFAULT_RANGE }, selection: month.selection, canonical, today },
    { plan, idToday },
  )
  const daysBefore = before.is === 'period' ? before.period.days : null
  return {
    findings: rankFindings({
      helped,
      links,
      change: periodChange(month.days, daysBefore),
      averages: computeAverages(month.days),
      daysBefore: daysBefore === null ? 0 : computeAverages(daysBefore).pain.logged.days,
      loggedOfSeven: countLogged(month.days, today),
    }),
    ranges: { helped: helpedRange, links: linkRange, change: DEFAULT_RANGE },
  }
}

/** Of the last seven days, those with a record or a reflection. */
function countLogged({ day, count }: DayTable, today: DayNumber): number {
  let logged = 0
  for (let at = 0; at < count; at += 1) logged += Number(day[at]! > today - DAY_COUNT && day[at]! <= today)
  return logged
}
