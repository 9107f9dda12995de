import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import { isLinkOutcome, readLinkStep } from './useMailedLink.ts'

const answered = (code: number, body = {}) =>
  readLinkStep({ reached: true, code, message: 'said by the server', body })

test('[D10] a used, old or unknown link is shown as expired, and so is one that was cut off', () => {
  expect([RESULT.linkExpired, RESULT.malformed].map((code) => answered(code).step)).toEqual([
    'expired',
    'expired',
  ])
})

test('[D4] only code 0 is success, and returns the requested fields', () => {
  expect([1, -1, 200].map((code) => answered(code).step)).toEqual(['refused', 'refused', 'refused'])
  expect(answered(RESULT.ok, { email: 'lucy@example.org' })).toEqual({
    step: 'done',
    body: { email: 'lucy@example.org' },
  })
})

test('[D4] any other refusal is shown in the words of the server', () => {
  expect(answered(RESULT.rateLimited)).toEqual({ step: 'refused', message: 'said by the server' })
})

test('[D10] a new address that another person took meanwhile has its own text', () => {
  expect(answered(RESULT.emailInUse)).toEqual({ step: 'address-taken' })
})

test('[D22] an answer that never came leaves the button to be pressed again', () => {
  expect(readLinkStep({ reached: false })).toEqual({ step: 'away' })
})

test('[ACC-24] until its button is pressed a link has come to nothing', () => {
  expect(isLinkOutcome({ step: 'ask' })).toBe(false)
  expect(isLinkOutcome({ step: 'sending' })).toBe(false)
  expect(isLinkOutcome({ step: 'away' })).toBe(true)
})
