import { expect, test } from 'vitest'
import { aDiary } from '../local/testing/aDiary.ts'
import { aStoredRow } from '../local/testing/tablesContract.ts'
import { storePurchase } from '../purchases/purchaseTable.ts'
import { findUnsent } from './logout/unsent.ts'
import { countUnsent } from './unsentCount.ts'

test('[SYNC-20, D17] a kind without a call yet delays nothing, and is counted before it could be lost', async () => {
  const diary = aDiary()
  const later = aStoredRow('q', { kind: 'of_tomorrow', dirty: 1 })
  await diary.tables.write({ rows: [later, aStoredRow('r', { dirty: 1 })] })
  expect(await countUnsent(diary)).toEqual({ unsent: 1, setAside: 0 })
  expect(await findUnsent(diary)).toMatchObject({
    total: 2,
    sendable: 1,
    counts: { records: 1, others: 1 },
  })
})

test('[SYNC-35, D17] settings wait to be sent, and are counted as such', async () => {
  const diary = aDiary()
  const kinds = ['filter', 'home', 'reminder']
  await diary.tables.write({ rows: kinds.map((kind, n) => aStoredRow(`s${n}`, { kind, dirty: 1 })) })
  expect(await countUnsent(diary)).toEqual({ unsent: 3, setAside: 0 })
  expect(await findUnsent(diary)).toMatchObject({ total: 3, sendable: 3, counts: { settings: 3, others: 0 } })
})

test('[SYNC-27, D17] conditions, medications and doses wait to be sent, and are counted by their names', async () => {
  const diary = aDiary()
  const kinds = ['condition', 'medication', 'medication', 'dose']
  await diary.tables.write({ rows: kinds.map((kind, n) => aStoredRow(`i${n}`, { kind, dirty: 1 })) })
  expect(await countUnsent(diary)).toEqual({ unsent: 4, setAside: 0 })
  expect(await findUnsent(diary)).toMatchObject({
    total: 4,
    sendable: 4,
    counts: { conditions: 1, medications: 2, doses: 1, others: 0 },
  })
})

test('[BUY-13, D17] a purchase without a final answer counts beside the rows', async () => {
  const diary = aDiary()
  await storePurchase(diary, { market: 'google', packageName: 'app', productId: 'pro', token: 'secret' })
  await diary.tables.write({ rows: [aStoredRow('r', { dirty: 1 })] })
  expect(await countUnsent(diary)).toEqual({ unsent: 2, setAside: 0 })
  expect(await findUnsent(diary)).toMatchObject({ total: 2, sendable: 2, counts: { records: 1, others: 1 } })
})
