import { expect, test } from 'vitest'
import { findDropTarget } from './useRowDrag.ts'

/** Three rows: 40, 80 and 40 high. */
const ROWS = [
  { id: 'a', top: 0, bottom: 40 },
  { id: 'b', top: 40, bottom: 120 },
  { id: 'c', top: 120, bottom: 160 },
]
const under = (id: string, y: number): string | null => findDropTarget(ROWS, { id, y })

test('[LIST-6] a dragged row takes the position of the last one whose middle was passed', () => {
  expect([under('a', 79), under('a', 81), under('a', 150), under('a', 900)]).toEqual([null, 'b', 'c', 'c'])
  expect([under('c', 81), under('c', 79), under('c', 10), under('c', -50)]).toEqual([null, 'b', 'a', 'a'])
})

test('[LIST-6] rows of different heights do not go to and fro under a still pointer', () => {
  const afterwards = [
    { id: 'b', top: 0, bottom: 80 },
    { id: 'a', top: 80, bottom: 120 },
    { id: 'c', top: 120, bottom: 160 },
  ]
  expect(findDropTarget(afterwards, { id: 'a', y: 81 })).toBeNull()
})

test('[LIST-6] a row that has gone meanwhile is not moved', () => {
  expect(under('gone', 81)).toBeNull()
})
