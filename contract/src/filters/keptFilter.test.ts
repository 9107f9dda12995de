import { DEFAULT_CRITERIA, isDefault } from '@reprieve/domain/filters/criteria.ts'
import type { Filter } from '@reprieve/domain/filters/filter.ts'
import { anyFilter } from '@reprieve/domain/filters/testing/anyDiary.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterFromSettings, filterToSettings } from './filterWire.ts'
import { readStoredFilter, mergeFilterIntoSettings } from './keptFilter.ts'

const RUNS = { numRuns: process.env['REPRIEVE_LONG'] === '1' ? 2_000 : 100 }

const filterOf = (change: Partial<Filter['criteria']>): Filter => ({
  criteria: { ...DEFAULT_CRITERIA, ...change },
  range: { is: '7days' },
})

test('[FILT-28] changing any stored filter to any other gives the other, and foreign keys stay', () => {
  fc.assert(
    fc.property(anyFilter, anyFilter, (before, now) => {
      const others = { calendar_overlays: [1], 'a.key': null }
      const kept = mergeFilterIntoSettings({ ...filterToSettings(before), ...others }, now)
      expect(filterFromSettings(kept)).toEqual(filterFromSettings(filterToSettings(now)))
      expect(Object.keys(kept).toSorted()).toEqual(
        Object.keys({ ...filterToSettings(now), ...others }).toSorted(),
      )
    }),
    RUNS,
  )
})

test('[FILT-28] a value of a newer app stays until the same criterion is changed, or all is reset', () => {
  const kept = { filter_mode: 'most', severity_range: { start: 7, end: 10 }, timing: '7days' }
  expect(mergeFilterIntoSettings(kept, filterOf({ severity: { from: 8, to: 10 } }))).toEqual({
    ...kept,
    severity_range: { start: 8, end: 10 },
  })
  expect(mergeFilterIntoSettings(kept, filterOf({ mode: 'any' }))).toEqual({
    filter_mode: 'any',
    timing: '7days',
  })
  expect(mergeFilterIntoSettings(kept, filterOf({}))).toEqual({})
})

test('[FILT-29] a filter without criteria has the remembered range and order', () => {
  const remembered = { range: { is: 'alltime' }, sort: { by: 'severity', order: 'asc' } } as const
  expect(readStoredFilter({ sort_by: 'duration' }, remembered)).toEqual({
    criteria: { ...DEFAULT_CRITERIA, sort: remembered.sort },
    range: remembered.range,
  })
  const some = readStoredFilter({ filter_mode: 'any', timing: 'lately' }, remembered)
  expect([isDefault(some.criteria), some.range, some.criteria.sort]).toEqual([
    false,
    remembered.range,
    DEFAULT_CRITERIA.sort,
  ])
})
