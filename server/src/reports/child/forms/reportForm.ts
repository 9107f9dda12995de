import type { ToldResponse } from '@reprieve/contract/questionnaires/toldResponse.ts'
import type { Condition } from '@reprieve/domain/conditions/condition.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import type { ToldDose } from '@reprieve/domain/reports/facts/toldDoses.ts'
import type { ReportContent } from '@reprieve/domain/reports/reportContent.ts'
import type { ToldEntry } from '@reprieve/domain/reports/table/toldEntry.ts'

/** What the other forms of a report are made of: what its PDF tells and nothing else, and the PDF itself, which they name. */
export interface FormSource {
  content: ReportContent
  /** Every entry of the details, as many as there are; none where the report has no details. Read once for each form. */
  entries: Iterable<ToldEntry>
  /** All that the person has: they are told only where the report tells of them. */
  conditions: readonly Condition[]
  medications: readonly Medication[]
  /** Those of the days of the report that were logged by themselves. */
  doses: readonly ToldDose[]
  /** Those of its days, and of some around them. */
  responses: readonly ToldResponse[]
  /** A uuid that nobody else has, of the person or of this report: ids of days and of the catalogue are everybody's. */
  seed: string
  /** As the PDF is titled. */
  title: string
  pdf: Uint8Array
}

export interface ReportForm {
  form: 'json' | 'csv'
  type: string
  make(source: FormSource): Promise<Uint8Array>
}
