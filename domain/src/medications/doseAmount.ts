import { writtenNumber, type NumberSigns } from '../writtenNumber.ts'

/** Beyond this it is a slip of the finger, whatever the unit. */
const LARGEST_AMOUNT = 100_000

const PRECISION = 1_000

/**
 * How much was taken, as it was typed where numbers have these signs; null for what is no amount. What is right to take
 * is nobody's guess here. [MED-5]
 */
export function amountFrom(typed: string, signs: NumberSigns): number | null {
  const amount = writtenNumber(typed, signs)
  if (amount === null || amount > LARGEST_AMOUNT) return null
  return Math.round(amount * PRECISION) / PRECISION
}
