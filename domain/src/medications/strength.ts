import { foldName } from '../writtenName.ts'
import { writtenNumber, type NumberSigns } from '../writtenNumber.ts'
import type { MedicationEntry } from './chooseEntry.ts'
import type { Medication } from './medication.ts'
import { joinedStrength } from './mixture.ts'

export interface MedicationStrength {
  strength: string
  strengthUnits: string
}

const LARGEST = 1_000_000_000
const DIGITS = 6

/** Normalises a strength: decimal point, no leading or trailing zeros. '' if it is no number, or 0. [MED-13] */
export function plainStrength(typed: string, signs: NumberSigns): string {
  const number = writtenNumber(typed, signs)
  if (number === null || number > LARGEST) return ''
  const plain = Number(number.toFixed(DIGITS))
  // Avoids exponents such as 1e-7.
  return plain === 0 ? '' : plain.toFixed(DIGITS).replace(/\.?0+$/, '')
}

export interface TypedStrength {
  /** One value for each part of a mixture. */
  parts: readonly string[]
  strengthUnits: string
}

export type StrengthFaults = Readonly<Record<number, 'missing'>> | 'exists'

/** A strength that is not in the list yet, or its faults: 'missing' by part. [MED-12, MED-13, MED-14] */
export function newStrength(
  list: readonly MedicationStrength[],
  { parts, strengthUnits }: TypedStrength,
  signs: NumberSigns,
): { ok: true; value: MedicationStrength } | { ok: false; reason: StrengthFaults } {
  const plain = parts.map((part) => plainStrength(part, signs))
  const missing = plain.flatMap((part, at) => (part === '' ? [[at, 'missing'] as const] : []))
  if (missing.length > 0) return { ok: false, reason: Object.fromEntries(missing) }
  const made = { strength: joinedStrength(plain), strengthUnits }
  if (list.some((one) => sameStrength(one, made))) return { ok: false, reason: 'exists' }
  return { ok: true, value: made }
}

/** Treats µ and μ as equal, and ignores case. */
export const sameStrength = (one: MedicationStrength, other: MedicationStrength): boolean =>
  one.strength === other.strength && foldName(one.strengthUnits) === foldName(other.strengthUnits)

/** The strengths of the entry, and the medication's own if it is not among them. */
export function strengthsFor(
  entry: Pick<MedicationEntry, 'strengths' | 'strengthUnits'> | null,
  { strength, strengthUnits }: Pick<Medication, 'strength' | 'strengthUnits'>,
): MedicationStrength[] {
  const listed = (entry?.strengths ?? []).map((one) => ({
    strength: one,
    strengthUnits: entry?.strengthUnits ?? strengthUnits,
  }))
  const own = { strength, strengthUnits }
  return strength === '' || listed.some((one) => sameStrength(one, own)) ? listed : [...listed, own]
}
