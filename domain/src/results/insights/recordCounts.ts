import { ENTRY, NO_LENGTH, PATTERN, type Columns } from '../../filters/columns/columns.ts'
import type { PainPattern } from '../../records/painRecord.ts'

const HOUR = 3_600

/** From these hours on; what is shorter than the second stands under the first. A day is the last. */
export const LENGTH_STEPS = [0, 1, 4, 12, 24] as const

export interface RecordCounts {
  /** One for each step or pattern, in their order. */
  counts: readonly number[]
  /** Records that tell it. Not told is not 0. */
  told: number
}

/** How long it lasted, of the records that tell it. [RES-45] */
export function lengthsOf({ entry, length }: Columns, rows: Uint32Array): RecordCounts {
  const counts = LENGTH_STEPS.map(() => 0)
  for (const row of rows) {
    const seconds = length[row]!
    if (entry[row] !== ENTRY.record || seconds === NO_LENGTH) continue
    const at = LENGTH_STEPS.findLastIndex((hours) => seconds >= hours * HOUR)
    counts[Math.max(0, at)]! += 1
  }
  return countedOf(counts)
}

export const PATTERNS = ['constant', 'intermittent', 'breakthrough'] as const satisfies readonly PainPattern[]

/** Which type of pain it was, of the records that tell it. [RES-45] */
export function patternsOf({ entry, pattern }: Columns, rows: Uint32Array): RecordCounts {
  const counts = PATTERNS.map(() => 0)
  for (const row of rows) {
    const at = PATTERNS.findIndex((name) => PATTERN[name] === pattern[row])
    if (entry[row] === ENTRY.record && at !== -1) counts[at]! += 1
  }
  return countedOf(counts)
}

const countedOf = (counts: readonly number[]): RecordCounts => ({
  counts,
  told: counts.reduce((sum, count) => sum + count, 0),
})

/** The longest of them; null where none has any. Of two equal ones neither is the most. */
export function mostOf(counts: readonly number[]): number | null {
  const most = Math.max(0, ...counts)
  const places = counts.flatMap((count, at) => (count === most ? [at] : []))
  return most > 0 && places.length === 1 ? places[0]! : null
}
