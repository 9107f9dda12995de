import { expect, test } from 'vitest'
import english from '@reprieve/locales/en/records.json' with { type: 'json' }
import {
  nextSectionKey,
  RECORD_SECTIONS,
  nextSection,
  parseSectionId,
  sectionStep,
} from './recordSections.ts'

test('[HOUSE 2.6] there are ten sections, each leads to the next, and behind the last is the save', () => {
  const ids = RECORD_SECTIONS.map(({ id }) => id)
  expect(ids.map(sectionStep)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(ids.map(nextSection)).toEqual([...ids.slice(1), null])
})

test('[HOUSE 2.6] the link to each section has a name', () => {
  expect(RECORD_SECTIONS.slice(1).map(({ id }) => nextSectionKey(id) in english)).not.toContain(false)
})

test('[REC-4] an address that names no section opens the one that is needed to save', () => {
  expect(['timing', 'Timing', '', 'constructor', undefined].map(parseSectionId)).toEqual([
    'timing',
    'severity',
    'severity',
    'severity',
    'severity',
  ])
})
