import { expect, test } from 'vitest'
import { PATHS } from '../paths/paths.ts'
import { isListPath, listPath } from './listPaths.ts'

test('[REC-34] going to the lists and their items does not leave the editor, everything else does', () => {
  const ways = [listPath('symptom'), PATHS.listEdit, PATHS.fieldAdd, PATHS.fieldEdit, PATHS.medicationFactors]
  expect(ways.map(isListPath)).toEqual([true, true, true, true, true])
  expect([PATHS.home, PATHS.medications, PATHS.reflectionCreate].map(isListPath)).toEqual([
    false,
    false,
    false,
  ])
})
