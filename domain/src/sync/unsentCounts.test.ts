import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_COUNTS, presentKinds, recordsLost, UNSENT_KINDS, unsentTotal } from './unsentCounts.ts'

test('[SYNC-42] settings saved with two records do not count as a third one', () => {
  const counts = { ...NO_COUNTS, records: 2, settings: 1 }
  expect([recordsLost(counts), presentKinds(counts)]).toEqual([2, ['records', 'settings']])
})

test('[SYNC-42] if other things are counted too, or no record is lost, the button shows no number', () => {
  for (const counts of [
    { records: 1, reflections: 5 },
    { settings: 3 },
    { drafts: 1 },
    { records: 2, lists: 1 },
  ])
    expect(recordsLost({ ...NO_COUNTS, ...counts })).toBeNull()
})

test('[SYNC-42] the number on the button is always the number of records in the list', () => {
  const counts = fc.record(
    Object.fromEntries(UNSENT_KINDS.map((kind) => [kind, fc.nat(3)])) as Record<
      (typeof UNSENT_KINDS)[number],
      fc.Arbitrary<number>
    >,
  )
  fc.assert(
    fc.property(counts, (each) => {
      expect([null, each.records]).toContain(recordsLost(each))
      expect(unsentTotal(each) === 0).toBe(presentKinds(each).length === 0)
    }),
  )
})
