import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time/instant.ts'
import { dayLines } from './dayLines.ts'
import { listIntakes } from './intakes.ts'
import { aDose, DOSE_NOW } from './testing/doses.ts'

const medication = { id: 'naproxen', limit: null, dosageUnits: 'tablets' }
const tablets = (amount: number) => ({ amount, units: 'tablets' })
const at = (takenAt: number) => listIntakes([aDose({ takenAt })], [])

test('[DOSE-3] the last dose and the sum of the day; no sum if there is nothing', () => {
  expect(dayLines(medication, at(DOSE_NOW - 2 * HOUR_MS), DOSE_NOW)).toEqual([
    { is: 'last', ago: { unit: 'hours', hours: 2, minutes: 0 } },
    { is: 'day', sums: [tablets(1)], untold: 0 },
  ])
  expect(dayLines(medication, at(DOSE_NOW - 3 * DAY_MS), DOSE_NOW)).toEqual([
    { is: 'last', ago: { unit: 'days', days: 3 } },
  ])
  expect(dayLines(medication, [], DOSE_NOW)).toEqual([{ is: 'never' }])
})

test('[DOSE-4] a limit is shown if the person entered one, the same below it and above it', () => {
  const limited = { ...medication, limit: 4 }
  const line = { is: 'limit', ...tablets(4) }
  expect(dayLines(limited, [], DOSE_NOW)).toEqual([{ is: 'never' }, line])
  for (const amount of [1, 4, 40]) {
    const lines = dayLines(limited, listIntakes([aDose({ amount: tablets(amount) })], []), DOSE_NOW)
    expect(lines.slice(1)).toEqual([{ is: 'day', sums: [tablets(amount)], untold: 0 }, line])
  }
})
