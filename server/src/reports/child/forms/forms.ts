import { fhirForm } from './fhirForm.ts'
import type { ReportForm } from './reportForm.ts'
import { tableForm } from './tableForm.ts'

/** The file forms of a report besides PDF. */
export const FORMS_BESIDE_PDF: readonly ReportForm[] = [fhirForm, tableForm]
