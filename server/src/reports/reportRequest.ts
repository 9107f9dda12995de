import type { RequestOf } from '@reprieve/contract/calls.ts'
import { rangeFromWire, type WireRange } from '@reprieve/contract/reports/rangeWire.ts'
import { DEFAULT_RANGE } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange, DaySpan } from '@reprieve/domain/filters/filter.ts'
import type { KnownPlan } from '@reprieve/domain/purchases/plan.ts'
import type { TimeOffset } from '@reprieve/domain/time/instant.ts'

export type ReportRequest = RequestOf<'reports/generate-report'>

export type RangeWord = WireRange['dateRange']

/** The days that were priced, whatever is added to the diary before the report is made. [REP-86] */
interface KeptRange extends WireRange {
  dateRange: 'custom'
  /** The name of the range that the person chose. */
  said: RangeWord
}

/** The request with its days and its plan at that time, so that the report can be made again. [REP-33] */
export interface StoredRequest {
  sent: Omit<ReportRequest, 'range'> & { range: KeptRange }
  /** In the calendar of the person. */
  span: DaySpan
  /** Their UTC offset. */
  offset: TimeOffset
  plan: KnownPlan
  deviceId: string
}

/** The name of the range, which means more to the person than its days. */
export const requestedRange = ({ sent: { range } }: StoredRequest): DateRange =>
  range.said === 'custom' ? (rangeFromWire(range) ?? DEFAULT_RANGE) : { is: range.said }
