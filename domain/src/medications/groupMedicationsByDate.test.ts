import { expect, test } from 'vitest'
import { groupMedicationsByDate } from './groupMedicationsByDate.ts'

const one = (name: string, endDate: string | null) => ({ name, endDate })

test('[MED-9] it is current to the end of its last day, and each group is sorted by name', () => {
  const all = [
    one('Zolpidem', null),
    one('Naproxen', '2026-11-15'),
    one('Codeine', '2026-11-14'),
    one('Aspirin', '2020-01-01'),
    one('Baclofen', '2027-01-01'),
  ]
  const { current, previous } = groupMedicationsByDate(all, {
    today: '2026-11-15',
    compare: (a, b) => a.name.localeCompare(b.name),
  })
  expect(current.map(({ name }) => name)).toEqual(['Baclofen', 'Naproxen', 'Zolpidem'])
  expect(previous.map(({ name }) => name)).toEqual(['Aspirin', 'Codeine'])
})
