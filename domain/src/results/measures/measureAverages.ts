import type { DaySpan } from '../../filters/filter.ts'
import type { Measure } from '../../signals/measures.ts'
import type { MeasureSeries } from '../../signals/measureSeries.ts'
import { countSpanDays, type LoggedDays } from '../days.ts'

export interface MeasureAverage {
  measure: Measure
  source: string
  value: number
  /** The days with a value, of all days of the span. */
  logged: LoggedDays
}

/** The mean of the days that have a value, with their number; a measure without one is left out. [RES-91] */
export const averageMeasures = (series: readonly MeasureSeries[], span: DaySpan): readonly MeasureAverage[] =>
  series.flatMap((one) => averageMeasure(one, span) ?? [])

export function averageMeasure(
  { measure, source, values }: MeasureSeries,
  span: DaySpan,
): MeasureAverage | null {
  let [sum, days] = [0, 0]
  for (const [day, value] of values) {
    if (day < span.from || day > span.to) continue
    sum += value
    days += 1
  }
  return days === 0
    ? null
    : { measure, source, value: sum / days, logged: { days, outOf: countSpanDays(span) } }
}
