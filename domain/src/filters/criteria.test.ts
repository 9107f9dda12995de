import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_CRITERIA, isDefault, resetCriteria, scaleSpanBetween } from './criteria.ts'
import type { Criteria, Filter } from './filter.ts'
import { summariseFilter, withoutPart } from './summary.ts'
import { anyFilter } from './testing/anyDiary.ts'
import { aReferenceTo } from './testing/facts.ts'

const item = aReferenceTo('Heat')
const { fields } = DEFAULT_CRITERIA
const CHANGES: Partial<Criteria>[] = [
  { mode: 'any' },
  { painRecords: false },
  { dailyReflections: false },
  { writtenLater: false },
  { severity: { from: 0, to: 9 } },
  { score: { from: 1, to: 10 } },
  { time: { compare: 'less', minute: 720 } },
  { duration: { compare: 'equal', seconds: 0, shownIn: 'minutes' } },
  { patterns: ['constant'] },
  ...(['location', 'symptom', 'character', 'environment', 'meaningful_activities'] as const).map((field) => ({
    fields: { ...fields, [field]: [item] },
  })),
  { factors: [{ item, kinds: [] }] },
  { medications: [{ item, kinds: ['aggravating'] }] },
]

test('[FILT-19] any one criterion makes it another than the default; the order, or a time that is not asked, does not', () => {
  expect(isDefault(DEFAULT_CRITERIA)).toBe(true)
  for (const change of CHANGES) expect(isDefault({ ...DEFAULT_CRITERIA, ...change })).toBe(false)
  expect(isDefault({ ...DEFAULT_CRITERIA, sort: { by: 'severity', order: 'asc' } })).toBe(true)
  expect(isDefault({ ...DEFAULT_CRITERIA, time: { compare: 'all', minute: 5 } })).toBe(true)
  expect(isDefault({ ...DEFAULT_CRITERIA, duration: { compare: 'all', seconds: 9, shownIn: 'hours' } })).toBe(
    true,
  )
})

test('[FILT-18] a reset keeps the range and the order of any filter, and nothing else', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const { criteria, range } = resetCriteria(filter)
      expect(isDefault(criteria)).toBe(true)
      expect({ sort: criteria.sort, range }).toEqual({ sort: filter.criteria.sort, range: filter.range })
    }),
  )
})

test.each([
  [3, 8, { from: 3, to: 8 }],
  [8, 3, { from: 3, to: 8 }],
  [4, 4, { from: 4, to: 4 }],
  [-1, 12.4, { from: 0, to: 10 }],
  [6.6, 2.4, { from: 2, to: 7 }],
])('[FILT-21] between %d and %d, in either order', (one, other, span) => {
  expect(scaleSpanBetween(one, other)).toEqual(span)
})

test('[FILT-24] each criterion is one part, and the default has none', () => {
  const summaries = CHANGES.map((change) => summariseFilter(filterOf(change)))
  expect(summaries.every(({ length }) => length === 1)).toBe(true)
  expect(new Set(summaries.map(([part]) => JSON.stringify(part))).size).toBe(CHANGES.length)
  expect(summariseFilter(filterOf({}))).toEqual([])
})

test('[FILT-24] removing every part of any filter, one by one, gives the default', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const parts = summariseFilter(filter)
      expect(parts.length === 0).toBe(isDefault(filter.criteria))
      const left = parts.reduce(withoutPart, filter)
      expect({ parts: summariseFilter(left), isDefault: isDefault(left.criteria) }).toEqual({
        parts: [],
        isDefault: true,
      })
      expect(left.range).toEqual(filter.range)
    }),
  )
})

test('[FILT-24] one part is taken back alone', () => {
  const both = filterOf({
    factors: [
      { item, kinds: ['aggravating'] },
      { item, kinds: ['alleviating'] },
    ],
    patterns: ['constant', 'breakthrough'],
  })
  const parts = summariseFilter(both)
  expect(parts).toHaveLength(4)
  for (const part of parts)
    expect(summariseFilter(withoutPart(both, part))).toEqual(parts.filter((one) => one !== part))
})

function filterOf(change: Partial<Criteria>): Filter {
  return { criteria: { ...DEFAULT_CRITERIA, ...change }, range: { is: '7days' } }
}
