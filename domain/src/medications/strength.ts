import { folded } from '../writtenName.ts'
import { writtenNumber, type NumberSigns } from '../writtenNumber.ts'
import type { MedicationEntry } from './chooseEntry.ts'
import type { Medication } from './medication.ts'
import { joinedStrength } from './mixture.ts'

export interface Strength {
  strength: string
  strengthUnits: string
}

const LARGEST = 1_000_000_000
const DIGITS = 6

/** Written plainly: with a point, no zeros in front or behind. None for what is no number, or nothing. [MED-13] */
export function plainStrength(typed: string, signs: NumberSigns): string {
  const number = writtenNumber(typed, signs)
  if (number === null || number > LARGEST) return ''
  const plain = Number(number.toFixed(DIGITS))
  // A very small one would be written as 1e-7.
  return plain === 0 ? '' : plain.toFixed(DIGITS).replace(/\.?0+$/, '')
}

export interface TypedStrength {
  /** One for each part of a mixture. */
  parts: readonly string[]
  strengthUnits: string
}

export type StrengthFaults = Readonly<Record<number, 'missing'>> | 'exists'

/** One that is not in the list yet, or what is wrong with it: 'missing' stands at its part. [MED-12, MED-13, MED-14] */
export function newStrength(
  list: readonly Strength[],
  { parts, strengthUnits }: TypedStrength,
  signs: NumberSigns,
): { ok: true; value: Strength } | { ok: false; reason: StrengthFaults } {
  const plain = parts.map((part) => plainStrength(part, signs))
  const missing = plain.flatMap((part, at) => (part === '' ? [[at, 'missing'] as const] : []))
  if (missing.length > 0) return { ok: false, reason: Object.fromEntries(missing) }
  const made = { strength: joinedStrength(plain), strengthUnits }
  if (list.some((one) => sameStrength(one, made))) return { ok: false, reason: 'exists' }
  return { ok: true, value: made }
}

/** µ and μ are one sign, and a capital letter says nothing. */
export const sameStrength = (one: Strength, other: Strength): boolean =>
  one.strength === other.strength && folded(one.strengthUnits) === folded(other.strengthUnits)

/** Those of the entry, and its own where it is none of them. */
export function strengthsFor(
  entry: Pick<MedicationEntry, 'strengths' | 'strengthUnits'> | null,
  { strength, strengthUnits }: Pick<Medication, 'strength' | 'strengthUnits'>,
): Strength[] {
  const listed = (entry?.strengths ?? []).map((one) => ({
    strength: one,
    strengthUnits: entry?.strengthUnits ?? strengthUnits,
  }))
  const own = { strength, strengthUnits }
  return strength === '' || listed.some((one) => sameStrength(one, own)) ? listed : [...listed, own]
}
