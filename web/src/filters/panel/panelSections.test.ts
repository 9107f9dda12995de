import { COLUMN_LISTS } from '@reprieve/domain/filters/columns/columns.ts'
import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import type { Criteria } from '@reprieve/domain/filters/filter.ts'
import { summariseFilter } from '@reprieve/domain/filters/summary.ts'
import { expect, test } from 'vitest'
import { countCriteria, PANEL_SECTIONS, panelSectionKey } from './panelSections.ts'

const one = { id: 'a', text: 'A' }
const ASKING: readonly Partial<Criteria>[] = [
  { score: { from: 0, to: 4 } },
  { time: { compare: 'less', minute: 600 } },
  { duration: { compare: 'equal', seconds: 60, shownIn: 'minutes' } },
  { patterns: ['constant', 'intermittent'] },
  { fields: { ...DEFAULT_CRITERIA.fields, location: [one, { id: 'b', text: 'B' }] } },
  { fields: { ...DEFAULT_CRITERIA.fields, meaningful_activities: [one] } },
  { factors: [{ item: one, kinds: [] }] },
  { factors: [{ item: one, kinds: ['aggravating'] }] },
  { medications: [{ item: one, kinds: ['alleviating'] }] },
]

test.each(ASKING)('[FILT-32] %j is counted in the title of one part', (part) => {
  const criteria = { ...DEFAULT_CRITERIA, ...part }
  const told = PANEL_SECTIONS.map((each) => countCriteria(criteria, each)).filter((count) => count > 0)
  expect(told).toEqual([summariseFilter({ criteria, range: { is: 'alltime' } }).length])
})

test('[FILT-32] without criteria no title has a count', () => {
  expect(PANEL_SECTIONS.every((part) => countCriteria(DEFAULT_CRITERIA, part) === 0)).toBe(true)
})

test('[FILT-39] every list of the diary has a part, and no two parts the same name', () => {
  const names = PANEL_SECTIONS.map(panelSectionKey)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining([...COLUMN_LISTS]))
})
