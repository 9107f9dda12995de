import { countedRows } from '../../filters/columns/episodeRows.ts'
import { ENTRY, NO_LENGTH, PATTERN, type Columns } from '../../filters/columns/columns.ts'
import { PAIN_PATTERNS } from '../../records/painRecord.ts'
import { SECONDS_PER_HOUR } from '../../time/instant.ts'

/** Lower bounds in hours; the first step holds what is shorter than the second. The last is a whole day. */
export const LENGTH_STEPS = [0, 1, 4, 12, 24] as const

export interface RecordCounts {
  /** One count per step or pattern, in order. */
  counts: readonly number[]
  /** Number of records with this value. Not recorded is not 0. */
  told: number
}

/** Counts of records by length, where recorded. An episode has the length of its start. [RES-45, EPI-20] */
export function countByLength(columns: Columns, rows: Uint32Array): RecordCounts {
  const { entry, length } = columns
  const counts = LENGTH_STEPS.map(() => 0)
  for (const row of countedRows(columns, rows)) {
    const seconds = length[row]!
    if (entry[row] !== ENTRY.record || seconds === NO_LENGTH) continue
    const at = LENGTH_STEPS.findLastIndex((hours) => seconds >= hours * SECONDS_PER_HOUR)
    counts[Math.max(0, at)]! += 1
  }
  return countedOf(counts)
}

/** Counts of records by type of pain, where recorded. [RES-45] */
export function countByPattern(columns: Columns, rows: Uint32Array): RecordCounts {
  const { entry, pattern } = columns
  const counts = PAIN_PATTERNS.map(() => 0)
  for (const row of countedRows(columns, rows)) {
    const at = PAIN_PATTERNS.findIndex((name) => PATTERN[name] === pattern[row])
    if (entry[row] === ENTRY.record && at !== -1) counts[at]! += 1
  }
  return countedOf(counts)
}

const countedOf = (counts: readonly number[]): RecordCounts => ({
  counts,
  told: counts.reduce((sum, count) => sum + count, 0),
})

/** Index of the highest count; null if all are 0 or two are equally high. */
export function indexOfHighest(counts: readonly number[]): number | null {
  const most = Math.max(0, ...counts)
  const places = counts.flatMap((count, at) => (count === most ? [at] : []))
  return most > 0 && places.length === 1 ? places[0]! : null
}
