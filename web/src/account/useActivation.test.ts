import { expect, test } from 'vitest'
import { activationFrom } from './useActivation.ts'

const answered = (code: number) =>
  activationFrom({ reached: true, code, message: 'said by the server', body: {} })

test('[D10] a used, old or unknown link is shown as expired, and nothing else is', () => {
  expect(answered(107)).toEqual({ step: 'expired' })
})

test('[D4] only code 0 is success', () => {
  expect([0, 1, -1, 200].map((code) => answered(code).step)).toEqual([
    'done',
    'refused',
    'refused',
    'refused',
  ])
})

test('[D4] any other refusal is told in the words of the server', () => {
  expect(answered(103)).toEqual({ step: 'refused', message: 'said by the server' })
})

test('[D22] an answer that never came leaves the button to be pressed again', () => {
  expect(activationFrom({ reached: false })).toEqual({ step: 'away' })
})
