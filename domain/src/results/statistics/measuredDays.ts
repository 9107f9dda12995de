import { MEASURES } from '../../signals/measures.ts'
import type { MeasureSeries } from '../../signals/measureSeries.ts'
import type { DayTable } from '../days.ts'
import type { ListDays } from './statistics.ts'
import { compareWithUsual } from './usualDays.ts'
import { listDays } from './welch.ts'

interface MeasuredDays {
  pain: ListDays
  /** The ascending indexes of the days whose value was more than usual. */
  places: Uint32Array
}

/**
 * The days with a number of pain whose value is known: that of the day itself, or of the day before for what is done
 * until the evening. A day without a value is left out; it is not a day of little sleep. [STAT-28]
 */
export function measuredDays(
  { count, day, mean }: DayTable,
  { measure, values }: MeasureSeries,
): MeasuredDays {
  const usual = compareWithUsual(values)
  const { lag } = MEASURES[measure]
  const pain: number[] = []
  const places: number[] = []
  for (let at = 0; at < count; at += 1) {
    const against = usual.get(day[at]! - lag)
    if (against === undefined || Number.isNaN(mean[at]!)) continue
    if (against === 'more') places.push(pain.length)
    pain.push(mean[at]!)
  }
  return { pain: listDays(Float64Array.from(pain)), places: Uint32Array.from(places) }
}
