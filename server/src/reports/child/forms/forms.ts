import { fhirForm } from './fhirForm.ts'
import type { ReportForm } from './reportForm.ts'
import { tableForm } from './tableForm.ts'

/** The file forms of a report besides PDF. */
export const FORMS: readonly ReportForm[] = [fhirForm, tableForm]
