import { NO_VALUE, type CanonicalItems, type DiaryColumns } from '../../filters/columns/columns.ts'
import { DEFAULT_CRITERIA } from '../../filters/criteria.ts'
import { rangeToSpan } from '../../filters/dateRange.ts'
import type { DaySpan } from '../../filters/filter.ts'
import type { Medication } from '../../medications/medication.ts'
import { selectEntries } from '../../filters/selectEntries.ts'
import { makeDayTable, type DayTable, type LoggedDays } from '../../results/days.ts'
import { compareFigures, type ComparedFigures } from '../../results/insights/figures.ts'
import type { ResultsPeriod } from '../../results/insights/periods.ts'
import { localDay, type DayNumber } from '../../time/dayNumber.ts'
import type { AmountReader } from '../facts/amountsTaken.ts'
import { withMedicineDays } from '../facts/medicineDayFacts.ts'
import { countActivityDays, mostNamed, type TopItems } from './briefNames.ts'
import { medicinesTried, type TriedMedicine } from './medicinesTried.ts'

/** Length of each of the two periods. Together they are within what every plan shows (D44). */
const DAYS = 14
/** Limit to keep it on one page; the others are counted below. */
const MOST_MEDICINES = 4

/** The figures of the page. Items are given by their number in the columns. [REP-55] */
export interface Brief {
  span: DaySpan
  /** Both periods together: used for medications, since marks are few. */
  whole: DaySpan
  figures: ComparedFigures
  worst: PeriodPair<WorstPain | null>
  places: PeriodPair<TopItems | null>
  activityDays: PeriodPair<LoggedDays | null>
  activities: PeriodPair<TopItems | null>
  medicines: { rows: readonly TriedMedicine[]; more: number }
}

export interface PeriodPair<Told> {
  now: Told
  before: Told
}

export interface WorstPain {
  value: number
  days: number
}

interface BriefRequest {
  canonical: CanonicalItems
  today: DayNumber
  /** Without it no amounts are shown. */
  readAmounts?: AmountReader
  /** Of the profile: without them no medicine days are shown. [MDAY-1] */
  medications?: readonly Medication[]
}

/** Both periods and the medicine days, plus a day for people who have crossed the date line. */
export const briefDays = (today: DayNumber): DaySpan =>
  withMedicineDays({ from: today - 2 * DAYS + 1, to: today + 1 })

/** Uses the whole diary, regardless of the filter. [REP-57] */
export function makeBrief(
  columns: DiaryColumns,
  { canonical, today, readAmounts = () => [], medications = [] }: BriefRequest,
): Brief {
  const periodIn = ({ from, to }: DaySpan): ResultsPeriod => {
    const range = { is: 'custom', from: localDay(from), to: localDay(to) } as const
    const asking = { today, canonical }
    const selection = selectEntries(columns.entries, { criteria: DEFAULT_CRITERIA, range }, asking)
    return { selection, days: makeDayTable(columns.entries, selection) }
  }
  const span = { from: today - DAYS + 1, to: lastDay(columns, today) }
  const whole = { from: span.from - DAYS, to: span.to }
  const [now, before] = [periodIn(span), periodIn({ from: whole.from, to: span.from - 1 })]
  const both = <Told>(tell: (period: ResultsPeriod) => Told): PeriodPair<Told> => ({
    now: tell(now),
    before: tell(before),
  })
  const of = { entries: columns.entries, canonical }
  const { selection } = periodIn(whole)
  const tried = medicinesTried(columns, { selection, canonical, readAmounts, medications, today })
  return {
    span,
    whole,
    figures: compareFigures(now.days, before.days),
    worst: both(({ days }) => worstOf(days)),
    places: both(({ selection }) => mostNamed(of, selection, 'location')),
    activityDays: both(({ selection }) => countActivityDays(of, selection)),
    activities: both(({ selection }) => mostNamed(of, selection, 'meaningful_activities')),
    medicines: {
      rows: tried.slice(0, MOST_MEDICINES),
      more: Math.max(0, tried.length - MOST_MEDICINES),
    },
  }
}

/** A person who has crossed the date line may have entries of tomorrow. [FILT-14] */
function lastDay({ entries }: DiaryColumns, today: DayNumber): DayNumber {
  const last = entries.day.reduce((latest, day) => Math.max(latest, day), today)
  return rangeToSpan({ is: '7days' }, { today, first: today, last }).to
}

function worstOf({ high }: DayTable): WorstPain | null {
  const told = high.filter((value) => value !== NO_VALUE)
  if (told.length === 0) return null
  const value = told.reduce((most, one) => Math.max(most, one), 0)
  return { value, days: told.filter((one) => one === value).length }
}
