import type { Dosage } from '@reprieve/domain/medications/medication.ts'
import { toFields, type Fields } from '../fields.ts'
import { frequencyToWire, frequencyFromWire } from '../schedule/frequencyWire.ts'

// `dosage` of the specification: amount and frequency, in any number. [MED-4]

export const dosageToWire = ({ amount, frequency, unread }: Dosage): Fields => ({
  value: amount,
  frequency_info: frequency === null ? (unread ?? null) : frequencyToWire(frequency),
})

export const dosagesFromWire = (said: unknown): Dosage[] => (Array.isArray(said) ? said.map(dosageFrom) : [])

/** A frequency that only a newer app can read is sent back unchanged. */
function dosageFrom(said: unknown): Dosage {
  const { value, frequency_info: info } = toFields(said)
  const frequency = frequencyFromWire(info)
  const isUnread = frequency === null && info !== null && info !== undefined
  return { amount: amountFromWire(value), frequency, ...(isUnread ? { unread: info } : {}) }
}

export function amountFromWire(said: unknown): number | null {
  const amount = typeof said === 'string' && said.trim() !== '' ? Number(said) : said
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : null
}
