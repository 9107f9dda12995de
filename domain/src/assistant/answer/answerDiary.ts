import type { Condition } from '../../conditions/condition.ts'
import type { CanonicalItems, DiaryColumns } from '../../filters/columns/columns.ts'
import { DEFAULT_CRITERIA } from '../../filters/criteria.ts'
import { allowedRange, type View } from '../../filters/dateRange.ts'
import type { Criteria, DateRange, DaySpan, Selection } from '../../filters/filter.ts'
import { selectEntries } from '../../filters/selectEntries.ts'
import type { Reference } from '../../lists/reference.ts'
import type { Medication } from '../../medications/medication.ts'
import type { Plan } from '../../purchases/plan.ts'
import { makeDayTable, type DayTable } from '../../results/days.ts'
import { localDay, type DayNumber } from '../../time/dayNumber.ts'
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
}

/** A period of the diary, with or without criteria. */
export interface AnswerPeriod {
  span: DaySpan
  criteria: Criteria
  selection: Selection
  days: DayTable
}

export const PAIN_RECORDS: Criteria = { ...DEFAULT_CRITERIA, dailyReflections: false }
export const REFLECTIONS: Criteria = { ...DEFAULT_CRITERIA, painRecords: false }

const LAST_30_DAYS: DateRange = { is: '30days' }

/** Without a period the last thirty days are used, as everywhere, and the answer says so. */
export const requestedRange = ({ periods }: UnderstoodQuestion): DateRange => periods[0] ?? LAST_30_DAYS

export function selectPeriod(
  diary: AnswerDiary,
  range: DateRange,
  criteria = DEFAULT_CRITERIA,
): AnswerPeriod {
  const { columns, canonical, today, idToday } = diary
  const asking = { today, canonical, idToday: ({ id }: Reference) => idToday(id) }
  const selection = selectEntries(columns.entries, { criteria, range }, asking)
  return { span: selection.span, criteria, selection, days: makeDayTable(columns.entries, selection) }
}

/** The same days with other criteria. */
export const periodWithCriteria = (
  diary: AnswerDiary,
  { span }: Pick<AnswerPeriod, 'span'>,
  criteria: Criteria,
): AnswerPeriod => selectPeriod(diary, toCustomRange(span), criteria)

/** As calendar days: next week "the last 7 days" would no longer be the counted ones. */
export const toCustomRange = ({ from, to }: DaySpan): DateRange => ({
  is: 'custom',
  from: localDay(from),
  to: localDay(to),
})

/** Solace must not bypass the limits of a plan (D44). [ASST-23] */
export const isBeyondPlan = ({ plan, today }: AnswerDiary, range: DateRange, view: View): boolean =>
  allowedRange(range, { view, plan, today }).wasReset
