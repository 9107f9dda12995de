import { expect, test } from 'vitest'
import { finishPrimaryId, isPrimaryIdFormat, primaryIdProblem, samplePrimaryId } from './primaryId.ts'

test.each([
  ['AA-999', 'xy-123', null],
  ['AA-999', ' XY-123 ', null],
  ['AA-999', 'Ж我-123', null],
  ['AA-999', 'ＸＹ-１２３', null],
  ['AA-999', 'x1-123', 'format'],
  ['AA-999', 'xy123', 'format'],
  ['AA-999', 'xy-1234', 'format'],
  ['AA-999', '', 'empty'],
  ['AA-999', '   ', 'empty'],
  ['***', '1a2', null],
  ['***', '1-2', 'format'],
  ['P.99', 'p.07', null],
  ['P.99', 'px07', 'format'],
] as const)('[CONS-2] to the format %s the number %j is %j', (format, typed, problem) => {
  expect(primaryIdProblem(typed, format)).toBe(problem)
})

test('[CONS-2] a format has at least one place to fill, and an end', () => {
  expect(['9', 'A-9', '*'.repeat(40)].map(isPrimaryIdFormat)).toEqual([true, true, true])
  expect(['', 'abc', ' 9', '9 ', '9'.repeat(41)].filter(isPrimaryIdFormat)).toEqual([])
})

test('[CONS-2] the shown example fits its format, and every way of typing it is stored the same', () => {
  for (const format of ['9999', 'AA-999/*', '*'.repeat(40), 'mrn 99 99']) {
    const sample = samplePrimaryId(format)
    expect([format, primaryIdProblem(sample, format)]).toEqual([format, null])
  }
  expect(finishPrimaryId(' xy-１2 ')).toBe('XY-12')
})
