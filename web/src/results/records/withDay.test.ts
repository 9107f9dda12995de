import { expect, test } from 'vitest'
import { withDayLine } from './listLines.ts'

const lines = (['day', 'entry', 'entry', 'day', 'entry', 'entry'] as const).map((is) => ({ is }))

test('[RES-26] the day of the first entry that is drawn is drawn with it, however far it was scrolled away', () => {
  expect(withDayLine([2, 3], lines)).toEqual([0, 2, 3])
  expect(withDayLine([5], lines)).toEqual([3, 5])
  expect(withDayLine([3, 4], lines)).toEqual([3, 4])
})

test('[RES-26] without days none is drawn', () => {
  expect(withDayLine([1], [{ is: 'entry' }, { is: 'entry' }])).toEqual([1])
  expect(withDayLine([], lines)).toEqual([])
})
