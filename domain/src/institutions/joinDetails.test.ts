import { expect, test } from 'vitest'
import { detailProblems, type Details } from './joinDetails.ts'

const GIVEN: Details = { fullName: 'Anna Berg', birthDate: '1980-02-29', primaryId: '', isConsentGiven: true }
const TODAY = '2026-11-16'
const problems = (changes: Partial<Details>, primaryIdFormat: string | null = null) =>
  detailProblems({ ...GIVEN, ...changes }, { primaryIdFormat }, TODAY)

test('[CONS-1] name, birth date and consent are enough if no number is required', () => {
  expect(problems({})).toEqual({})
  expect(problems({ primaryId: 'whatever' })).toEqual({})
})

test('[CONS-1] missing details are reported by field, all together', () => {
  expect(problems({ fullName: ' ', birthDate: '', isConsentGiven: false }, '999')).toEqual({
    fullName: 'empty',
    birthDate: 'empty',
    primaryId: 'empty',
    isConsentGiven: 'not-given',
  })
  expect(problems({ primaryId: '12' }, '999')).toEqual({ primaryId: 'format' })
})

test.each(['2026-11-16', '2027-01-01', '1899-12-31'])(
  '[CONS-1] %s is not a valid birth date',
  (birthDate) => {
    expect(problems({ birthDate })).toEqual({ birthDate: 'not-past' })
  },
)
