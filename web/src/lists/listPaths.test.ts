import { expect, test } from 'vitest'
import { PATHS } from '../app/paths.ts'
import { isListPath, listPath } from './listPaths.ts'

test('[REC-34] the lists and their items are no way out of what is being written, all else is', () => {
  const ways = [listPath('symptom'), PATHS.listEdit, PATHS.fieldAdd, PATHS.fieldEdit]
  expect(ways.map(isListPath)).toEqual([true, true, true, true])
  expect([PATHS.home, PATHS.recordCreate, PATHS.reflectionCreate].map(isListPath)).toEqual([
    false,
    false,
    false,
  ])
})
