import { fhirForm } from './fhirForm.ts'
import type { ReportForm } from './reportForm.ts'
import { tableForm } from './tableForm.ts'

/** What a report is made as, besides its PDF. */
export const FORMS: readonly ReportForm[] = [fhirForm, tableForm]
