import type { Basis } from '@reprieve/domain/assistant/basis.ts'
import { findCanonicalItems } from '@reprieve/domain/filters/columns/canonical.ts'
import { changeColumns, EMPTY_DIARY } from '@reprieve/domain/filters/columns/changeColumns.ts'
import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import {
  aMarkedItem,
  aRecordAtTime,
  aReflection,
  aReferenceTo,
} from '@reprieve/domain/filters/testing/facts.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { expect, test } from 'vitest'
import { basisIds } from './BasisSheet.tsx'

const { entries } = changeColumns(EMPTY_DIARY, {
  put: [
    aRecordAtTime('r1', '2026-10-01T08:00', { items: [aMarkedItem('location', 'Head')] }),
    aRecordAtTime('r2', '2026-10-05T08:00'),
    aReflection('d1', '2026-10-05'),
    aRecordAtTime('r3', '2026-11-09T08:00', { items: [aMarkedItem('location', 'Head')] }),
  ],
  putDoses: [],
  drop: new Set(),
})
const idToday = ({ id }: { id: string }): string => id
const asking = {
  today: dayNumber('2026-10-06'),
  idToday,
  canonical: findCanonicalItems(entries.items, idToday),
}
const basis = (own: Partial<Basis>): Basis => ({
  view: 'insights',
  range: { is: 'custom', from: '2026-10-01', to: '2026-10-31' },
  criteria: null,
  ids: null,
  n: 0,
  ...own,
})

test('[ASST-18] the rows that an answer names are those, whatever else is in the diary', () => {
  expect(basisIds(entries, basis({ ids: ['r3', 'gone'] }), asking)).toEqual(['r3', 'gone'])
})

test('[ASST-18] days and criteria choose them, the latest first; without criteria all of the days', () => {
  expect(basisIds(entries, basis({}), asking).toSorted()).toEqual(['d1', 'r1', 'r2'])
  expect(basisIds(entries, basis({}), asking).at(-1)).toBe('r1')
  const pains = { ...DEFAULT_CRITERIA, dailyReflections: false }
  expect(basisIds(entries, basis({ criteria: pains }), asking)).toEqual(['r2', 'r1'])
  const heads = { ...pains, fields: { ...pains.fields, location: [aReferenceTo('Head')] } }
  expect(basisIds(entries, basis({ criteria: heads, range: { is: 'alltime' } }), asking)).toEqual([
    'r3',
    'r1',
  ])
})

test('[ASST-18] the last 30 days are those of the day on which it was answered', () => {
  expect(basisIds(entries, basis({ range: { is: '30days' } }), asking)).not.toContain('r3')
})
