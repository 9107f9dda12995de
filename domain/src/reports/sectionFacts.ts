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
import type { FieldOf } from './reportOptions.ts'
import type { DaysFacts, ToldMedication } from './summaryFacts.ts'

/** Of each only what was chosen and told: null is one of both, and has no line on paper. */
export interface PatientFacts {
  name: string | null
  gender: { is: Gender; text: string } | null
  birth: { day: LocalDay; age: number } | null
  /** In kilograms, shown in the person's unit. */
  weight: { kilograms: number; unit: WeightUnit } | null
  /** In centimetres. */
  height: { centimeters: number; unit: HeightUnit } | null
  /** None at all is an empty list, which is said. */
  conditions: readonly ConditionFacts[] | null
  medications: readonly ToldMedication[] | null
}

export interface ConditionFacts {
  label: string
  firstSymptom: LocalDay | null
  diagnosed: LocalDay | null
}

/** Told in every report: what was left out changes how all of it is read. */
export interface FilterFacts {
  /** The n and m of "n/m records shown". */
  shown: number
  outOf: number
  /** What was asked for, item texts in the language of the report. None where nothing was. */
  parts: readonly SummaryPart[]
}

export interface DetailsFacts {
  fields: readonly FieldOf<'recordDetails'>[]
  sort: Sort
  /** Entries in all. */
  total: number
  /** The first ones, where a page has no room for all; paper is given each of them as it is printed. */
  rows: readonly DetailRow[]
}

/** What was not chosen is not there; what was chosen and not told is null or empty. */
export type DetailRow = RecordRow | ReflectionRow

type TakenPlace = Exclude<ChartCategory, 'meaningful_activities'> | 'unmarked'

export interface RecordRow {
  is: 'record'
  /** Of the calendar, and by the clock, of where it was written (D40). */
  day: DayNumber
  minute: number
  isAllDay: boolean
  /** Seconds; null where no length is told. */
  length: number | null
  pattern: PainPattern | null
  isWrittenLater: boolean
  severity?: number | null
  /** By category, each with the names in it; that there was nothing is a name, too. */
  items: Readonly<Partial<Record<Exclude<ChartCategory, 'meaningful_activities'>, readonly string[]>>>
  /** That nothing was tried or taken, in the words of its list; under what helped it has its `label`, with that list. */
  nothing?: readonly { list: 'alleviating_factor' | 'medication'; name: string; label: string }[]
  /** How much was taken of what stands at the same place among `items` or `unmarked`; only where some amount is told. */
  taken?: Readonly<Partial<Record<TakenPlace, readonly (TakenAmount | null)[]>>>
  /** Used and not marked: it stands under no effect, and was used all the same. */
  unmarked: readonly string[]
  note?: string | null
}

export interface ReflectionRow {
  is: 'reflection'
  /** By the rule of noon. */
  day: DayNumber
  isWrittenLater: boolean
  score?: number | null
  activities?: readonly string[]
  note?: string | null
}

export interface ChartFacts {
  category: ChartCategory
  /** All of them, the most often recorded first. */
  rows: readonly CountedName[]
  /** That there was nothing: behind the others, with another look. */
  nothing: readonly CountedName[]
  coverage: Coverage
  /** Records with something that was used and not marked; 0 where the category has no marks. */
  unmarked: number
  /** Of locations alone. */
  regions: readonly RegionInput[] | null
}

export interface CountedName {
  label: string
  records: number
  days: number
}

export interface CalendarFacts {
  /** From the first to the last with something to tell, whole. */
  months: readonly Month[]
  /** Earlier ones, which are too many to be drawn. */
  monthsBefore: number
  firstWeekday: Weekday
  /** Names by place, at most six. */
  overlays: readonly string[]
  /** Those that have anything to tell. */
  days: readonly DayFacts[]
  /** The last day of the range: those after it are still to come, or were not asked for. */
  last: DayNumber
}

export interface TimelineFacts extends DaysFacts {
  fields: readonly FieldOf<'timelineView'>[]
  story: Story
}
