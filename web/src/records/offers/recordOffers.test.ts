import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readOfferedUses, type RecordOffers } from './recordOffers.ts'

const use = { id: 'n', text: 'Naproxen', dose: null, effect: 'unmarked' } as const
const offering = (usesFor: RecordOffers['usesFor']): RecordOffers => ({
  usesFor,
  saved: () => undefined,
  takenBack: () => undefined,
  LoggedDoses: () => null,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[DOSE-6] offers come with the record, and nothing waits for them', async () => {
  expect(await readOfferedUses(null, 0)).toEqual([])
  expect(
    await readOfferedUses(
      offering(async () => [use]),
      0,
    ),
  ).toEqual([use])
  expect(
    await readOfferedUses(
      offering(() => Promise.reject(new Error('the storage is gone'))),
      0,
    ),
  ).toEqual([])
  const late = readOfferedUses(
    offering(() => new Promise(() => {})),
    0,
  )
  await vi.advanceTimersByTimeAsync(200)
  expect(await late).toEqual([])
})
