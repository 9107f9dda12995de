import type { Lexicon } from '../lexicon.ts'
import type { Calendar, StatedPeriod } from './calendar.ts'

/** A part of a question that names days: all possible readings, the most likely first. */
export interface PeriodAt {
  periods: readonly StatedPeriod[]
  length: number
}

/** What is needed to read days. */
export interface PeriodReader {
  calendar: Calendar
  dates: Lexicon['dates']
}
