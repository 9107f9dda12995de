import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber } from '../time/dayNumber.ts'
import { findCanonicalItems } from './columns/canonical.ts'
import { EMPTY_DIARY, changeColumns } from './columns/changeColumns.ts'
import type { Columns } from './columns/columns.ts'
import { selectEntries, sortSelection } from './selectEntries.ts'
import { anyDiary, copyIdToday, type AnyDiary } from './testing/anyDiary.ts'
import { naiveSelect } from './testing/naiveSelect.ts'

const RUNS = { numRuns: process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300 }

const columnsOf = ({ facts }: AnyDiary): Columns =>
  changeColumns(EMPTY_DIARY, { put: facts, putDoses: [], drop: new Set() }).entries

function select(diary: AnyDiary) {
  const columns = columnsOf(diary)
  const canonical = findCanonicalItems(columns.items, copyIdToday)
  const asking = { today: dayNumber(diary.today), canonical, idToday: copyIdToday }
  return { columns, selection: selectEntries(columns, diary.filter, asking) }
}

const idsOf = ({ ids }: Columns, rows: Uint32Array): string[] => Array.from(rows, (row) => ids[row]!)

test('[FILT-1, FILT-4, FILT-5, FILT-6] any filter finds in any diary what its rules say', () => {
  fc.assert(
    fc.property(anyDiary, (diary) => {
      const { columns, selection } = select(diary)
      const naive = naiveSelect(diary.facts, diary.filter, {
        today: diary.today,
        todays: (id) => copyIdToday({ id }),
      })
      expect({ ids: idsOf(columns, selection.rows), outOf: selection.outOf }).toEqual(naive)
    }),
    RUNS,
  )
})

test('[FILT-14, FILT-15] all matches are within the days of the selection', () => {
  fc.assert(
    fc.property(anyDiary, (diary) => {
      const { columns, selection } = select(diary)
      const { from, to } = selection.span
      expect(
        Array.from(selection.rows).every((row) => from <= columns.day[row]! && columns.day[row]! <= to),
      ).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('[FILT-23] in any order every match appears once, and those without a value come last', () => {
  fc.assert(
    fc.property(anyDiary, (diary) => {
      const { columns, selection } = select(diary)
      const { by, order } = diary.filter.criteria.sort
      const rows = sortSelection(columns, selection, { by, order })
      expect(rows.toSorted()).toEqual(selection.rows)
      const facts = new Map(diary.facts.map((one) => [one.id, one]))
      const values = idsOf(columns, rows).map((id) => {
        const { at, entry, value, length } = facts.get(id)!
        if (by === 'timing') return at
        return by === 'duration' ? length : entry === 0 ? value : null
      })
      const told = values.filter((value) => value !== null)
      const inOrder = told.toSorted((one, other) => (order === 'asc' ? one - other : other - one))
      expect(values).toEqual([...inOrder, ...Array.from({ length: values.length - told.length }, () => null)])
    }),
    { numRuns: 300 },
  )
})
