import { expect, test } from 'vitest'
import { beginPull, isAtTop, movePull, pullHint, type TouchPoint, type Pull } from './pullGesture.ts'

const pulledBy = (...fingers: readonly TouchPoint[]): Pull | null =>
  fingers.reduce<Pull | null>((pull, finger) => pull && movePull(pull, finger), beginPull({ x: 100, y: 100 }))

test('[SYNC 1.4.5] a pull is seen, and far enough down it syncs when the finger lets go', () => {
  expect(pullHint(pulledBy({ x: 100, y: 110 }))).toBe('nothing')
  expect(pullHint(pulledBy({ x: 102, y: 140 }))).toBe('more')
  expect(pullHint(pulledBy({ x: 104, y: 140 }, { x: 110, y: 164 }))).toBe('let-go')
})

test('[SYNC 1.4.5] moving back up a little cancels it', () => {
  expect(pullHint(pulledBy({ x: 100, y: 180 }, { x: 100, y: 140 }))).toBe('more')
})

test('[SYNC 1.4.5] a finger that scrolls or swipes is not a pull, and does not become one', () => {
  expect(pulledBy({ x: 100, y: 90 }, { x: 100, y: 300 })).toBeNull()
  expect(pulledBy({ x: 150, y: 110 }, { x: 150, y: 300 })).toBeNull()
})

test('[SYNC 1.4.5] on a zoomed page the finger moves the page, and pulls nothing', () => {
  expect(isAtTop({ scrollTop: 0, scale: 1 })).toBe(true)
  expect(isAtTop({ scrollTop: 1, scale: 1 })).toBe(false)
  expect(isAtTop({ scrollTop: 0, scale: 2 })).toBe(false)
})
