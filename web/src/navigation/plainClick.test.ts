import { expect, test } from 'vitest'
import { isPlainClick } from './plainClick.ts'

const PLAIN = { button: 0, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false }
const into = (target: string | null) => ({ currentTarget: { getAttribute: () => target } })

test('[ROUTE-22] a plain click opens the link here', () => {
  expect(isPlainClick({ ...PLAIN, ...into(null) })).toBe(true)
  expect(isPlainClick({ ...PLAIN, ...into('_self') })).toBe(true)
})

test.each([
  { metaKey: true },
  { altKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { button: 1 },
  into('_blank'),
])('[ROUTE-22] a click with %o is left to the browser', (other) => {
  expect(isPlainClick({ ...PLAIN, ...into(null), ...other })).toBe(false)
})
