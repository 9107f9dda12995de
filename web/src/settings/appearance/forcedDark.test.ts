import { expect, test } from 'vitest'
import { forcedDark, forceDark } from './forcedDark.ts'

test('[D25] a screen for the night is dark while it is shown, and one of two is enough', () => {
  let told = 0
  const unsubscribe = forcedDark.subscribe(() => (told += 1))
  expect(forcedDark.current()).toBe(false)
  const ends = [forceDark(), forceDark()]
  expect([forcedDark.current(), told]).toEqual([true, 2])
  ends[0]?.()
  ends[0]?.()
  expect(forcedDark.current()).toBe(true)
  ends[1]?.()
  expect([forcedDark.current(), told]).toEqual([false, 4])
  unsubscribe()
})
