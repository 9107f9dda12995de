import type { Reference } from '../lists/reference.ts'
import type { Medication } from '../medications/medication.ts'
import { emptyRecord } from '../records/painRecord.ts'
import { findTimingFault, type TimingFault } from '../records/timingFault.ts'
import { err, ok, type Result } from '../result.ts'
import type { Instant, LocalInstant } from '../time/instant.ts'
import type { AskAgainMinutes, Dose } from './dose.ts'

/** What a person enters for a dose. */
export interface DoseForm {
  amount: Dose['amount']
  taken: LocalInstant
  /** The pain at that time. */
  severity: number | null
}

export type DoseFault = Extract<TimingFault, 'in-the-future' | 'outside-calendar'>

/** A dose follows the time limits of a record. [DOSE-5] */
function doseFault(taken: LocalInstant, now: Instant): DoseFault | null {
  const fault = findTimingFault(emptyRecord(taken), now)
  return fault === 'in-the-future' || fault === 'outside-calendar' ? fault : null
}

interface NewDoseDetails {
  id: string
  medication: Reference
  asksAfter: AskAgainMinutes | null
}

/** [DOSE-1, DOSE-5] */
export function newDose(begun: NewDoseDetails, form: DoseForm, now: Instant): Result<Dose, DoseFault> {
  const { id, medication, asksAfter } = begun
  const fault = doseFault(form.taken, now)
  if (fault !== null) return err(fault)
  const what = { id: medication.id, text: medication.text, kind: 'medication' } as const
  const empty = { id, what, before: null, after: null, effect: null, asksAfter, isClosed: false }
  return ok(told(empty, form))
}

/** One medicine of several that are logged in one go. */
export interface BegunDose extends NewDoseDetails {
  amount: Dose['amount']
}

/** Several medicines at one time: all of them, or none. [MDAY-8] */
export function newDoses(
  begun: readonly BegunDose[],
  { taken, severity }: Omit<DoseForm, 'amount'>,
  now: Instant,
): Result<Dose[], DoseFault> {
  const doses: Dose[] = []
  for (const { amount, ...details } of begun) {
    const made = newDose(details, { amount, taken, severity }, now)
    if (!made.ok) return made
    doses.push(made.value)
  }
  return ok(doses)
}

/** Its time is checked only if it was changed: it may come from a device whose clock is ahead. [DOSE-5] */
export function editedDose(dose: Dose, form: DoseForm, now: Instant): Result<Dose, DoseFault> {
  const fault = form.taken.at === dose.takenAt ? null : doseFault(form.taken, now)
  return fault === null ? ok(told(dose, form)) : err(fault)
}

type Untold = Omit<Dose, 'amount' | 'takenAt' | 'timeOffset'> & Partial<Pick<Dose, 'takenAt'>>

/** A severity taken from a record keeps its own time; one entered with the dose moves with it. [DOSE-10] */
function told(dose: Untold, form: DoseForm): Dose {
  const { amount, taken, severity } = form
  const isOfRecord = severity === dose.before?.severity && dose.before.at !== dose.takenAt
  const before = severity === null ? null : { severity, at: taken.at }
  return {
    ...dose,
    amount,
    takenAt: taken.at,
    timeOffset: taken.offset,
    before: isOfRecord ? dose.before : before,
  }
}

/** The form of an existing dose. */
export const toDoseForm = ({ amount, takenAt, timeOffset, before }: Dose): DoseForm => ({
  amount,
  taken: { at: takenAt, offset: timeOffset },
  severity: before?.severity ?? null,
})

/**
 * The initial amount: the person's own as-needed dosage, if there is exactly one. Never anything else: an amount from
 * us would be advice. [DOSE-2]
 */
export function asNeededAmount({ takeAs, dosages, dosageUnits }: Medication): Dose['amount'] {
  if (takeAs === null || takeAs === 'scheduled') return null
  const ofNeed = takeAs === 'needed' ? dosages : dosages.filter(({ frequency }) => frequency === null)
  const [amount, second] = new Set(ofNeed.map((dosage) => dosage.amount).filter((told) => told !== null))
  return amount === undefined || second !== undefined ? null : { amount, units: dosageUnits }
}
