import { expect, test } from 'vitest'
import { passwordProblem, passwordStrength } from './passwordStrength.ts'

test.each([
  ['12345', 'password-too-short'],
  ['123456', null],
  ['х'.repeat(128), null],
  ['x'.repeat(129), 'password-too-long'],
  // One visible character after NFKC, two as typed.
  ['e\u0301'.repeat(5), 'password-too-short'],
  ['😀'.repeat(5), 'password-too-short'],
])('[ACC-1, D11] %s: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem)
})

test.each([
  ['', 'poor'],
  ['tG7#q!v', 'poor'],
  ['aaaaaaaaaaaa', 'poor'],
  ['12345678', 'poor'],
  ['mittwoch', 'weak'],
  ['mittwoch7', 'fair'],
  ['Mittwoch-17', 'good'],
  ['a quiet harbour at low tide', 'excellent'],
  ['조용한 항구의 썰물 때', 'excellent'],
])('[ACC-2, D11] "%s" is %s', (password, strength) => {
  expect(passwordStrength(password, []).strength).toBe(strength)
})

test.each([
  ['tG7#q!v', ['too-short']],
  ['harbourrrr', ['repeats']],
  ['harbour4567', ['sequence']],
  ['harbour4321', ['sequence']],
  ['aaa123', ['too-short', 'repeats', 'sequence']],
  ['a quiet harbour', []],
])('[ACC-2] what can be done better about "%s": %j', (password, warnings) => {
  expect(passwordStrength(password, []).warnings).toEqual(warnings)
})

test('[ACC-2] a name of the person is worth one sign, the address included', () => {
  const names = ['Helen Winter', 'winterhelen@example.org']
  expect(passwordStrength('winterhelen2024', names)).toEqual({ strength: 'poor', warnings: ['has-name'] })
  expect(passwordStrength('winterhelen2024', []).strength).toBe('excellent')
})
