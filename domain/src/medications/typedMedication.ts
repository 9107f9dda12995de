import { err, ok, type Result } from '../result.ts'
import { dayFrom } from '../time/typedTime.ts'
import { LONGEST_NOTE } from '../writtenText.ts'
import type { NumberSigns } from '../writtenNumber.ts'
import { endsBeforeStart, type MedicationForm } from './addMedication.ts'
import { dayLimitFrom } from './dayLimit.ts'
import { amountFrom } from './doseAmount.ts'

/** The editor's fields: dates and the limits as typed, possibly invalid. */
export interface TypedMedication extends Omit<
  MedicationForm,
  'startDate' | 'endDate' | 'limit' | 'dayLimit'
> {
  startDate: string
  endDate: string
  limit: string
  dayLimit: string
}

export interface MedicationFaults {
  strength?: 'missing'
  startDate?: 'not-a-day'
  endDate?: 'not-a-day' | 'before-start'
  limit?: 'not-an-amount'
  dayLimit?: 'not-a-count'
  notes?: 'too-long'
  specialInstructions?: 'too-long'
}

/** The fields of an existing medication. A limit has no thousands: the decimal separator is enough. */
export const typedMedication = (form: MedicationForm, { decimal }: NumberSigns): TypedMedication => ({
  ...form,
  startDate: form.startDate ?? '',
  endDate: form.endDate ?? '',
  limit: form.limit === null ? '' : String(form.limit).replace('.', decimal),
  dayLimit: form.dayLimit === null ? '' : String(form.dayLimit),
})

interface MedicationFormOptions {
  signs: NumberSigns
  /** The catalogue lists strengths for it. */
  needsStrength: boolean
}

/** What can be read from the fields, whatever is wrong with the rest. */
function readMedication(typed: TypedMedication, signs: NumberSigns): MedicationForm {
  const { startDate, endDate, limit, dayLimit } = typed
  return {
    ...typed,
    startDate: dayFrom(startDate),
    endDate: dayFrom(endDate),
    limit: limitFrom(limit, signs),
    dayLimit: dayLimitFrom(dayLimit, signs),
  }
}

/** Returns the form, or the faults by field. [MED-12, MED-20, MED-23, MDAY-3] */
export function finishMedicationForm(
  typed: TypedMedication,
  { signs, needsStrength }: MedicationFormOptions,
): Result<MedicationForm, MedicationFaults> {
  const form = readMedication(typed, signs)
  const faults: MedicationFaults = {
    ...(needsStrength && form.strength === '' && { strength: 'missing' }),
    ...(isUnread(typed.startDate, form.startDate) && { startDate: 'not-a-day' }),
    ...(endsBeforeStart(form) && { endDate: 'before-start' }),
    ...(isUnread(typed.endDate, form.endDate) && { endDate: 'not-a-day' }),
    ...(isUnread(typed.limit, form.limit) && { limit: 'not-an-amount' }),
    ...(isUnread(typed.dayLimit, form.dayLimit) && { dayLimit: 'not-a-count' }),
    ...(typed.notes.length > LONGEST_NOTE && { notes: 'too-long' }),
    ...(typed.specialInstructions.length > LONGEST_NOTE && { specialInstructions: 'too-long' }),
  }
  return Object.keys(faults).length === 0 ? ok(form) : err(faults)
}

const isUnread = (typed: string, read: unknown): boolean => typed.trim() !== '' && read === null

/** A limit of 0 means none. */
function limitFrom(typed: string, signs: NumberSigns): number | null {
  const limit = amountFrom(typed, signs)
  return limit === 0 ? null : limit
}

/** Changing the units clears the limit: a number of tablets says nothing about drops. [MED-23] */
export const withUnits = (typed: TypedMedication, dosageUnits: string): TypedMedication =>
  dosageUnits === typed.dosageUnits ? typed : { ...typed, dosageUnits, limit: '' }
