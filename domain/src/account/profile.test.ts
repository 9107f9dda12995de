import { expect, test } from 'vitest'
import {
  GENDERS,
  NO_PROFILE,
  birthDateProblem,
  isHeight,
  isProfileComplete,
  isWeight,
  withGender,
  type Profile,
} from './profile.ts'

const TOLD: Profile = {
  ...NO_PROFILE,
  name: 'Helen',
  gender: 'o',
  genderText: 'agender',
  birthDate: '1980-02-29',
  height: 170,
  weight: 62.5,
  country: 'AT',
}

test('[PROF-4] only Other has a text', () => {
  expect(withGender(TOLD, 'o')).toEqual(TOLD)
  for (const gender of [...GENDERS.filter((one) => one !== 'o'), null])
    expect(withGender(TOLD, gender)).toEqual({ ...TOLD, gender, genderText: '' })
})

test.each([
  ['1899-12-31', 'too-long-ago'],
  ['0001-01-01', 'too-long-ago'],
  ['1900-01-01', null],
  ['2026-11-14', null],
  ['2026-11-15', 'not-past'],
  ['2030-01-01', 'not-past'],
])('[PROF-5] born on %s: %s', (day, problem) => {
  expect(birthDateProblem(day, '2026-11-15')).toBe(problem)
})

test('[PROF-6] a profile is complete with all six, and with none of them missing', () => {
  expect(isProfileComplete(TOLD)).toBe(true)
  const emptied: Partial<Profile>[] = [
    { name: ' ' },
    { gender: null },
    { birthDate: null },
    { height: null },
    { weight: null },
    { country: '' },
  ]
  for (const change of emptied)
    expect([change, isProfileComplete({ ...TOLD, ...change })]).toEqual([change, false])
  expect(isProfileComplete({ ...TOLD, genderText: '', heightUnit: 'feet/inches', weightUnit: 's' })).toBe(
    true,
  )
})

test('[PROF-9] heights reach from 0 to 300 cm and weights from 0 to 1000 kg', () => {
  expect([-0.1, 0, 300, 300.1, Number.NaN].map(isHeight)).toEqual([false, true, true, false, false])
  expect([-0.1, 0, 1_000, 1_000.1, Infinity].map(isWeight)).toEqual([false, true, true, false, false])
})
