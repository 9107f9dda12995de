import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeColumns, EMPTY_DIARY } from './changeColumns.ts'
import type { DiaryColumns } from './columns.ts'
import { isSoundDiary } from './soundColumns.ts'
import { anyDose, anyEntry } from '../testing/anyFacts.ts'
import type { EntryFacts } from './facts.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 100

const anyDiary = fc
  .record({ put: fc.array(anyEntry, { maxLength: 12 }), putDoses: fc.array(anyDose, { maxLength: 6 }) })
  .map((put) => changeColumns(EMPTY_DIARY, { ...put, drop: new Set() }))

test('[COL-12] stored columns are read back unchanged', () => {
  fc.assert(
    fc.property(anyDiary, (diary) => {
      const kept: unknown = structuredClone(diary)
      expect(isSoundDiary(kept)).toBe(true)
      expect(kept).toEqual(diary)
    }),
    { numRuns: runs },
  )
})

test('[COL-12] columns of which one is missing, too short or of another kind are not taken', () => {
  const [put] = fc.sample(fc.array(anyEntry, { minLength: 8, maxLength: 8 }), { numRuns: 1, seed: 3 })
  const [putDoses] = fc.sample(fc.array(anyDose, { minLength: 4, maxLength: 4 }), { numRuns: 1, seed: 3 })
  const diary = changeColumns(EMPTY_DIARY, { put: put!, putDoses: putDoses!, drop: new Set() })
  const junk = [undefined, null, 0, 'x', [], {}, new Uint8Array(1), new Float64Array(2), new Map()]
  for (const table of ['entries', 'doses'] as const) {
    for (const name of Object.keys(diary[table])) {
      for (const one of junk) {
        const torn = { ...diary, [table]: { ...diary[table], [name]: one } }
        expect([table, name, one, isSoundDiary(torn)]).toEqual([table, name, one, false])
      }
    }
  }
  expect([undefined, null, 1, {}, { entries: diary.entries }].map(isSoundDiary)).not.toContain(true)
})

test('[COL-12] columns with invalid item indexes, or in the wrong order, are rejected', () => {
  const [one] = fc.sample(anyEntry, { numRuns: 1 })
  const item = { list: 'symptom', id: 'a', text: 'A', mark: 0 } as const
  const entry = (id: string, at: number): EntryFacts => ({ ...one!, id, at, items: [item] })
  const put = [entry('a', 1), entry('b', 2)]
  const diary = changeColumns(EMPTY_DIARY, { put, putDoses: [], drop: new Set() })
  const torn = (tear: (copy: DiaryColumns) => void): boolean => {
    const copy = structuredClone(diary)
    tear(copy)
    return isSoundDiary(copy)
  }
  expect(torn(() => undefined)).toBe(true)
  expect(torn(({ entries }) => void (entries.item[1] = 9))).toBe(false)
  expect(torn(({ entries }) => void (entries.itemStart[1] = 7))).toBe(false)
  expect(torn(({ entries }) => void (entries.itemStart[0] = 1))).toBe(false)
  expect(torn(({ entries }) => void (entries.at[0] = 3))).toBe(false)
  expect(torn(({ entries }) => void (entries.at[0] = Number.NaN))).toBe(false)
})

const bytesIn = (value: unknown): number => {
  if (ArrayBuffer.isView(value)) return value.byteLength
  if (typeof value === 'string') return value.length * 2
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, one) => sum + bytesIn(one), 0)
}

test('[COL-13] the columns of 10,000 records with ten items each are under 3 MB', () => {
  const uuid = (at: number): string => `01890000-0000-7000-8000-${String(at).padStart(12, '0')}`
  const [one] = fc.sample(anyEntry, { numRuns: 1 })
  const known = Array.from({ length: 210 }, (_, at) => {
    const number = at % 200
    return { list: 'symptom' as const, id: uuid(number), text: `An item of the diary, ${number}`, mark: 0 }
  })
  const items = (at: number) => known.slice((at * 7) % 200, ((at * 7) % 200) + 10)
  const put = Array.from({ length: 10_000 }, (_, at) => ({ ...one!, id: uuid(at), at, items: items(at) }))
  const bytes = bytesIn(changeColumns(EMPTY_DIARY, { put, putDoses: [], drop: new Set() }))
  expect(bytes).toBeGreaterThan(1_000_000)
  expect(bytes).toBeLessThan(3_000_000)
})
