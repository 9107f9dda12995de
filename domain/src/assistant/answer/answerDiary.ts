import type { Condition } from '../../conditions/condition.ts'
import type { Canonical, DiaryColumns } from '../../filters/columns/columns.ts'
import { DEFAULT_CRITERIA } from '../../filters/criteria.ts'
import { allowedRange, type View } from '../../filters/dateRange.ts'
import type { Criteria, DateRange, DaySpan, Selection } from '../../filters/filter.ts'
import { selectEntries } from '../../filters/select.ts'
import type { Reference } from '../../lists/reference.ts'
import type { Medication } from '../../medications/medication.ts'
import type { Plan } from '../../purchases/plan.ts'
import { daysOf, type DayTable } from '../../results/days.ts'
import { localDay, type DayNumber } from '../../time/dayNumber.ts'
import type { ThingList, UnderstoodQuestion } from '../asked.ts'

/** What an answer is told from. Notes are no part of it: no engine reads them. */
export interface AnswerDiary {
  columns: DiaryColumns
  canonical: Canonical
  idToday: (id: string) => string
  /** By the calendar of who asks. [ASST-30] */
  today: DayNumber
  plan: Plan
  /** In the language of who asks; '' of what nobody knows any more. */
  labelOf: (list: ThingList, reference: Reference) => string
  medications: readonly Medication[]
  conditions: readonly Condition[]
  nameOfCondition: (condition: Condition) => string
}

/** Some days of the diary, by criteria or all of them. */
export interface Period {
  span: DaySpan
  criteria: Criteria
  selection: Selection
  days: DayTable
}

export const PAIN_RECORDS: Criteria = { ...DEFAULT_CRITERIA, dailyReflections: false }
export const REFLECTIONS: Criteria = { ...DEFAULT_CRITERIA, painRecords: false }

const LAST_30_DAYS: DateRange = { is: '30days' }

/** What was not said is the last thirty days, as everywhere, and the answer names them. */
export const rangeOf = ({ periods }: UnderstoodQuestion): DateRange => periods[0] ?? LAST_30_DAYS

export function periodOf(diary: AnswerDiary, range: DateRange, criteria = DEFAULT_CRITERIA): Period {
  const { columns, canonical, today, idToday } = diary
  const asking = { today, canonical, idToday: ({ id }: Reference) => idToday(id) }
  const selection = selectEntries(columns.entries, { criteria, range }, asking)
  return { span: selection.span, criteria, selection, days: daysOf(columns.entries, selection) }
}

/** The same days by other criteria. */
export const within = (diary: AnswerDiary, { span }: Pick<Period, 'span'>, criteria: Criteria): Period =>
  periodOf(diary, daysAs(span), criteria)

/** As days of the calendar: next week "the last 7 days" would be others than those that were counted. */
export const daysAs = ({ from, to }: DaySpan): DateRange => ({
  is: 'custom',
  from: localDay(from),
  to: localDay(to),
})

/** Solace is no way around what a plan shows (D44). [ASST-23] */
export const isBeyondPlan = ({ plan, today }: AnswerDiary, range: DateRange, view: View): boolean =>
  allowedRange(range, { view, plan, today }).wasReset
