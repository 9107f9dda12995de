import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRowPage, type RowPage } from './rowPages.ts'
import { aDiary, type TestDiary } from '../testing/aDiary.ts'
import { changeRows } from './changeRows.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { emptyRow } from '@reprieve/domain/sync/localRow.ts'

const KINDS = ['record', 'reflection']

async function put(diary: TestDiary, all: readonly { kind: string; day: number }[]): Promise<void> {
  for (const [index, { kind, day }] of all.entries()) {
    const clientId = String(index).padStart(4, '0')
    await changeRows(diary, [clientId], ({ state }) => {
      const values = new Map([['day', day]])
      const made = saveRow(emptyRow(clientId, kind), { values, clock: state.clock, wallNow: diary.now() })
      return { rows: [made.row], state: { ...state, clock: made.clock } }
    })
  }
}

const rising = (days: readonly number[]): number[] => days.toSorted((a, b) => a - b)

async function readPages(diary: TestDiary, count: number): Promise<RowPage[]> {
  const pages: RowPage[] = []
  for (let before: number | null = null; ;) {
    const page = await readRowPage(diary, { kinds: KINDS, before, count })
    pages.push(page)
    if (page.next === null) return pages
    before = page.next
  }
}

test('[LOCAL-27] page by page the whole diary is read once, the later days first, and no day is divided', async () => {
  const rows = fc.array(fc.record({ kind: fc.constantFrom(...KINDS), day: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 25,
  })
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 6 }), async (all, count) => {
      const diary = aDiary()
      await put(diary, all)
      const pages = await readPages(diary, count)
      const days = pages.map((page) => page.rows.map(diary.dayOf))
      expect(rising(days.flat())).toEqual(rising(all.map(({ day }) => day)))
      for (const [index, page] of days.entries()) {
        const later = days[index + 1] ?? []
        expect(Math.min(...page, 10)).toBeGreaterThan(Math.max(...later, 0))
      }
    }),
    { numRuns: 100 },
  )
})

test('[LOCAL-27] of a long diary one page is read', async () => {
  const diary = aDiary()
  await put(
    diary,
    Array.from({ length: 60 }, (_, index) => ({ kind: 'record', day: index + 1 })),
  )
  const page = await readRowPage(diary, { kinds: KINDS, before: null, count: 20 })
  expect(page.rows.length).toBe(20)
  expect(page.next).toBe(41)
})
