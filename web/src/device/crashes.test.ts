import { expect, test } from 'vitest'
import { watchCrashes } from './crashes.ts'

const broke = (error: unknown): Event => Object.assign(new Event('error'), { error })
const rejected = (reason: unknown): Event => Object.assign(new Event('unhandledrejection'), { reason })

test('[TELE-3] crashes before the subscription are delivered with it, later ones immediately', () => {
  const page = new EventTarget()
  const crashes = watchCrashes(page)
  const [first, second, third] = ['a', 'b', 'c'].map((word) => new Error(word))
  page.dispatchEvent(broke(first))
  const told: unknown[] = []
  const leave = crashes.hear((error) => told.push(error))
  page.dispatchEvent(rejected(second))
  page.dispatchEvent(broke(null))
  page.dispatchEvent(new Event('error'))
  expect(told).toEqual([first, second])
  leave()
  page.dispatchEvent(broke(third))
  expect(told.length).toBe(2)
  crashes.hear((error) => told.push(error))
  expect(told).toEqual([first, second, third])
})

test('[TELE-3] a page that breaks without end keeps ten of it', () => {
  const page = new EventTarget()
  const crashes = watchCrashes(page)
  for (let n = 0; n < 50; n += 1) page.dispatchEvent(broke(n))
  const told: unknown[] = []
  crashes.hear((error) => told.push(error))
  expect(told).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})
