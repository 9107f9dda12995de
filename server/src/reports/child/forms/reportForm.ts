import type { SharedResponse } from '@reprieve/contract/questionnaires/toldResponse.ts'
import type { Condition } from '@reprieve/domain/conditions/condition.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import type { ReportedDose } from '@reprieve/domain/reports/facts/reportedDoses.ts'
import type { ReportContent } from '@reprieve/domain/reports/reportContent.ts'
import type { MeasureSeries } from '@reprieve/domain/signals/measureSeries.ts'
import type { ReportedEntry } from '@reprieve/domain/reports/table/reportedEntry.ts'

/** The input of the other file forms: only what the PDF contains, and the PDF itself, which they refer to. */
export interface FormSource {
  content: ReportContent
  /** All entries of the details; empty if the report has no details. Iterated once for each form. */
  entries: Iterable<ReportedEntry>
  /** All of the person's; a form includes them only if the report does. */
  conditions: readonly Condition[]
  medications: readonly Medication[]
  /** Separately logged doses in the days of the report. */
  doses: readonly ReportedDose[]
  /** What devices measured; a form includes it only if the report does. Missing for most people. */
  measures?: readonly MeasureSeries[] | undefined
  /** Responses of these days and some around them. */
  responses: readonly SharedResponse[]
  /** A UUID unique to the person or this report: ids of days and of catalogue entries are the same for everybody. */
  seed: string
  /** The title of the PDF. */
  title: string
  pdf: Uint8Array
}

export interface ReportForm {
  form: 'json' | 'csv'
  type: string
  make(source: FormSource): Promise<Uint8Array>
}
