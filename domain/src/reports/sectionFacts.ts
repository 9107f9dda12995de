import type { MeasureAverage } from '../results/measures/measureAverages.ts'
import type { TakenAmount } from '../medications/words/takenWords.ts'
import type { Gender } from '../account/profile.ts'
import type { HeightUnit, WeightUnit } from '../account/bodyUnits.ts'
import type { Sort } from '../filters/filter.ts'
import type { SummaryPart } from '../filters/summary.ts'
import type { PainPattern } from '../records/painRecord.ts'
import type { DayFacts } from '../results/calendar/dayFacts.ts'
import type { Month } from '../results/calendar/month.ts'
import type { ChartCategory } from '../results/charts/chartCategory.ts'
import type { Coverage } from '../results/statistics/statistics.ts'
import type { Story } from '../results/timeline/story.ts'
import type { Weekday } from '../schedule/frequency.ts'
import type { DayNumber } from '../time/dayNumber.ts'
import type { LocalDay } from '../time/localDay.ts'
import type { RegionInput } from './pictureInputs.ts'
import type { SectionField } from './reportOptions.ts'
import type { DaysFacts, ReportedMedication } from './summaryFacts.ts'

/** Only chosen fields with a value; null means not chosen or no value, and has no line on paper. */
export interface PatientFacts {
  name: string | null
  gender: { is: Gender; text: string } | null
  birth: { day: LocalDay; age: number } | null
  /** In kilograms, displayed in the person's unit. */
  weight: { kilograms: number; unit: WeightUnit } | null
  /** In centimetres. */
  height: { centimeters: number; unit: HeightUnit } | null
  /** An empty list means none, which the report states. */
  conditions: readonly ConditionFacts[] | null
  medications: readonly ReportedMedication[] | null
}

export interface ConditionFacts {
  label: string
  firstSymptom: LocalDay | null
  diagnosed: LocalDay | null
}

/** Included in every report: what was left out affects how everything is read. */
export interface FilterFacts {
  /** The n and m of "n/m records shown". */
  shown: number
  outOf: number
  /** The criteria, item texts in the report's language; empty without criteria. */
  parts: readonly SummaryPart[]
}

export interface DetailsFacts {
  fields: readonly SectionField<'recordDetails'>[]
  sort: Sort
  /** Total number of entries. */
  total: number
  /** The first entries, if a page has no room for all; paper receives each of them while printing. */
  rows: readonly DetailRow[]
}

/** Fields that were not chosen are missing; chosen ones without a value are null or empty. */
export type DetailRow = RecordRow | ReflectionRow

type TakenPlace = Exclude<ChartCategory, 'meaningful_activities'> | 'unmarked'

export interface RecordRow {
  is: 'record'
  /** In the calendar and time zone where it was written (D40). */
  day: DayNumber
  minute: number
  isAllDay: boolean
  /** Seconds; null without a length. */
  length: number | null
  pattern: PainPattern | null
  isWrittenLater: boolean
  severity?: number | null
  /** Names by category; "Nothing" is a name, too. */
  items: Readonly<Partial<Record<Exclude<ChartCategory, 'meaningful_activities'>, readonly string[]>>>
  /**
   * "Nothing" of interventions or medications, as its list names it; under what helped it appears as `label`, with its
   * list.
   */
  nothing?: readonly { list: 'alleviating_factor' | 'medication'; name: string; label: string }[]
  /** Amounts by the index of the name in `items` or `unmarked`; only if any amount is recorded. */
  taken?: Readonly<Partial<Record<TakenPlace, readonly (TakenAmount | null)[]>>>
  /** How strong it was in each of `items.location`, by its index; only if any place has a number. [PLACE-1] */
  strengths?: readonly (number | null)[]
  /** Unmarked uses: listed under no effect, but used. */
  unmarked: readonly string[]
  note?: string | null
}

export interface ReflectionRow {
  is: 'reflection'
  /** By the noon rule. */
  day: DayNumber
  isWrittenLater: boolean
  score?: number | null
  activities?: readonly string[]
  note?: string | null
}

export interface ChartFacts {
  category: ChartCategory
  /** All of them, most often recorded first. */
  rows: readonly CountedName[]
  /** "Nothing": after the others, in another style. */
  nothing: readonly CountedName[]
  coverage: Coverage
  /** Records with an unmarked use; 0 if the category has no marks. */
  unmarked: number
  /** For locations only. */
  regions: readonly RegionInput[] | null
}

export interface CountedName {
  label: string
  records: number
  days: number
}

export interface CalendarFacts {
  /** From the first to the last month with data, complete. */
  months: readonly Month[]
  /** Number of earlier months, which are too many to draw. */
  monthsBefore: number
  firstWeekday: Weekday
  /** Names by index, at most six. */
  overlays: readonly string[]
  /** The days with data. */
  days: readonly DayFacts[]
  /** The last day of the range: later ones are in the future, or were not requested. */
  last: DayNumber
}

export interface TimelineFacts extends DaysFacts {
  fields: readonly SectionField<'timelineView'>[]
  story: Story
  /** What devices measured in the days of the report; none unless it was ticked. [REP-140] */
  measured: readonly MeasureAverage[]
}
