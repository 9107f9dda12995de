import { expect, test } from 'vitest'
import { dragRange, endThatStays, isStepInRange, orderedRange, typedValue } from './scaleValue.ts'

test('[UI-1] a thumb moved past the other one becomes the other end', () => {
  const stays = endThatStays({ from: 2, to: 5 }, 2.4)
  expect(dragRange(stays, 8.2)).toEqual({ from: 5, to: 8 })
  expect(dragRange(stays, 1)).toEqual({ from: 1, to: 5 })
})

test('[UI-1] the nearer thumb is moved, and if both are at one place the one in the direction of the move', () => {
  expect([1, 4, 6, 9].map((position) => endThatStays({ from: 3, to: 7 }, position))).toEqual([7, 7, 3, 3])
  expect(
    [3.6, 4.4].map((position) => dragRange(endThatStays({ from: 4, to: 4 }, position), position > 4 ? 6 : 1)),
  ).toEqual([
    { from: 1, to: 4 },
    { from: 4, to: 6 },
  ])
})

test('[UI-1] typed numbers are put in order, inside the scale, and whole', () => {
  expect(orderedRange(9, 3)).toEqual({ from: 3, to: 9 })
  expect([-4, 3.6, 25, Number.NaN].map(typedValue)).toEqual([0, 4, 10, null])
})

test('[UI-1] both ends belong to the range', () => {
  expect([2, 3, 5, 6].map((step) => isStepInRange({ from: 3, to: 5 }, step))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
