import { shownLength } from '../records/recordDuration.ts'
import { ENTRY, NO_LENGTH, PATTERN } from './columns/columns.ts'
import { isWholeSpan } from './criteria.ts'
import type { Compare, Criteria } from './filter.ts'

/** Whether a criterion holds for an entry's value in the column. */
export type ValueTest = (value: number) => boolean

export interface EntryCriterion {
  entry: number
  column: 'value' | 'minute' | 'length' | 'pattern'
  holds: ValueTest
}

/** The criteria on an entry's own values that are not at their defaults. [FILT-2, FILT-5] */
export function entryCriteria({ severity, score, time, duration, patterns }: Criteria): EntryCriterion[] {
  const { record, reflection } = ENTRY
  const asked: EntryCriterion[] = []
  if (!isWholeSpan(severity)) asked.push({ entry: record, column: 'value', holds: isBetween(severity) })
  if (!isWholeSpan(score)) asked.push({ entry: reflection, column: 'value', holds: isBetween(score) })
  if (time.compare !== 'all')
    asked.push({ entry: record, column: 'minute', holds: COMPARED[time.compare](time.minute) })
  if (duration.compare !== 'all') asked.push({ entry: record, column: 'length', holds: isOfLength(duration) })
  if (patterns.length > 0) asked.push({ entry: record, column: 'pattern', holds: isOneOf(patterns) })
  return asked
}

/** NO_VALUE is above every value, so it is in no span. [FILT-7] */
const isBetween =
  ({ from, to }: Criteria['severity']): ValueTest =>
  (value) =>
    value >= from && value <= to

/** [FILT-8] */
const COMPARED: Record<Compare, (than: number) => ValueTest> = {
  all: () => () => true,
  equal: (than) => (value) => value === than,
  less: (than) => (value) => value < than,
  greater: (than) => (value) => value > than,
}

/** [FILT-9] */
function isOfLength({ compare, seconds, shownIn }: Criteria['duration']): ValueTest {
  if (compare === 'less') return isWithin(NO_LENGTH, seconds)
  if (compare === 'greater') return isWithin(Math.max(NO_LENGTH, seconds), Infinity)
  const shown = (of: number): number => shownLength({ kind: 'length', seconds: of, shownIn })
  const asShown = shown(seconds)
  return (length) => length !== NO_LENGTH && shown(length) === asShown
}

/** Exclusive bounds. One function for both comparisons, because it runs for every entry; NO_LENGTH never matches. */
const isWithin =
  (above: number, below: number): ValueTest =>
  (length) =>
    length > above && length < below

/** [FILT-10] */
function isOneOf(patterns: Criteria['patterns']): ValueTest {
  const wanted = patterns.reduce((bits, one) => bits | (1 << PATTERN[one]), 0)
  return (pattern) => (wanted & (1 << pattern)) !== 0
}
