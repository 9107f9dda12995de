import { groupBy } from '../groupBy.ts'
import { type DayNumber, dayNumber } from '../time/dayNumber.ts'
import { MEASURE_NAMES, type Measure } from './measures.ts'
import { dayInMonth, type SignalMonth } from './signalMonth.ts'

/** The values of one measure from one source. */
export interface MeasureSeries {
  measure: Measure
  source: string
  values: ReadonlyMap<DayNumber, number>
}

/**
 * One source for each measure that has values: the first in the order that the person chose, otherwise the one with the
 * most days. Values of two devices are never mixed, because devices differ. [SIG-7]
 */
export function chooseSeries(months: readonly SignalMonth[], order: readonly string[]): MeasureSeries[] {
  const bySource = groupBy(months, ({ source }) => source)
  return MEASURE_NAMES.flatMap((measure) => {
    const [best] = [...bySource]
      .map(([source, own]): MeasureSeries => ({ measure, source, values: valuesOf(own, measure) }))
      .filter(({ values }) => values.size > 0)
      .sort(
        (one, other) =>
          placeIn(order, one.source) - placeIn(order, other.source) ||
          other.values.size - one.values.size ||
          (one.source < other.source ? -1 : 1),
      )
    return best === undefined ? [] : [best]
  })
}

function placeIn(order: readonly string[], source: string): number {
  const at = order.indexOf(source)
  return at === -1 ? order.length : at
}

function valuesOf(months: readonly SignalMonth[], measure: Measure): Map<DayNumber, number> {
  const values = new Map<DayNumber, number>()
  for (const { month, days } of months) {
    const before = dayNumber(dayInMonth(month, 1)) - 1
    for (const [day, { [measure]: value }] of days) if (value !== undefined) values.set(before + day, value)
  }
  return values
}
