import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openPasswords } from './passwords.ts'

const clientHash = (word: string) => createHash('sha256').update(word).digest('base64')

test('[D12] a password fits its own hash only, and only with the same pepper', async () => {
  const passwords = openPasswords('pepper')
  const stored = await passwords.hash(clientHash('right'))
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.matches(clientHash('right'), stored)).toBe(true)
  expect(await passwords.matches(clientHash('wrong'), stored)).toBe(false)
  expect(await openPasswords('another').matches(clientHash('right'), stored)).toBe(false)
})

test('[REL 1d] where there is nothing to compare with, a hash is computed all the same, and never fits', async () => {
  const passwords = openPasswords('pepper')
  expect(await passwords.matches(clientHash('right'), null)).toBe(false)
})

test('[D12] beyond the queue nothing waits: it is told to come again', async () => {
  const passwords = openPasswords('pepper')
  const asked = Array.from({ length: 60 }, () => passwords.hash(clientHash('flood')))
  const answers = await Promise.all(asked)
  expect(answers.filter((answer) => answer === null).length).toBeGreaterThan(5)
  expect(answers.filter((answer) => answer !== null).length).toBeGreaterThan(45)
})
