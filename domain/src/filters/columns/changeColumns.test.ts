import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDose, anyEntry } from '../testing/anyFacts.ts'
import { factsFromColumns } from '../testing/factsFromColumns.ts'
import { changeColumns, EMPTY_DIARY, type ColumnChange } from './changeColumns.ts'
import { columnBuilder } from './columnBuilder.ts'
import type { DiaryColumns } from './columns.ts'
import type { DoseFacts, EntryFacts } from './facts.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300

const NOTHING: ColumnChange = { put: [], putDoses: [], drop: new Set() }

const anyDrop = fc
  .uniqueArray(
    fc.oneof(
      anyEntry.map(({ id }) => id),
      anyDose.map(({ id }) => id),
    ),
    { maxLength: 5 },
  )
  .map((ids) => new Set(ids))
const anyChange: fc.Arbitrary<ColumnChange> = fc.record({
  put: fc.array(anyEntry, { maxLength: 5 }),
  putDoses: fc.array(anyDose, { maxLength: 3 }),
  drop: anyDrop,
})

type IdAndTime = Pick<EntryFacts, 'id' | 'at'>

/** The expected result, computed in the obvious way with a map. */
function afterAll<Facts extends IdAndTime>(
  changes: readonly { put: readonly Facts[]; drop: ReadonlySet<string> }[],
): Facts[] {
  const kept = new Map<string, Facts>()
  for (const { put, drop } of changes) {
    for (const id of drop) kept.delete(id)
    for (const facts of put) kept.set(facts.id, facts)
  }
  return [...kept.values()].sort((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at - b.at))
}

const endOf = (changes: readonly ColumnChange[]): { entries: EntryFacts[]; doses: DoseFacts[] } => ({
  entries: afterAll(changes),
  doses: afterAll(changes.map(({ putDoses, drop }) => ({ put: putDoses, drop }))),
})

test('[COL-1, COL-2] any sequence of puts, replacements and drops gives the columns of the final state', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 5 }), (changes) => {
      const end = endOf(changes)
      const once = changeColumns(EMPTY_DIARY, { ...NOTHING, put: end.entries, putDoses: end.doses })
      const bySteps = changes.reduce(changeColumns, EMPTY_DIARY)
      expect(factsFromColumns(bySteps)).toEqual(end)
      expect(factsFromColumns(once)).toEqual(end)
      const builder = columnBuilder()
      for (const entry of end.entries) builder.add({ put: [entry], putDoses: [] })
      for (const dose of end.doses) builder.add({ put: [], putDoses: [dose] })
      expect(factsFromColumns(builder.columns())).toEqual(end)
      expect(bySteps.entries.day).toEqual(once.entries.day)
      expect(bySteps.entries.minute).toEqual(once.entries.minute)
      expect(bySteps.doses.day).toEqual(once.doses.day)
    }),
    { numRuns: runs },
  )
})

const bytesOf = (diary: DiaryColumns): string =>
  JSON.stringify([...Object.values(diary.entries), ...Object.values(diary.doses)])

test('[COL-3] existing columns are immutable, and a change without effect returns the same object', () => {
  fc.assert(
    fc.property(anyChange, anyChange, (first, second) => {
      const before = changeColumns(EMPTY_DIARY, first)
      const bytes = bytesOf(before)
      changeColumns(before, second)
      expect(bytesOf(before)).toBe(bytes)
      expect(bytesOf(EMPTY_DIARY)).toBe(bytesOf(changeColumns(EMPTY_DIARY, NOTHING)))
      const again = factsFromColumns(before)
      expect(changeColumns(before, { ...NOTHING, put: again.entries, putDoses: again.doses })).toBe(before)
    }),
    { numRuns: runs },
  )
})

test('[COL-3] a dose with a new item leaves the entries as they are but for their items', () => {
  const [entry] = fc.sample(anyEntry, { numRuns: 1, seed: 7 })
  const [dose] = fc.sample(anyDose, { numRuns: 1, seed: 7 })
  const before = changeColumns(EMPTY_DIARY, { ...NOTHING, put: [entry!] })
  const item = { list: 'medication', id: 'new', text: 'New' } as const
  const after = changeColumns(before, { ...NOTHING, putDoses: [{ ...dose!, item }] })
  expect(after.entries.value).toBe(before.entries.value)
  expect(after.entries.items).toEqual([...before.entries.items, item])
  expect(factsFromColumns(after).doses).toEqual([{ ...dose!, item }])
})

test('[COL-2] an entry of a later chunk replaces the one with the same id', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyEntry, { maxLength: 6 }), { maxLength: 8 }), (pieces) => {
      const builder = columnBuilder()
      for (const put of pieces) builder.add({ put, putDoses: [] })
      const built = builder.columns()
      expect(factsFromColumns(built).entries).toEqual(
        afterAll(pieces.map((put) => ({ put, drop: new Set<string>() }))),
      )
      expect(changeColumns(built, NOTHING)).toBe(built)
    }),
    { numRuns: runs },
  )
})

const item = (id: string, mark = 0) => ({ list: 'symptom' as const, id, text: id, mark })
const WHOLE: EntryFacts = {
  id: 'e',
  at: 0,
  offset: 0,
  entry: 0,
  value: 3,
  length: 60,
  pattern: 'constant',
  hasNote: false,
  isAllDay: false,
  isWrittenLater: false,
  isEpisode: false,
  goesOn: false,
  partOf: null,
  answered: ['symptom'],
  items: [item('a'), item('b', 1)],
}
const DOSE: DoseFacts = { id: 'd', at: 0, offset: 0, item: item('a'), before: 6, after: null, mark: 0 }

test.each<Partial<EntryFacts>>([
  { at: 1 },
  { offset: 60_000 },
  { entry: 1 },
  { value: 0 },
  { value: null },
  { length: null },
  { length: 0 },
  { pattern: null },
  { hasNote: true },
  { isAllDay: true },
  { isWrittenLater: true },
  { answered: [] },
  { items: [item('a')] },
  { items: [item('a'), item('b', 1), item('c')] },
  { items: [item('a'), item('b', 2)] },
  { items: [item('a'), { ...item('b', 1), text: 'B' }] },
  { items: [item('b', 1), item('a')] },
])('[COL-2] an entry that differs in one field replaces the other: %o', (own) => {
  const before = changeColumns(EMPTY_DIARY, { ...NOTHING, put: [WHOLE, { ...WHOLE, id: 'f' }] })
  const changed = { ...WHOLE, ...own }
  expect(factsFromColumns(changeColumns(before, { ...NOTHING, put: [changed] })).entries).toContainEqual(
    changed,
  )
})

test.each<Partial<DoseFacts>>([
  { at: 1 },
  { offset: 60_000 },
  { item: item('b') },
  { before: 0 },
  { after: 2 },
])('[COL-2] a dose that differs in one field replaces the other: %o', (own) => {
  const before = changeColumns(EMPTY_DIARY, { ...NOTHING, putDoses: [DOSE] })
  const { list, id, text } = { ...DOSE, ...own }.item
  const changed = { ...DOSE, ...own, item: { list, id, text } }
  expect(factsFromColumns(changeColumns(before, { ...NOTHING, putDoses: [changed] })).doses).toEqual([
    changed,
  ])
})
