import { expect, test } from 'vitest'
import { isSameName, NO_REGISTRATION, registrationProblems, type RegistrationForm } from './registration.ts'

const FILLED: RegistrationForm = {
  username: 'helen',
  email: 'helen@example.org',
  password: 'a quiet harbour',
  acceptsEula: true,
  acceptsPrivacy: true,
}

test('[ACC-3, ACC-4] a complete form may be sent', () => {
  expect(registrationProblems(FILLED)).toEqual({})
})

test('[ACC-3, ACC-4] an empty form says for every field what it needs', () => {
  expect(registrationProblems(NO_REGISTRATION)).toEqual({
    username: 'empty',
    email: 'empty',
    password: 'empty',
    acceptsEula: 'not-accepted',
    acceptsPrivacy: 'not-accepted',
  })
})

test.each([
  ['  ', 'empty'],
  [' ab ', 'username-too-short'],
  ['x'.repeat(65), 'username-too-long'],
  ['helen@home', 'username-has-at'],
  ['helen＠home', 'username-has-at'],
  [' abc ', undefined],
  ['Хелен', undefined],
])('[ACC-3, D13] the username "%s": %s', (username, problem) => {
  expect(registrationProblems({ ...FILLED, username }).username).toBe(problem)
})

test.each([
  ['helen', 'email-invalid'],
  ['helen@home', 'email-invalid'],
  ['helen@@example.org', 'email-invalid'],
  ['helen@example..org', 'email-invalid'],
  [`${'h'.repeat(250)}@example.org`, 'email-invalid'],
  [' helen@example.org ', undefined],
])('[ACC-3] the address "%s": %s', (email, problem) => {
  expect(registrationProblems({ ...FILLED, email }).email).toBe(problem)
})

test('[D13] a name is the same in another case and in its wide form', () => {
  expect(isSameName(' Helen', 'ｈelen ')).toBe(true)
  expect(isSameName('helen', 'helena')).toBe(false)
})
