import { writtenNumber, type NumberSigns } from '../writtenNumber.ts'

/** More than this is a typing error, whatever the unit. */
const LARGEST_AMOUNT = 100_000

const PRECISION = 1_000

/** Parses a typed amount; null if it is none. Never judges whether the amount is right to take. [MED-5] */
export function amountFrom(typed: string, signs: NumberSigns): number | null {
  const amount = writtenNumber(typed, signs)
  if (amount === null || amount > LARGEST_AMOUNT) return null
  return Math.round(amount * PRECISION) / PRECISION
}
