import type { DateOrder } from '@reprieve/domain/sync/csv/csvDate.ts'
import { detectDateOrder } from '@reprieve/domain/sync/csv/csvDate.ts'
import type { CsvField } from '@reprieve/domain/sync/csv/csvField.ts'
import { guessMapping, isHeader, type Mapping } from '@reprieve/domain/sync/csv/csvMapping.ts'
import { guessScale, type CsvScale } from '@reprieve/domain/sync/csv/csvRecord.ts'
import { parseCsv, sniffDelimiter } from '@reprieve/domain/sync/csv/parseCsv.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { decodeText } from './decodeText.ts'

const LARGEST_TABLE = 20 * 1024 * 1024
const MOST_LINES = 50_000
const LOOKED_AT = 500

/** A parsed table whose columns are not yet mapped. */
export interface CsvTable {
  header: string[]
  lines: string[][]
  delimiter: string
}

export type TableFault = 'no-table' | 'too-large' | 'unreadable-file'

export async function readCsvTable(file: Blob): Promise<Result<CsvTable, TableFault>> {
  if (file.size > LARGEST_TABLE) return err('too-large')
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) return err('unreadable-file')
  const text = decodeText(new Uint8Array(bytes))
  if (text === null) return err('no-table')
  const delimiter = sniffDelimiter(text)
  const lines = parseCsv(text, delimiter, MOST_LINES + 2)
  if (lines.length > MOST_LINES + 1) return err('too-large')
  // A single column has either the date or the severity: it cannot make a record.
  if (Math.max(0, ...lines.slice(0, LOOKED_AT).map(({ length }) => length)) < 2) {
    return err('no-table')
  }
  const at = firstTableLine(lines)
  const header = lines[at] ?? []
  return ok(
    isHeader(header)
      ? { header, lines: lines.toSpliced(at, 1), delimiter }
      : { header: [], lines, delimiter },
  )
}

/** Lines above it with one filled cell are a title. They stay among the lines, and are listed as no records. */
const firstTableLine = (lines: readonly string[][]): number =>
  Math.max(
    0,
    lines.slice(0, LOOKED_AT).findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length > 1),
  )

/** How to read the table, as far as it shows that itself. */
export interface CsvChoices {
  mapping: Mapping
  order: DateOrder
  scale: CsvScale
}

export function guessChoices(
  { header, lines }: CsvTable,
  { own, likely }: { own: Partial<Record<CsvField, string>>; likely: DateOrder },
): CsvChoices {
  const width = Math.max(header.length, ...lines.slice(0, LOOKED_AT).map(({ length }) => length))
  const heads = Array.from({ length: width }, (_, index) => header[index] ?? '')
  const mapping = guessMapping(heads, own)
  const order = detectDateOrder(cellsOf(lines, mapping, 'date'))
  return {
    mapping,
    order: order === null || order === 'none' ? likely : order,
    scale: guessScale(cellsOf(lines, mapping, 'severity')),
  }
}

/** Whether only the user can tell the day from the month. */
export const isOrderOpen = ({ lines }: CsvTable, mapping: Mapping): boolean =>
  detectDateOrder(cellsOf(lines, mapping, 'date')) === null

function cellsOf(lines: readonly string[][], mapping: Mapping, field: CsvField): string[] {
  const column = mapping.indexOf(field)
  return column === -1 ? [] : lines.map((cells) => cells[column] ?? '')
}
