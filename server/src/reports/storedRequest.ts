import { toFields } from '@reprieve/contract/fields.ts'
import { filterFromSettings, filterToSettings } from '@reprieve/contract/filters/filterWire.ts'
import { optionsFromWire, optionsToWire } from '@reprieve/contract/reports/optionsWire.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { StoredRequest, ReportRequest } from './reportRequest.ts'

/** Twice the size of a request with every option chosen. */
const LONGEST = 40_000

/** Up to two hundred requests are stored for a person. [REP-85] */
export const isRequestTooLong = ({ options, filter, range }: ReportRequest): boolean =>
  JSON.stringify([options, filter, range]).length > LONGEST

/**
 * The part of the request that is needed to make the report. The range is fixed to the days that were priced: "all
 * time" would mean more days later. [REP-85, REP-86]
 */
export function toStoredRequest(body: ReportRequest, { from, to }: DaySpan): StoredRequest['sent'] {
  const filter = filterToSettings(filterFromSettings(toFields(body.filter)))
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
