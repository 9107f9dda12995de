import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientHash as hashOfClient } from '@reprieve/contract/account/clientHash.ts'
import { isCommonPassword, openPasswords } from './passwords.ts'

const clientHash = (word: string) => createHash('sha256').update(word).digest('base64')

test('[D12] a password fits its own hash only, and only with the same pepper', async () => {
  const passwords = openPasswords('pepper')
  const stored = await passwords.hash(clientHash('right'))
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.check(clientHash('right'), stored)).toBe('right')
  expect(await passwords.check(clientHash('wrong'), stored)).toBe('wrong')
  expect(await openPasswords('another').check(clientHash('right'), stored)).toBe('wrong')
})

test('[REL 1d] where there is nothing to compare with, a hash is computed all the same, and never fits', async () => {
  const passwords = openPasswords('pepper')
  expect(await passwords.check(clientHash('right'), null)).toBe('wrong')
})

test('[D12] beyond the queue nothing waits: it is told to come again', async () => {
  const passwords = openPasswords('pepper')
  const asked = Array.from({ length: 60 }, () => passwords.hash(clientHash('flood')))
  const answers = await Promise.all(asked)
  expect(answers.filter((answer) => answer === null).length).toBeGreaterThan(5)
  expect(answers.filter((answer) => answer !== null).length).toBeGreaterThan(45)
})

test('[D11] what many choose is no password, nor what the product is called and is about', async () => {
  const areCommon = async (...words: string[]) =>
    Promise.all(words.map(async (word) => isCommonPassword(await hashOfClient(word))))
  // Few words, because each of them is hashed as a client does it.
  expect(await areCommon('123456', 'Reprieve2026', 'paindiary!')).toEqual([true, true, true])
  expect(await areCommon('reprieve of a quiet evening')).toEqual([false])
})
