import { itemsInAnswer } from '../records/answer.ts'
import type { PainRecord } from '../records/painRecord.ts'
import { HOUR_MS, MINUTE_MS, type Instant } from '../time/instant.ts'
import type { AskAgainMinutes, Dose, SeverityMeasure } from './dose.ts'

/** After this, the pain says more about the evening than about the dose. */
const LATEST_MS = 4 * HOUR_MS

const isOpen = (dose: Dose): dose is Dose & { asksAfter: AskAgainMinutes } =>
  dose.asksAfter !== null && !dose.isClosed && dose.after === null

/**
 * All doses with a due rating, latest first: one question covers all of them, as there is one pain. Empty if none is
 * due. [DOSE-9]
 */
export function dosesDueForRating(doses: readonly Dose[], now: Instant): Dose[] {
  const isDue = (dose: Dose): boolean => {
    const age = now - dose.takenAt
    return isOpen(dose) && age >= dose.asksAfter * MINUTE_MS && age <= LATEST_MS
  }
  return doses.filter(isDue).toSorted((one, other) => other.takenAt - one.takenAt)
}

/** The severity of a record; a whole day is no moment. */
const measureOf = ({ severity, startsAt, duration }: PainRecord): SeverityMeasure | null =>
  severity === null || duration.kind === 'all-day' ? null : { severity: Math.round(severity), at: startsAt }

/** The doses that the record answers: it was felt between half and double the chosen time after them. [DOSE-11] */
export function dosesAnsweredBy(doses: readonly Dose[], record: PainRecord): Dose[] {
  const after = measureOf(record)
  if (after === null) return []
  const answers = (dose: Dose): boolean => {
    if (!isOpen(dose)) return false
    const age = after.at - dose.takenAt
    const wanted = dose.asksAfter * MINUTE_MS
    return age >= wanted / 2 && age <= wanted * 2
  }
  return doses.filter(answers).map((dose) => ({ ...dose, after }))
}

/** Undoes the answers that a record gave: it was saved by mistake, and so was its number. [DOSE-11] */
export function undoDoseAnswers(doses: readonly Dose[], record: PainRecord): Dose[] {
  const told = measureOf(record)
  return doses.filter(({ after }) => isSame(after, told)).map((dose) => ({ ...dose, after: null }))
}

const isSame = (one: SeverityMeasure | null, other: SeverityMeasure | null): boolean =>
  one !== null && one.at === other?.at && one.severity === other.severity

/** The severity given with the dose, otherwise that of the last record in the hour before it. [DOSE-10] */
export function severityBefore(dose: Dose, records: readonly PainRecord[]): SeverityMeasure | null {
  if (dose.before !== null) return dose.before
  const measures = records.map(measureOf).filter((measure) => measure !== null)
  const ofHour = measures.filter(({ at }) => at <= dose.takenAt && at >= dose.takenAt - HOUR_MS)
  return ofHour.toSorted((one, other) => other.at - one.at)[0] ?? null
}

/** How long ago a record may have started for its interventions to count as tried now. */
const FRESH_MS = HOUR_MS

interface Asking {
  asksAfter: AskAgainMinutes
  now: Instant
  newId: () => string
}

/**
 * Doses for the interventions of a record just saved, to ask about later; ineffective ones are already answered.
 * [DOSE-9]
 */
export function makeInterventionDoses(record: PainRecord, { asksAfter, now, newId }: Asking): Dose[] {
  const before = measureOf(record)
  if (before === null || Math.abs(now - before.at) > FRESH_MS) return []
  return itemsInAnswer(record.intervention)
    .filter(({ effect }) => effect !== 'ineffective')
    .map(({ id, text }) => ({
      id: newId(),
      what: { id, text, kind: 'intervention' },
      amount: null,
      takenAt: now,
      timeOffset: record.timeOffset,
      before,
      after: null,
      effect: null,
      asksAfter,
      isClosed: false,
    }))
}

/** The doses that exist only because of that record's interventions. [DOSE-9] */
export const findInterventionDoses = (doses: readonly Dose[], record: PainRecord): Dose[] =>
  doses.filter(({ what, before }) => what.kind === 'intervention' && isSame(before, measureOf(record)))
