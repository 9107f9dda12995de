import { expect, test } from 'vitest'
import { SECTIONS, sectionAfter, sectionFrom, stepOf } from './recordSections.ts'

test('[HOUSE 2.6] there are ten sections, and after the severity it is asked where', () => {
  expect(SECTIONS.map(({ id }) => stepOf(id))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect([sectionAfter('severity'), sectionAfter('notes')]).toEqual(['locations', null])
})

test('[REC-4] an address that names no section opens the one that is needed to save', () => {
  expect(['timing', 'Timing', '', 'constructor', undefined].map(sectionFrom)).toEqual([
    'timing',
    'severity',
    'severity',
    'severity',
    'severity',
  ])
})
