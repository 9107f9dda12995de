import { SECTION_IDS } from '@reprieve/domain/records/usedSections.ts'
import english from '@reprieve/locales/en/records.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { nextSectionKey, parseSectionId, SECTION_ICONS } from './recordSections.ts'

test('[HOUSE 2.6] each section has a name and a drawing, and the link to each has a name', () => {
  expect(Object.keys(SECTION_ICONS)).toEqual(SECTION_IDS)
  expect(SECTION_IDS.map((id) => id in english)).not.toContain(false)
  expect(SECTION_IDS.slice(1).map((id) => nextSectionKey(id) in english)).not.toContain(false)
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
