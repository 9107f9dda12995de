import { writtenNumber, type NumberSigns } from '../writtenNumber.ts'

/** D60: medicine days are counted over this many days, the last one included. */
export const MEDICINE_DAYS = 30

export const isDayLimit = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MEDICINE_DAYS

/** A typed limit of days; null if it is none. [MDAY-3] */
export function dayLimitFrom(typed: string, signs: NumberSigns): number | null {
  const limit = writtenNumber(typed, signs)
  return isDayLimit(limit) ? limit : null
}
