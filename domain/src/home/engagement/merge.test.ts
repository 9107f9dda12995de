import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeEngagement } from './merge.ts'
import {
  ITEM_TYPES,
  NO_ENGAGEMENT,
  RESULT_VIEWS,
  collapseEngagement,
  dismissEngagement,
  type StoredEngagement,
} from './storedEngagement.ts'

test('[ENG-7, ENG-8] an item checked, seen or dismissed on one device is so on both', () => {
  const one: StoredEngagement = { ...NO_ENGAGEMENT, checked: ['tracking'], seenResults: ['charts'] }
  const other: StoredEngagement = {
    ...NO_ENGAGEMENT,
    checked: ['register_account'],
    seenResults: ['records'],
  }
  expect(mergeEngagement(one, dismissEngagement(other))).toEqual({
    ...NO_ENGAGEMENT,
    checked: ['register_account', 'tracking'],
    seenResults: ['charts', 'records'],
    isDismissed: true,
  })
})

test('[ENG-8] collapsing is a toggle, and the last change wins', () => {
  const closed = collapseEngagement(NO_ENGAGEMENT, 5)
  const open = collapseEngagement(closed, 9)
  expect([closed.isCollapsed, open.isCollapsed]).toEqual([true, false])
  expect(mergeEngagement(closed, open)).toEqual(open)
  expect(mergeEngagement(open, closed)).toEqual(open)
  expect(mergeEngagement(closed, { ...open, collapsedAt: 5 })).toEqual(closed)
})

const anEngagement: fc.Arbitrary<StoredEngagement> = fc.record({
  checked: fc.subarray([...ITEM_TYPES]),
  seenResults: fc.subarray([...RESULT_VIEWS]),
  isDismissed: fc.boolean(),
  isCollapsed: fc.boolean(),
  collapsedAt: fc.nat(3),
})

test('[ENG-7, ENG-8] devices may meet in any order and more than once, and nothing is taken back', () => {
  fc.assert(
    fc.property(anEngagement, anEngagement, anEngagement, (a, b, c) => {
      const ab = mergeEngagement(a, b)
      expect(mergeEngagement(b, a)).toEqual(ab)
      expect(mergeEngagement(ab, b)).toEqual(ab)
      expect(mergeEngagement(ab, c)).toEqual(mergeEngagement(a, mergeEngagement(b, c)))
      expect(a.checked.every((type) => ab.checked.includes(type))).toBe(true)
      expect(ab.isDismissed).toBe(a.isDismissed || b.isDismissed)
    }),
    { seed: 8 },
  )
})
