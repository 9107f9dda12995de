import type { DaySpan } from '../filters/filter.ts'
import type { Medication } from '../medications/medication.ts'
import type { PainPattern } from '../records/painRecord.ts'
import type { Logged } from '../results/days.ts'
import type { Figures } from '../results/insights/figures.ts'
import type { ComparedList } from '../results/statistics/statistics.ts'
import type { Bucket, BucketUnit } from '../results/timeline/buckets.ts'
import type { Story } from '../results/timeline/story.ts'
import type { DayNumber } from '../time/dayNumber.ts'
import type { AmountRange } from './facts/amountsTaken.ts'
import type { RegionInput } from './pictureInputs.ts'

/** All that page 1 tells below its head, as figures. Names of items are in the language of the report. */
export interface SummaryFacts {
  compared: Compared
  /** Averages with their days and what they were; `before` and `change` are null where nothing was compared. */
  figures: Figures
  /** Null where no record has a number. */
  worst: Worst | null
  /** Averages, trends and flares of the days. */
  story: Story
  /** Few days are logged, and most of these are hard: averages look higher than the days were. */
  areMostlyHard: boolean
  days: DaysFacts
  links: LinksFacts
  /** Null where the person leaves medications out of the report. */
  medicines: Listed<MedicineFacts> | null
  /** What was tried besides medicines: a table of its own, and never a part of `links`. */
  tried: Listed<TriedFacts>
  where: WhereFacts
  function: FunctionFacts
}

/**
 * With what the figures are compared. `none`: the period before was looked at and has no record. `alltime`: there is no
 * period before. `plan`: its days are beyond the plan, so nothing is said of them. `not-asked`: the person wants none.
 */
export type Compared =
  | { is: 'period'; span: DaySpan; records: number }
  | { is: 'none' | 'alltime' | 'plan' | 'not-asked' }

export interface Worst {
  value: number
  /** The latest of the days that had it. */
  day: DayNumber
  /** How many days had it. */
  days: number
  /** In the period before; null where it was not compared or had no number. */
  before: number | null
}

/** The picture of the days; the trend lines are those of the story. */
export interface DaysFacts {
  span: DaySpan
  unit: BucketUnit
  buckets: readonly Bucket[]
}

/** The first few, and how many there are besides: a page cuts by whole rows and says so. */
export interface Listed<Row> {
  rows: readonly Row[]
  more: number
}

/** Steady patterns alone, the surest first. */
export interface LinksFacts {
  lower: Listed<LinkFacts>
  higher: Listed<LinkFacts>
  /**
   * Why both may be empty, null where they are not. `by-severity`: the filter chose records by their pain, so nothing
   * can be told. `few-days`: what came nearest still wants so many. `none`: enough days, and nothing steady.
   */
  empty: { is: 'by-severity' | 'none' } | { is: 'few-days'; wanted: number } | null
}

export interface LinkFacts {
  label: string
  list: ComparedList
  /** In tenths of a point, and above 0: which way it goes is told by where it stands. */
  points: number
  /** Within what it likely lies, in tenths and the same way; `low` may be below 0. */
  low: number
  high: number
  /** Of the days that answered the list: with it, and all of them. */
  days: Logged
}

/** By marks that the person made; what has none is not counted as no help. */
export interface Marks {
  helped: number
  marked: number
  /** Of 1; null below 5 marks, where a bar would say too much. */
  share: number | null
  /** Within what the share likely lies, in percent; null where there is none. */
  likely: { low: number; high: number } | null
}

/** As much of a medicine as is told of it in words; its notes are nobody's but the person's. */
export type ToldMedication = Pick<
  Medication,
  | 'commonName'
  | 'names'
  | 'brandName'
  | 'strength'
  | 'strengthUnits'
  | 'dosageUnits'
  | 'takeAs'
  | 'dosages'
  | 'purpose'
  | 'startDate'
  | 'endDate'
>

export interface MedicineFacts {
  medication: ToldMedication
  /** Uses that were written down, with doses less than an hour apart as one. */
  uses: number
  /** Null where it is not known how much. */
  amount: AmountRange | null
  /** Null where nobody marked it on any record. */
  marks: Marks | null
}

export interface TriedFacts {
  label: string
  marks: Marks
}

export interface WhereFacts extends Listed<{ label: string; records: number }> {
  /** Records that name a place: the number in the heading, and what the bars are shares of. */
  outOf: number
  /** The most often recorded; all that tie, and none where more than three do. */
  main: readonly string[]
  regions: readonly RegionInput[]
  /** Records whose places cover no part of the figure: said below it. */
  unplaced: number
}

export interface FunctionFacts {
  /** Days with an activity, of those with a reflection; null where none of these answers it: not told is not none. */
  activityDays: Logged | null
  /** The most often recorded activities: all that tie, and none where more than three do. */
  activities: readonly string[]
  /** The most frequent type of pain, with its records and those that tell one; null where none does, or two tie. */
  pattern: { is: PainPattern; records: number; told: number } | null
  /** Median, with the records that tell a length; null where none does. */
  length: { seconds: number; told: number } | null
}
