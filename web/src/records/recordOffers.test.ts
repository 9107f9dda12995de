import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usesInTime, type RecordOffers } from './recordOffers.ts'

const use = { id: 'n', text: 'Naproxen', dose: null, effect: 'unmarked' } as const
const offering = (usesFor: RecordOffers['usesFor']): RecordOffers => ({
  usesFor,
  saved: () => undefined,
  takenBack: () => undefined,
  LoggedDoses: () => null,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[DOSE-6] what is offered comes with the record, and nobody waits for it', async () => {
  expect(await usesInTime(null, 0)).toEqual([])
  expect(
    await usesInTime(
      offering(async () => [use]),
      0,
    ),
  ).toEqual([use])
  expect(
    await usesInTime(
      offering(() => Promise.reject(new Error('the storage is gone'))),
      0,
    ),
  ).toEqual([])
  const late = usesInTime(
    offering(() => new Promise(() => {})),
    0,
  )
  await vi.advanceTimersByTimeAsync(200)
  expect(await late).toEqual([])
})
