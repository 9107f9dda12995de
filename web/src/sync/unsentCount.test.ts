import { expect, test } from 'vitest'
import { aStoredRow } from '../local/tablesContract.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { findUnsent } from './logout/unsent.ts'
import { countUnsent } from './unsentCount.ts'

test('[SYNC-20, D17] what has no call yet keeps nobody waiting, and is counted before it could be lost', async () => {
  const diary = aDiary()
  const medicine = aStoredRow('m', { kind: 'medication', dirty: 1 })
  await diary.tables.write({ rows: [medicine, aStoredRow('r', { dirty: 1 })] })
  expect(await countUnsent(diary)).toEqual({ unsent: 1, setAside: 0 })
  expect(await findUnsent(diary)).toMatchObject({
    total: 2,
    sendable: 1,
    counts: { records: 1, medications: 1 },
  })
})
