import { expect, test } from 'vitest'
import { CODE_LENGTH, CODE_CHARACTERS, codeFrom, maskedEmail, writtenCode } from './code.ts'

const CODE = '01234ABCDEFGHJKMNPQR'

test('[INST-3, D48] a code is a hundred bits in characters that cannot be confused', () => {
  expect(Math.log2(CODE_CHARACTERS.length) * CODE_LENGTH).toBe(100)
  expect(new Set(CODE_CHARACTERS).size).toBe(32)
  for (const mistaken of 'OILU') expect(CODE_CHARACTERS).not.toContain(mistaken)
  expect(writtenCode(CODE)).toBe('01234-ABCDE-FGHJK-MNPQR')
})

test.each([
  '01234-ABCDE-FGHJK-MNPQR',
  '01234abcdefghjkmnpqr',
  ' o1234 abcde\u2013fghjk\u2014mnpqr\n',
  'O I 2 3 4 A B C D E F G H J K M N P Q R',
  'ol234ABCDEFGHJKMNPQR',
  '０１２３４ABCDEFGHJKMNPQR',
])('[INST-3] %j is read as the code that was meant', (typed) => {
  expect(codeFrom(typed)).toBe(CODE)
})

test.each(['', CODE.slice(1), `${CODE}0`, 'U1234ABCDEFGHJKMNPQR', '0'.repeat(5_000), `${CODE}\0`])(
  '[INST-3] text that cannot be a code is rejected',
  (typed) => {
    expect(codeFrom(typed)).toBeNull()
  },
)

test('[INST-5, D48] of an address the first letter and the domain are shown', () => {
  expect(maskedEmail('helen@example.org')).toBe('h***@example.org')
  expect(maskedEmail('h@example.org')).toBe('h***@example.org')
  expect(maskedEmail('"a@b"@example.org')).toBe('"***@example.org')
})
