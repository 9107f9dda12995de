import { writtenNumber } from '../writtenNumber.ts'

/** Beyond this it is a slip of the finger, whatever the unit. */
const LARGEST_AMOUNT = 100_000

const PRECISION = 1_000

export type DecimalSign = '.' | ','

/** By the other sign three digits are thousands: 5,000 units read as 5 would be another dose. */
const THOUSANDS: Record<DecimalSign, RegExp> = {
  '.': /^[1-9]\d{0,2}(?:,\d{3})+$/,
  ',': /^[1-9]\d{0,2}(?:\.\d{3})+$/,
}

/**
 * How much was taken, as it was typed in a language with this decimal sign; null for what is no amount. What is right
 * to take is nobody's guess here. [MED-5]
 */
export function amountFrom(typed: string, sign: DecimalSign): number | null {
  const written = typed.normalize('NFKC').trim()
  const amount = writtenNumber(THOUSANDS[sign].test(written) ? written.replaceAll(/[.,]/g, '') : written)
  if (amount === null || amount > LARGEST_AMOUNT) return null
  return Math.round(amount * PRECISION) / PRECISION
}
