import type { Lexicon } from '../lexicon.ts'
import type { Calendar, SaidPeriod } from './calendar.ts'

/** A piece of a question that is days: all that they can be, the first the likeliest. */
export interface PeriodAt {
  periods: readonly SaidPeriod[]
  length: number
}

/** By what days are read. */
export interface PeriodReader {
  calendar: Calendar
  dates: Lexicon['dates']
}
