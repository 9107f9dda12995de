import { reportTable } from '@reprieve/domain/reports/table/reportTable.ts'
import type { ReportedEntry } from '@reprieve/domain/reports/table/reportedEntry.ts'
import { formWords } from './formWords.ts'
import type { ReportForm } from './reportForm.ts'
import { encodePieces } from './textBytes.ts'

/** [REP-61] */
export const tableForm: ReportForm = {
  form: 'csv',
  type: 'text/csv; charset=utf-8',
  make: async ({ content, entries }) => {
    const { table: words } = await formWords(content.language)
    const { details } = content
    const rows = rowsOf(details === null ? [] : entries)
    return encodePieces(reportTable(rows, { fields: details?.fields ?? [], words }))
  },
}

function* rowsOf(entries: Iterable<ReportedEntry>) {
  for (const { row } of entries) yield row
}
