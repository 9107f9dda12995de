import type { Dose, SeverityMeasure } from '../doses/dose.ts'
import type { PainRecord } from '../records/painRecord.ts'
import { afterNoonRule } from '../reflections/reflectionDay.ts'
import type { Reflection } from '../reflections/reflection.ts'
import { DAY_MS, SECOND_MS } from '../time/instant.ts'

// Moves what was saved under a wrong clock to the time that a right clock would have given. [SYNC-33]

/** Rounded to seconds: the remainder is the latency of the response. */
export const clockShift = (wrongBy: number): number => Math.round(wrongBy / SECOND_MS) * SECOND_MS

/** A whole-day record begins at midnight and stays whole: it moves only by whole days. */
export function movedRecord(record: PainRecord, by: number): PainRecord {
  const { startsAt, duration } = record
  if (duration.kind === 'all-day') {
    const days = Math.round(by / DAY_MS)
    return days === 0 ? record : { ...record, startsAt: startsAt + days * DAY_MS }
  }
  const moved = { ...record, startsAt: startsAt + by }
  return duration.kind === 'until'
    ? { ...moved, duration: { kind: 'until', endsAt: duration.endsAt + by } }
    : moved
}

export const movedDose = (dose: Dose, by: number): Dose => ({
  ...dose,
  takenAt: dose.takenAt + by,
  before: movedMeasure(dose.before, by),
  after: movedMeasure(dose.after, by),
})

const movedMeasure = (measure: SeverityMeasure | null, by: number): SeverityMeasure | null =>
  measure === null ? null : { ...measure, at: measure.at + by }

/** A reflection is about a day: a shift by hours changes nothing the person has said. */
export function movedReflection(reflection: Reflection, by: number): Reflection {
  const days = Math.round(by / DAY_MS)
  if (days === 0) return reflection
  const at = reflection.at + days * DAY_MS
  return { ...reflection, at: afterNoonRule({ at, offset: reflection.timeOffset }) }
}
