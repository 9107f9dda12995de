import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeFromWord, rangeWord } from './rangeWord.ts'
import { anyFilter } from './testing/anyDiary.ts'

test('[FILT-30] any range is read back from its word', () => {
  expect(rangeWord({ is: 'custom', from: '2026-10-14', to: '2026-11-12' })).toBe('2026-10-14_2026-11-12')
  fc.assert(
    fc.property(anyFilter, ({ range }) => {
      expect(rangeFromWord(rangeWord(range))).toEqual(range)
    }),
  )
})

test.each([
  null,
  7,
  '',
  '30',
  'custom',
  'constructor',
  '2026-10-14',
  '2026-10-14_',
  '2026-02-29_2026-03-01',
  '2026-1-1_2026-2-1',
  '20260101_20260102',
  '2026-11-12_2026-10-14',
  '2026-10-14_2026-11-12_2026-11-13',
])('[FILT-30, FILT-16] %j is not a range', (said) => {
  expect(rangeFromWord(said)).toBe(null)
})
