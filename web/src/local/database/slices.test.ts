import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStoredRow } from '../testing/tablesContract.ts'
import { fakeEngine } from '../testing/fakeEngine.ts'
import { idbTables } from './idbTables.ts'
import { followPageLeft } from './leftPage.ts'
import { openPersonDatabase, type PersonDatabase } from './personDatabase.ts'

const SLICE = 50
const COUNT = 3 * SLICE + 7

const page = new EventTarget()
followPageLeft(page)
const leave = (): void => void page.dispatchEvent(new Event('pagehide'))
const comeBack = (): void => void page.dispatchEvent(new Event('pageshow'))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  comeBack()
  vi.useRealTimers()
})

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const someRows = (count = COUNT) => Array.from({ length: count }, (_, at) => aStoredRow(`r${at}`))

async function aDatabase(): Promise<PersonDatabase> {
  const opened = await openPersonDatabase({ name: 'reprieve-a', onGone: () => {}, engine: fakeEngine() })
  if (!opened.ok) throw new Error(opened.reason)
  return opened.value
}

/** Counts the rows requested so far, and the transactions that write. */
async function followed() {
  const database = await aDatabase()
  const seen = { requested: 0, transactions: 0 }
  await database.use((db) => {
    const begin = db.transaction.bind(db)
    vi.spyOn(db, 'transaction').mockImplementation((stores, mode, options) => {
      const transaction = begin(stores, mode, options)
      if (mode !== 'readwrite') return transaction
      seen.transactions += 1
      const rows = transaction.objectStore('rows')
      const add = rows.add.bind(rows)
      rows.add = (value) => {
        seen.requested += 1
        return add(value)
      }
      return transaction
    })
    return Promise.resolve()
  })
  return { seen, tables: idbTables(database) }
}

test('[LOCAL-42, LOCAL-1] many rows are requested in slices of 50, in one transaction', async () => {
  const { seen, tables } = await followed()
  const written = tables.write({ rows: someRows() })
  await Promise.resolve()
  expect(seen).toEqual({ requested: SLICE, transactions: 1 })
  let before = seen.requested
  while (before < COUNT) {
    await turn()
    expect(seen.requested - before).toBeLessThanOrEqual(SLICE)
    before = seen.requested
  }
  expect(await written).toEqual({ ok: true, value: undefined })
  expect(seen).toEqual({ requested: COUNT, transactions: 1 })
  expect(await tables.countAll()).toBe(COUNT)
})

test.each([0, SLICE, COUNT - 1])(
  '[LOCAL-42, LOCAL-1] if row %d exists already, nothing is written',
  async (at) => {
    const tables = idbTables(await aDatabase())
    await tables.write({ rows: [aStoredRow(`r${at}`)] })
    expect(await tables.write({ rows: someRows() })).toEqual({ ok: false, reason: 'changed' })
    expect(await tables.countAll()).toBe(1)
  },
)

test('[LOCAL-42, LOCAL-1] if a row of a later slice cannot be stored, nothing is written and the error is reported', async () => {
  const tables = idbTables(await aDatabase())
  const rows = someRows()
  rows[SLICE + 1] = { ...rows[SLICE + 1]!, content: () => 'a function cannot be stored' }
  await expect(tables.write({ rows })).rejects.toThrow(/clone/)
  expect(await tables.countAll()).toBe(0)
})

test('[LOCAL-42, LOCAL-36, LOCAL-37] if the page is left between two slices, all rows are written when it is back', async () => {
  const { seen, tables } = await followed()
  const written = tables.write({ rows: someRows() })
  while (seen.requested <= SLICE) await turn()
  expect(seen.requested).toBeLessThan(COUNT)
  leave()
  for (let at = 0; at < 20; at += 1) await turn()
  expect(seen.requested).toBeLessThan(COUNT)
  comeBack()
  expect(await written).toEqual({ ok: true, value: undefined })
  expect(await tables.countAll()).toBe(COUNT)
})
