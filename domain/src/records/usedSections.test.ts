import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NOTHING, withItems } from './answer.ts'
import { emptyRecord, type PainRecord } from './painRecord.ts'
import {
  hasSectionAnswer,
  sectionsToList,
  nextUsedSection,
  OPTIONAL_SECTIONS,
  SECTION_IDS,
  switchSection,
  usedSections,
  type SectionId,
} from './usedSections.ts'

const EMPTY = emptyRecord({ at: 0, offset: 0 })
const ITEM = { id: 'a', text: 'A' }

test('[SIMPLE-2] at first the editor walks through all ten sections', () => {
  expect(usedSections(null)).toEqual(SECTION_IDS)
  expect(SECTION_IDS).toHaveLength(10)
})

test('[SIMPLE-2] the severity is always first, whatever is stored', () => {
  expect(usedSections([])).toEqual(['severity'])
  expect(usedSections(['notes', 'severity', 'locations'])).toEqual(['severity', 'locations', 'notes'])
  expect(switchSection(null, 'severity', false)?.includes('locations')).toBe(true)
  expect(usedSections(switchSection(['notes'], 'severity', false))).toEqual(['severity', 'notes'])
})

test('[SIMPLE-2] a section that is left out comes back in its place, and then all are used again', () => {
  const without = switchSection(null, 'symptoms', false)
  expect(usedSections(without)).toEqual(SECTION_IDS.filter((id) => id !== 'symptoms'))
  expect(switchSection(without, 'symptoms', true)).toBe(null)
})

test('[SIMPLE-2, HOME-24] a section of a newer app is not shown and stays stored', () => {
  const stored = ['severity', 'weather', 'notes']
  expect(usedSections(stored)).toEqual(['severity', 'notes'])
  expect(switchSection(stored, 'notes', false)).toEqual(['severity', 'weather'])
})

test('[SIMPLE-2] leaving out and bringing back in any order ends with what was last wanted', () => {
  const acts = fc.array(fc.tuple(fc.constantFrom(...OPTIONAL_SECTIONS), fc.boolean()))
  fc.assert(
    fc.property(acts, (all) => {
      const stored = all.reduce<readonly string[] | null>((now, [id, is]) => switchSection(now, id, is), null)
      const out = new Set<SectionId>(
        OPTIONAL_SECTIONS.filter((id) => all.findLast(([one]) => one === id)?.[1] === false),
      )
      expect(usedSections(stored)).toEqual(SECTION_IDS.filter((id) => !out.has(id)))
    }),
    { seed: 2, numRuns: 200 },
  )
})

const FILLED: Record<Exclude<SectionId, 'timing'>, Partial<PainRecord>> = {
  severity: { severity: 0 },
  locations: { location: [ITEM] },
  symptoms: { symptom: NOTHING },
  characteristics: { character: [ITEM] },
  aggravatingFactors: { aggravatingFactor: withItems([ITEM]) },
  medications: { medication: NOTHING },
  interventions: { intervention: NOTHING },
  environment: { environment: [ITEM] },
  notes: { note: ' a ' },
}

test('[SIMPLE-2] a section with an answer is always listed', () => {
  expect(SECTION_IDS.filter((id) => hasSectionAnswer(EMPTY, id))).toEqual([])
  for (const [id, part] of Object.entries(FILLED)) {
    const record = { ...EMPTY, ...part }
    expect(SECTION_IDS.filter((one) => hasSectionAnswer(record, one))).toEqual([id])
    expect(sectionsToList(record, ['severity'])).toEqual(id === 'severity' ? [id] : ['severity', id])
  }
  const parts = [
    { pattern: 'constant' },
    { duration: { kind: 'all-day' } },
    { episode: { state: 'open', since: 0 } },
  ] as const
  for (const part of parts)
    expect(sectionsToList({ ...EMPTY, ...part }, ['severity'])).toEqual(['severity', 'timing'])
})

test('[SIMPLE-2] the walk goes from each section, used or not, to the next used one', () => {
  const used = usedSections(['symptoms', 'notes'])
  expect(SECTION_IDS.map((id) => nextUsedSection(id, used))).toEqual([
    'symptoms',
    'symptoms',
    ...Array.from({ length: 7 }, () => 'notes'),
    null,
  ])
  expect(nextUsedSection('severity', ['severity'])).toBe(null)
})
