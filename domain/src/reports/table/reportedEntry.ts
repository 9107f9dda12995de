import type { TimeOffset } from '../../time/instant.ts'
import type { DetailRow } from '../sectionFacts.ts'

/**
 * An entry of the details, with what only a file for other programs needs: its id and its UTC offset. The row contains
 * only chosen fields, so neither does anything made from it.
 */
export interface ReportedEntry {
  id: string
  offset: TimeOffset
  row: DetailRow
}
