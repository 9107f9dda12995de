import { expect, test } from 'vitest'
import { HOUR_MS } from '../time/instant.ts'
import { findUsualDose } from './flareDose.ts'

const now = { at: 1_800_000_000_000, offset: 0 }
const needed = (id: string, own: { endDate?: '2020-01-01'; aliases?: string[] } = {}) => ({
  id,
  takeAs: 'needed' as const,
  endDate: null,
  ...own,
})
const scheduled = { id: 'daily', takeAs: 'scheduled', endDate: null } as const
const intake = (id: string, hoursAgo: number) => ({
  id,
  amount: null,
  offset: 0,
  at: now.at - hoursAgo * HOUR_MS,
})

test('[FLARE-4] the as-needed medication used last, under any id it has had', () => {
  const merged = needed('naproxen', { aliases: ['naproxen-before'] })
  const taken = [intake('ibuprofen', 5), intake('naproxen-before', 3), intake('daily', 1)]
  expect(findUsualDose([needed('ibuprofen'), merged, scheduled], taken, now)).toEqual({
    medication: merged,
    last: now.at - 3 * HOUR_MS,
  })
})

test('[FLARE-4] a medication that ended and a dose in the future do not count', () => {
  const ended = needed('old', { endDate: '2020-01-01' })
  const taken = [intake('old', 1), intake('naproxen', -3), intake('ibuprofen', 30)]
  const found = findUsualDose([ended, needed('naproxen'), needed('ibuprofen')], taken, now)
  expect(found?.medication.id).toBe('ibuprofen')
})

test('[FLARE-4] without any dose only a single as-needed medication is shown', () => {
  expect(findUsualDose([needed('one'), scheduled], [], now)).toEqual({
    medication: needed('one'),
    last: null,
  })
  expect(findUsualDose([needed('one'), needed('two')], [], now)).toBeNull()
  expect(findUsualDose([scheduled], [intake('daily', 1)], now)).toBeNull()
})
