import { reflectionClientId } from '@reprieve/contract/ids.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { aDiary, NOON, save } from '../local/testing/aDiary.ts'
import { wayAfter } from './afterSaving.ts'

const evening = { at: NOON + 8 * HOUR_MS, offset: 0 }
const morning = { at: NOON - 3 * HOUR_MS, offset: 0 }

test('[REF-11] a new record leads to the reflection of the day that is on, until that is there', async () => {
  const diary = aDiary()
  expect(await wayAfter(diary, { isNew: true, now: evening })).toBe('reflection')
  expect(await wayAfter(diary, { isNew: false, now: evening })).toBe('back')
  await save(diary, reflectionClientId('2026-03-01'), { score: { score: 7 } })
  expect(await wayAfter(diary, { isNew: true, now: evening })).toBe('back')
  // Before noon it is the day before that is told of. [REF-1]
  expect(await wayAfter(diary, { isNew: true, now: morning })).toBe('reflection')
})

test('[REF-11] a store that does not answer asks for nothing', async () => {
  const diary = aDiary()
  diary.tables.row = () => Promise.reject(new Error('gone'))
  expect(await wayAfter(diary, { isNew: true, now: evening })).toBe('back')
})
