import { expect, test } from 'vitest'
import { forcedDark } from '../../settings/appearance/forcedDark.ts'
import { forceDarkBeforeMount, forceDarkWhileMounted } from './quickFirstPaint.ts'

test('[QUICK-4] dark from before the screen is shown until it is left, without a light moment between', () => {
  const seen: boolean[] = []
  const unsubscribe = forcedDark.subscribe(() => seen.push(forcedDark.current()))
  forceDarkBeforeMount()
  forceDarkBeforeMount()
  const leave = forceDarkWhileMounted()
  expect([forcedDark.current(), seen.every(Boolean)]).toEqual([true, true])
  leave()
  expect(forcedDark.current()).toBe(false)
  forceDarkWhileMounted()()
  expect(forcedDark.current()).toBe(false)
  unsubscribe()
})
