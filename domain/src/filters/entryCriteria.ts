import { shownLength } from '../records/recordDuration.ts'
import { ENTRY, NO_LENGTH, PATTERN, type Columns } from './columns/columns.ts'
import { isWholeSpan } from './criteria.ts'
import type { Compare, Criteria } from './filter.ts'

/** Whether a criterion holds for an entry, by its number. */
export type Test = (row: number) => boolean

export interface EntryCriterion {
  entry: number
  holds: Test
}

/** What is asked of an entry itself: each that is not at its default. [FILT-2, FILT-5] */
export function entryCriteria(columns: Columns, criteria: Criteria): EntryCriterion[] {
  const { severity, score, time, duration, patterns } = criteria
  const { record, reflection } = ENTRY
  const asked: EntryCriterion[] = []
  if (!isWholeSpan(severity)) asked.push({ entry: record, holds: isBetween(columns, severity) })
  if (!isWholeSpan(score)) asked.push({ entry: reflection, holds: isBetween(columns, score) })
  if (time.compare !== 'all')
    asked.push({ entry: record, holds: COMPARED[time.compare](columns.minute, time.minute) })
  if (duration.compare !== 'all') asked.push({ entry: record, holds: isOfLength(columns, duration) })
  if (patterns.length > 0) asked.push({ entry: record, holds: isOfPattern(columns, patterns) })
  return asked
}

/** No value is above every value, so it is between none. [FILT-7] */
const isBetween =
  ({ value }: Columns, { from, to }: Criteria['severity']): Test =>
  (row) =>
    value[row]! >= from && value[row]! <= to

type Comparing = (values: Uint16Array | Float64Array, than: number) => Test

/** [FILT-8] */
const COMPARED: Record<Compare, Comparing> = {
  all: () => () => true,
  equal: (values, than) => (row) => values[row] === than,
  less: (values, than) => (row) => values[row]! < than,
  greater: (values, than) => (row) => values[row]! > than,
}

/** [FILT-9] */
function isOfLength({ length }: Columns, { compare, seconds, shownIn }: Criteria['duration']): Test {
  const shown = (of: number): number => shownLength({ kind: 'length', seconds: of, shownIn })
  const asShown = shown(seconds)
  const holds =
    compare === 'equal'
      ? (row: number) => shown(length[row]!) === asShown
      : COMPARED[compare](length, seconds)
  return (row) => length[row]! !== NO_LENGTH && holds(row)
}

/** [FILT-10] */
function isOfPattern({ pattern }: Columns, patterns: Criteria['patterns']): Test {
  const wanted = patterns.reduce((bits, one) => bits | (1 << PATTERN[one]), 0)
  return (row) => (wanted & (1 << pattern[row]!)) !== 0
}
