import type { Condition } from '../../conditions/condition.ts'
import type { CanonicalItems, DiaryColumns } from '../../filters/columns/columns.ts'
import { DEFAULT_CRITERIA, isDefault } from '../../filters/criteria.ts'
import { allowedRange, type View } from '../../filters/dateRange.ts'
import type { Criteria, DateRange, DaySpan, Selection } from '../../filters/filter.ts'
import { selectEntries } from '../../filters/selectEntries.ts'
import type { Reference } from '../../lists/reference.ts'
import type { Medication } from '../../medications/medication.ts'
import type { Plan } from '../../purchases/plan.ts'
import { makeDayTable, type DayTable } from '../../results/days.ts'
import { findTellingRange } from '../../results/helps/findTellingRange.ts'
import { TRIED_RANGES } from '../../results/helps/tellingRange.ts'
import { localDay, type DayNumber } from '../../time/dayNumber.ts'
import type { AnswerContent } from '../answerContent.ts'
import type { ThingList, UnderstoodQuestion } from '../understoodQuestion.ts'

/** The data for an answer. Notes are not included: no engine reads them. */
export interface AnswerDiary {
  columns: DiaryColumns
  canonical: CanonicalItems
  idToday: (id: string) => string
  /** In the user's calendar. [ASST-30] */
  today: DayNumber
  plan: Plan
  /** In the user's language; '' for unknown items. */
  labelOf: (list: ThingList, reference: Reference) => string
  medications: readonly Medication[]
  conditions: readonly Condition[]
  nameOfCondition: (condition: Condition) => string
  /** Only these entries count, if a question has a condition. [ASST-160] */
  within?: DiaryPart
}

/** The entries that contain something, or those of the days with it. */
export interface DiaryPart {
  rows: ReadonlySet<number>
  criteria: Criteria
}

/** A period of the diary, with or without criteria. */
export interface AnswerPeriod {
  span: DaySpan
  criteria: Criteria
  selection: Selection
  days: DayTable
  /** The ids of the entries, if they satisfy more than the criteria. */
  ids?: readonly string[]
}

export const PAIN_RECORDS: Criteria = { ...DEFAULT_CRITERIA, dailyReflections: false }
export const REFLECTIONS: Criteria = { ...DEFAULT_CRITERIA, painRecords: false }

const LAST_30_DAYS: DateRange = { is: '30days' }

/** Without a period the last thirty days are used, as everywhere, and the answer says so. */
export const requestedRange = ({ periods }: UnderstoodQuestion): DateRange => periods[0] ?? LAST_30_DAYS

/**
 * Without a period: the shortest one with enough data, never by what it shows. The longest one if none has enough, so
 * that the answer says how much is missing. [RES-73]
 */
export function enoughRange(
  { periods }: UnderstoodQuestion,
  diary: AnswerDiary,
  hasEnough: (range: DateRange) => boolean,
): DateRange {
  if (periods[0] !== undefined) return periods[0]
  const allowed = TRIED_RANGES.filter((range) => !isBeyondPlan(diary, range, 'insights'))
  return allowed.find(hasEnough) ?? allowed.at(-1) ?? LAST_30_DAYS
}

/**
 * If everyday words name no period and nothing was recorded in the usual one, a longer one is tried: what was recorded
 * in spring is not denied in autumn. [ASST-85]
 */
export function answerInLongerPeriod(
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
  answerIn: (asked: UnderstoodQuestion) => { content: AnswerContent; isEmpty: boolean },
): AnswerContent {
  const first = answerIn(asked)
  if (!first.isEmpty || !asked.isLoose || asked.periods.length > 0) return first.content
  let last = first.content
  for (const range of LONGER_RANGES) {
    if (isBeyondPlan(diary, range, 'insights')) break
    const wider = answerIn({ ...asked, periods: [range] })
    if (!wider.isEmpty) return wider.content
    last = wider.content
  }
  // Nothing in the longest time, either: that one is named.
  return last
}

const LONGER_RANGES: readonly DateRange[] = [{ is: '365days' }, { is: 'alltime' }]

/** Without a period: the shortest one in which something can be said about links. [RES-73] */
export const tellingRangeFor = ({ periods }: UnderstoodQuestion, diary: AnswerDiary): DateRange => {
  const { columns, canonical, idToday, plan, today } = diary
  const context = { criteria: DEFAULT_CRITERIA, canonical, plan, today }
  return periods[0] ?? findTellingRange(columns, { ...context, idToday: ({ id }) => idToday(id) })
}

export function selectPeriod(
  diary: AnswerDiary,
  range: DateRange,
  criteria = DEFAULT_CRITERIA,
): AnswerPeriod {
  const { columns, canonical, today, idToday } = diary
  const asking = { today, canonical, idToday: ({ id }: Reference) => idToday(id) }
  const whole = selectEntries(columns.entries, { criteria, range }, asking)
  const { within } = diary
  if (within !== undefined) {
    const selection = { ...whole, rows: whole.rows.filter((row) => within.rows.has(row)) }
    const ids = Array.from(selection.rows, (row) => columns.entries.ids[row]!)
    const own = isDefault({ ...criteria, dailyReflections: true, painRecords: true })
    const described = own ? within.criteria : criteria
    const days = makeDayTable(columns.entries, selection)
    return { span: selection.span, criteria: described, selection, days, ids }
  }
  const selection = whole
  return { span: selection.span, criteria, selection, days: makeDayTable(columns.entries, selection) }
}

/** The same days with other criteria. */
export const periodWithCriteria = (
  diary: AnswerDiary,
  { span }: Pick<AnswerPeriod, 'span'>,
  criteria: Criteria,
): AnswerPeriod => selectPeriod(diary, toCustomRange(span), criteria)

/** Of the entries of a period, those that also satisfy other criteria: "poor sleep, in the records of my head". */
export function narrowPeriod(diary: AnswerDiary, period: AnswerPeriod, criteria: Criteria): AnswerPeriod {
  const wide = periodWithCriteria(diary, period, criteria)
  if (isDefault({ ...period.criteria, dailyReflections: true, painRecords: true })) return wide
  const own = new Set(period.selection.rows)
  const selection = { ...wide.selection, rows: wide.selection.rows.filter((row) => own.has(row)) }
  const { entries } = diary.columns
  const ids = Array.from(selection.rows, (row) => entries.ids[row]!)
  return { ...wide, selection, days: makeDayTable(entries, selection), ids }
}

/** As calendar days: next week "the last 7 days" would no longer be the counted ones. */
export const toCustomRange = ({ from, to }: DaySpan): DateRange => ({
  is: 'custom',
  from: localDay(from),
  to: localDay(to),
})

/** Solace must not bypass the limits of a plan (D44). [ASST-23] */
export const isBeyondPlan = ({ plan, today }: AnswerDiary, range: DateRange, view: View): boolean =>
  allowedRange(range, { view, plan, today }).wasReset
