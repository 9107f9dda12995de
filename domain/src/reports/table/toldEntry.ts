import type { TimeOffset } from '../../time/instant.ts'
import type { DetailRow } from '../sectionFacts.ts'

/**
 * An entry of the details, with what only a file for other programs needs: which entry it is, and how far east of UTC its
 * clock was. The row holds no more than was chosen, so neither does what is made of it.
 */
export interface ToldEntry {
  id: string
  offset: TimeOffset
  row: DetailRow
}
