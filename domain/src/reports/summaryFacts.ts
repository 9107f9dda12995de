import type { PlaceMean } from '../results/charts/placeStrengths.ts'
import type { DaySpan } from '../filters/filter.ts'
import type { Medication } from '../medications/medication.ts'
import type { PainPattern } from '../records/painRecord.ts'
import type { LoggedDays } from '../results/days.ts'
import type { ComparedFigures } from '../results/insights/figures.ts'
import type { ComparedList } from '../results/statistics/statistics.ts'
import type { Bucket, BucketUnit } from '../results/timeline/buckets.ts'
import type { Story } from '../results/timeline/story.ts'
import type { DayNumber } from '../time/dayNumber.ts'
import type { AmountRange } from './facts/amountsTaken.ts'
import type { MedicineDayCount } from './facts/medicineDayFacts.ts'
import type { RegionInput } from './pictureInputs.ts'

/** All contents of page 1 below its head, as data. Item names are in the report's language. */
export interface SummaryFacts {
  compared: ComparisonBasis
  /** Averages with their days and previous values; `before` and `change` are null without a comparison. */
  figures: ComparedFigures
  /** Null if no record has a number. */
  worst: WorstDay | null
  /** Averages, trends and flares of the days. */
  story: Story
  /** Few days are logged, and most of them are bad: averages look higher than the days were. */
  areMostlyHard: boolean
  days: DaysFacts
  links: LinksFacts
  /** Null if the person leaves medications out of the report. */
  medicines: LimitedRows<MedicineFacts> | null
  /** Interventions other than medications: a separate table, never part of `links`. */
  tried: LimitedRows<InterventionFacts>
  where: LocationFacts
  function: FunctionFacts
}

/**
 * What the figures are compared with. `none`: the period before has no record. `alltime`: there is no period before.
 * `plan`: its days are outside the plan, so nothing is said about them. `not-asked`: the person wants no comparison.
 */
export type ComparisonBasis =
  | { is: 'period'; span: DaySpan; records: number }
  | { is: 'none' | 'alltime' | 'plan' | 'not-asked' }

export interface WorstDay {
  value: number
  /** The latest day with this value. */
  day: DayNumber
  /** Number of days with this value. */
  days: number
  /** In the period before; null if not compared or without a number. */
  before: number | null
}

/** The graph of the days; its trend lines are those of `story`. */
export interface DaysFacts {
  span: DaySpan
  unit: BucketUnit
  buckets: readonly Bucket[]
}

/** The first rows and the number of the others: a page cuts by whole rows and says so. */
export interface LimitedRows<Row> {
  rows: readonly Row[]
  more: number
}

/** Steady links only, the most certain first. */
export interface LinksFacts {
  lower: LimitedRows<LinkFacts>
  higher: LimitedRows<LinkFacts>
  /**
   * Why both are empty; null if they are not. `by-severity`: the filter selects by pain, so nothing can be said.
   * `few-days`: the nearest candidate lacks that many days. `none`: enough days, but nothing steady.
   */
  empty: { is: 'by-severity' | 'none' } | { is: 'few-days'; wanted: number } | null
}

export interface LinkFacts {
  label: string
  list: ComparedList
  /** In tenths of a point, above 0: the direction follows from the list that it is in. */
  points: number
  /** The likely range, in tenths and in the same direction; `low` may be below 0. */
  low: number
  high: number
  /** Of the days that answered the list: days with the item, and all days. */
  days: LoggedDays
}

/** Counts of the person's own marks; an unmarked use does not count as no help. */
export interface Marks {
  helped: number
  marked: number
  /** From 0 to 1; null below 5 marks, where a bar would suggest too much. */
  share: number | null
  /** The likely range of the share, in percent; null without a share. */
  likely: { low: number; high: number } | null
}

/** The part of a medication that a report contains; its notes are private to the person. */
export type ReportedMedication = Pick<
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
  medication: ReportedMedication
  /** Recorded uses; doses less than an hour apart count as one. */
  uses: number
  /** Null if the amount is unknown. */
  amount: AmountRange | null
  /** Null if it is marked on no record. */
  marks: Marks | null
  /** Missing in reports of earlier versions; null for one whose days do not count. [MDAY-1] */
  days?: MedicineDayCount | null
}

export interface InterventionFacts {
  label: string
  marks: Marks
}

export interface LocationRow {
  label: string
  records: number
  /** Null below five told numbers. [PLACE-5] */
  mean: PlaceMean | null
}

export interface LocationFacts extends LimitedRows<LocationRow> {
  /** Records with a location: the number in the heading, and the base of the bars. */
  outOf: number
  /** The most often recorded; all that tie, or none if more than three do. */
  main: readonly string[]
  regions: readonly RegionInput[]
  /** Records whose locations cover no part of the figure: stated below it. */
  unplaced: number
}

export interface FunctionFacts {
  /**
   * Days with an activity, among those with a reflection; null if none of them answers it: not recorded is not none.
   */
  activityDays: LoggedDays | null
  /** The most often recorded activities: all that tie, or none if more than three do. */
  activities: readonly string[]
  /** The most frequent type of pain, with its records and all records with a type; null if none has one, or two tie. */
  pattern: { is: PainPattern; records: number; told: number } | null
  /** Median, with the number of records that have a length; null if none has. */
  length: { seconds: number; told: number } | null
}
