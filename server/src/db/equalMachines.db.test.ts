import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { addToList, deletionLine, lockDeletedList } from './deletedList.ts'
import { findMachineDifferences, storeListsDigest } from './equalMachines.ts'
import { openDb, openPool, type Db } from './pool.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
let db: Db
let folder: string
beforeEach(async () => {
  database = await createTestDatabase()
  db = openDb(openPool(database.config, () => {}))
  folder = mkdtempSync(join(tmpdir(), 'reprieve-machines-'))
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const machine = (more: Partial<Parameters<typeof findMachineDifferences>[1]> = {}) =>
  findMachineDifferences(db, { dataDir: folder, signingKey: 'signing', vapidKey: 'vapid', ...more })

test('[RUN-7] machines with the same keys and lists have nothing to tell', async () => {
  expect([await machine(), await machine()]).toEqual([[], []])
})

test('[RUN-7] another key is told with what stops working, and a key that was changed on purpose only once', async () => {
  await machine()
  expect(await machine({ signingKey: 'other' })).toEqual([expect.stringMatching(/^SIGNING_KEY is not/)])
  expect(await machine({ signingKey: 'other' })).toEqual([])
  expect(await machine({ signingKey: 'other', vapidKey: 'other' })).toEqual([
    expect.stringMatching(/^VAPID_PRIVATE_KEY is not/),
  ])
})

test('[RUN-7] a machine without the line that another one wrote says that a restore could undo deletions', async () => {
  await inTransaction(db, async (trx) => {
    await lockDeletedList(trx)
    addToList(folder, 'deleted-accounts', deletionLine(7, '2026-01-31T08:00:00.000Z'))
    await storeListsDigest(trx, folder)
  })
  expect(await machine()).toEqual([])
  expect(await machine({ dataDir: join(folder, 'another') })).toEqual([
    expect.stringContaining('put DATA_DIR of all machines on one shared folder'),
  ])
})
