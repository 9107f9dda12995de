import type { Condition } from '../conditions/condition.ts'
import type { Reference } from '../lists/reference.ts'
import { err, ok, type Result } from '../result.ts'
import {
  finishFrequency,
  typedFrequency,
  type FrequencyFaults,
  type TypedFrequency,
} from '../schedule/typedFrequency.ts'
import type { NumberSigns } from '../writtenNumber.ts'
import { amountFrom } from './doseAmount.ts'
import type { Dosage, Medication, TakeAs } from './medication.ts'

/** Pressing the same choice again clears it. [MED-17] */
export const toggledTakeAs = (now: TakeAs | null, pressed: TakeAs): TakeAs | null =>
  now === pressed ? null : pressed

type OfPurpose = Pick<Condition, 'id' | 'name' | 'aliases'>

/** Matches any id that the condition has had. [MED-19] */
export const isPurpose = (purpose: readonly Reference[], { id, aliases = [] }: OfPurpose): boolean =>
  purpose.some((one) => one.id === id || aliases.includes(one.id))

/** Adds or removes a condition. The text is the condition's own, so that it survives its deletion. [MED-19] */
export function toggledPurpose(purpose: readonly Reference[], condition: OfPurpose): Reference[] {
  const { id, name, aliases = [] } = condition
  const others = purpose.filter((one) => one.id !== id && !aliases.includes(one.id))
  return others.length < purpose.length ? others : [...purpose, { id, text: name }]
}

/** A dosage as typed into its fields. */
export interface TypedDosage {
  amount: string
  /** Null: no set times. */
  frequency: TypedFrequency | null
  unread?: unknown
}

export interface DosageFaults {
  amount?: 'missing' | 'wrong'
  frequency?: FrequencyFaults
  /** The frequency is missing. */
  kind?: 'missing'
}

export const typedDosage = (
  { amount, frequency, unread }: Dosage,
  { decimal }: NumberSigns,
): TypedDosage => ({
  amount: amount === null ? '' : String(amount).replace('.', decimal),
  frequency: frequency === null ? null : typedFrequency(frequency),
  ...(unread !== undefined && { unread }),
})

interface DosageOptions {
  signs: NumberSigns
  takeAs: Medication['takeAs']
}

/** A scheduled medication needs times; one taken as needed may have none. [MED-12, MED-18] */
export function finishDosage(
  typed: TypedDosage,
  { signs, takeAs }: DosageOptions,
): Result<Dosage, DosageFaults> {
  const amount = amountFrom(typed.amount, signs)
  const often = typed.frequency === null ? null : finishFrequency(typed.frequency)
  const isTimeless = often === null && typed.unread === undefined && takeAs !== 'needed'
  const faults: DosageFaults = {
    ...((amount === null || amount === 0) && { amount: typed.amount.trim() === '' ? 'missing' : 'wrong' }),
    ...(often?.ok === false && { frequency: often.reason }),
    ...(isTimeless && { kind: 'missing' }),
  }
  if (Object.keys(faults).length > 0) return err(faults)
  const frequency = often?.ok === true ? often.value : null
  const isUnread = frequency === null && typed.unread !== undefined
  return ok({ amount, frequency, ...(isUnread && { unread: typed.unread }) })
}
