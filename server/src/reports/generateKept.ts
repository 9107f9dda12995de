import { fieldsOf } from '@reprieve/contract/fields.ts'
import { filterFrom, filterSettings } from '@reprieve/contract/filters/filterWire.ts'
import { optionsFromWire, optionsToWire } from '@reprieve/contract/reports/optionsWire.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { KeptRequest, ReportRequest } from './store.ts'

/** Twice as much as who chooses everything that there is to choose. */
const LONGEST = 40_000

/** Two hundred are kept of a person. [REP-85] */
export const isTooLong = ({ options, filter, range }: ReportRequest): boolean =>
  JSON.stringify([options, filter, range]).length > LONGEST

/**
 * What is read when the report is made, and nothing else that came along. Its days are those that were priced: "all time"
 * would be more by the time that somebody looks. [REP-85, REP-86]
 */
export function keptRequest(body: ReportRequest, { from, to }: DaySpan): KeptRequest['sent'] {
  const filter = filterSettings(filterFrom(fieldsOf(body.filter)))
  return {
    ...body,
    options: optionsToWire(optionsFromWire(body.options)),
    filter: Object.keys(filter).length === 0 ? null : filter,
    range: {
      dateRange: 'custom',
      date: localDay(from),
      date_end: localDay(to),
      said: body.range.dateRange,
    },
  }
}
