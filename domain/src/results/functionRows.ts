import { groupBy } from '../groupBy.ts'
import type { DaySpan } from '../filters/filter.ts'
import type { Interference } from '../questionnaires/interference.ts'
import { inTenths, type DayTable } from './days.ts'
import { makeBuckets, makeBucketFinder } from './timeline/buckets.ts'

/**
 * One point of the function graph: a day, week or month. The day score and the pain interference have opposite
 * directions and ask about different periods: they are shown side by side, never combined into one number.
 */
export interface FunctionRow extends DaySpan {
  /** Mean score of the reflections; null if there is none. */
  score: number | null
  scoreDays: number
  /** Means of the PEG answers, per item; null if the PEG was not answered. */
  enjoyment: number | null
  activity: number | null
  times: number
}

/** Earliest first; a period with neither is left out, which is a gap. [RES-63] */
export function functionRows(
  days: DayTable,
  answered: readonly Interference[],
  isNarrow = false,
): readonly FunctionRow[] {
  const { span } = days
  const stretchAt = makeBucketFinder(span, isNarrow)
  const within = answered.filter(({ day }) => day >= span.from && day <= span.to)
  const asked = groupBy(within, ({ day }) => stretchAt(day).from)
  const rows = new Map<number, FunctionRow>()
  for (const { from, to, score, scoreDays } of makeBuckets(days, isNarrow))
    if (score !== null || asked.has(from))
      rows.set(from, { from, to, score, scoreDays, enjoyment: null, activity: null, times: 0 })
  for (const [from, times] of asked) {
    const empty = { ...stretchAt(from), score: null, scoreDays: 0 }
    rows.set(from, {
      ...(rows.get(from) ?? empty),
      enjoyment: meanOf(times.map(({ enjoyment }) => enjoyment)),
      activity: meanOf(times.map(({ activity }) => activity)),
      times: times.length,
    })
  }
  return [...rows.values()].toSorted((one, other) => one.from - other.from)
}

const meanOf = (values: readonly number[]): number =>
  inTenths(values.reduce((sum, value) => sum + value, 0) / values.length)
