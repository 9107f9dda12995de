import { toFields } from '@reprieve/contract/fields.ts'
import { filterFromSettings } from '@reprieve/contract/filters/filterWire.ts'
import { optionsFromWire } from '@reprieve/contract/reports/optionsWire.ts'
import { rangeFromWire } from '@reprieve/contract/reports/rangeWire.ts'
import { DEFAULT_RANGE } from '@reprieve/domain/filters/dateRange.ts'
import type { ReportRequest } from '../reportRequest.ts'
import type { ReportFilesRequest } from './makeFiles.ts'

/** Reads the request. The server has validated it, so no validation is loaded here. */
export function readReportFilesRequest(sent: unknown): ReportFilesRequest {
  const { client_id: seed, options, filter, range, paper, questions = [] } = sent as ReportRequest
  return {
    seed,
    options: optionsFromWire(options),
    filter: { ...filterFromSettings(toFields(filter)), range: rangeFromWire(range) ?? DEFAULT_RANGE },
    paper,
    questions,
  }
}
