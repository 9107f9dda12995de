import { expect, test } from 'vitest'
import { sentMedication } from './sentMedication.ts'

const medication = {
  nid: -1,
  common_name: 'Paracetamol - Codeine',
  brand_name: 'Generic',
  strength: '500/30',
  strength_units: 'mg',
  dosage_units: 'tablets',
  take_as_value: 'scheduled',
  purpose: [1_000_001],
  start_date: '2026-01-31',
  end_date: '',
  dosage: [
    {
      value: 2,
      frequency_info: { frequency: 'weekly', repeat_every: 1, days_of_week: [1, 3], time: '08:00' },
    },
  ],
  of_tomorrow: 1,
}

test('[SYNC I14] a medication passes the border unchanged, unknown keys included', () => {
  expect(sentMedication.parse(medication)).toEqual(medication)
})

test('[SYNC I15] a medication is not refused because of its references', () => {
  const sent = { ...medication, purpose: [-4], refs: { purpose: [{ client_id: 'x', text: 'Knee' }] } }
  expect(sentMedication.parse(sent)).toEqual(sent)
})

test.each([
  ['common_name', ''],
  ['take_as_value', 'sometimes'],
  ['start_date', '31.01.2026'],
  ['med_notes', 'x'.repeat(20_001)],
  ['dosage', Array.from({ length: 501 }, () => ({ value: 1 }))],
])('[D10] a medication whose %s does not fit is refused', (key, value) => {
  expect(sentMedication.safeParse({ ...medication, [key]: value }).success).toBe(false)
})
