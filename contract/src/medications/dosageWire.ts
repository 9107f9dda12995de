import type { Dosage } from '@reprieve/domain/medications/medication.ts'
import { fieldsOf, type Fields } from '../fields.ts'
import { fieldsOfFrequency, frequencyFrom } from '../schedule/frequencyWire.ts'

// `dosage` of the specification: amount and frequency, in any number. [MED-4]

export const fieldsOfDosage = ({ amount, frequency, unread }: Dosage): Fields => ({
  value: amount,
  frequency_info: frequency === null ? (unread ?? null) : fieldsOfFrequency(frequency),
})

export const dosagesFrom = (said: unknown): Dosage[] => (Array.isArray(said) ? said.map(dosageFrom) : [])

/** A frequency that only a newer app can read is sent back unchanged. */
function dosageFrom(said: unknown): Dosage {
  const { value, frequency_info: info } = fieldsOf(said)
  const frequency = frequencyFrom(info)
  const isUnread = frequency === null && info !== null && info !== undefined
  return { amount: amountFrom(value), frequency, ...(isUnread ? { unread: info } : {}) }
}

export function amountFrom(said: unknown): number | null {
  const amount = typeof said === 'string' && said.trim() !== '' ? Number(said) : said
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : null
}
