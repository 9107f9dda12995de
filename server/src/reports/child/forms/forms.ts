import type { Language } from '@reprieve/domain/settings/language.ts'
import type { KeptRow } from '@reprieve/domain/sync/localRow.ts'

/** What the other forms of a report are made of: the same rows as its PDF, and the PDF itself, which they name. */
export interface FormSource {
  rows: readonly KeptRow[]
  language: Language
  /** When it was made, and how far east of UTC its person was. */
  made: number
  offset: number
  pdf: Uint8Array
}

export interface ReportForm {
  form: 'json' | 'csv'
  type: string
  make(source: FormSource): Uint8Array
}

/** What a report is made as, besides its PDF. */
export const FORMS: readonly ReportForm[] = []
