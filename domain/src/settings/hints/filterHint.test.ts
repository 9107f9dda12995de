import { expect, test } from 'vitest'
import { isWorthFiltering } from './filterHint.ts'

test('[HINT-10] the filter has its hint from three entries on', () => {
  expect([0, 1, 2, 3, 40].filter(isWorthFiltering)).toEqual([3, 40])
})
