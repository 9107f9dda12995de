import type { Drawing } from '@reprieve/charts/shapes.ts'
import { expect, test } from 'vitest'
import { spotAfterKey, spotNear } from './spots.ts'

const DRAWING: Drawing = {
  width: 100,
  height: 100,
  shapes: [],
  along: 'x',
  spots: [
    { at: 0, x: 10, y: 90 },
    { at: 1, x: 20, y: 10 },
    { at: 2, x: 30, y: 85 },
  ],
}

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowDown', 3, 4],
  ['ArrowLeft', 3, 2],
  ['ArrowUp', 3, 2],
  ['Home', 3, 0],
  ['End', 3, 29],
  ['PageDown', 3, 10],
  ['PageUp', 3, 0],
  ['ArrowRight', 29, 29],
  ['ArrowLeft', 0, 0],
])('[RES-11] %s leads from point %i of 30 to %i', (key, at, next) => {
  expect(spotAfterKey(key, at, 30)).toBe(next)
})

test.each([
  ['a', 30],
  ['Tab', 30],
  ['toString', 30],
  ['ArrowRight', 0],
])('[RES-11] %s among %i points leads nowhere', (key, count) => {
  expect(spotAfterKey(key, 0, count)).toBeNull()
})

test('[RES-11] a pointer means the day below or above it, the bar beside it, or the cell under it', () => {
  const near = (along: Drawing['along']): number | null => spotNear({ ...DRAWING, along }, { x: 21, y: 88 })
  expect([near('x'), near('y'), near('both')]).toEqual([1, 0, 2])
  expect(spotNear({ ...DRAWING, spots: [] }, { x: 1, y: 1 })).toBeNull()
})
