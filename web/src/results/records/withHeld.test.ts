import { expect, test } from 'vitest'
import { withFocusedLine } from './listLines.ts'

const lines = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }))

test('[RES-61] the line in use is drawn wherever it has moved, in its order', () => {
  expect(withFocusedLine([2, 3], lines, 'f')).toEqual([2, 3, 5])
  expect(withFocusedLine([2, 3], lines, 'a')).toEqual([0, 2, 3])
  expect(withFocusedLine([2, 3], lines, 'c')).toEqual([2, 3])
})

test('[RES-61] nothing more is drawn for one that is gone, or if none is in use', () => {
  expect(withFocusedLine([2, 3], lines, 'gone')).toEqual([2, 3])
  expect(withFocusedLine([2, 3], lines, null)).toEqual([2, 3])
})
