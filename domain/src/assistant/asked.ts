import type { ColumnList } from '../filters/columns/columns.ts'
import type { DateRange } from '../filters/filter.ts'

/** What can be asked of a diary. [ASST-21] */
export const INTENTS = [
  'avg-pain',
  'avg-score',
  'worst',
  'best',
  'hard-days',
  'count',
  'trend',
  'compare',
  'more-with',
  'less-with',
  'link-of',
  'most',
  'how-often',
  'last-time',
  'last-dose',
  'doses',
  'did-help',
  'what-helped',
  'pattern',
  'on-day',
  'my-medicines',
  'my-conditions',
  'visit',
  'explain',
  'guide',
  'can-do',
  'kind',
] as const
export type Intent = (typeof INTENTS)[number]

/** What a number is of. `days` are those with an entry, `length` is how long pain lasts. */
export const MEASURES = ['pain', 'score', 'length', 'pattern', 'records', 'reflections', 'days'] as const
export type Measure = (typeof MEASURES)[number]

/** The views of results that can be explained. */
export const CHARTS = ['insights', 'charts', 'timeline', 'compare', 'calendar', 'body'] as const
export type Chart = (typeof CHARTS)[number]

export type ThingList = ColumnList

/** Something that the person records: an item of a list or a medicine. */
export interface RecordedThing {
  list: ThingList
  /** The ids of today. Several where one name is several of them, as ibuprofen in two strengths. */
  ids: readonly string[]
}

/**
 * A question as it was understood, whoever understood it. It can be kept as JSON, and says nothing that was not asked:
 * an empty slot is told as the answer fills it.
 */
export interface UnderstoodQuestion {
  intent: Intent
  measure: Measure | null
  things: readonly RecordedThing[]
  /** Of which list, where a list was named and no thing of it: "which symptom". */
  list: ThingList | null
  /** At most two, and exactly two of a comparison; none = the last 30 days, or all time of a first or last time. */
  periods: readonly DateRange[]
  time: 'morning' | 'evening' | null
  effect: 'helped' | 'not' | 'worse' | null
  rank: 'most' | 'least' | 'first' | 'last' | null
  chart: Chart | null
  /** As it was typed: what the guide is asked about. */
  words: string | null
}

export const NOTHING_ASKED: Omit<UnderstoodQuestion, 'intent'> = {
  measure: null,
  things: [],
  list: null,
  periods: [],
  time: null,
  effect: null,
  rank: null,
  chart: null,
  words: null,
}
