import type { SchemaUpgrade } from './idb.ts'
import { homeCards } from './migrations/homeCards.ts'
import { nothingField } from './migrations/nothingField.ts'
import type { PartMigration } from './migrations/partMigration.ts'
import { passwordSet } from './migrations/passwordSet.ts'
import { requestResult } from './transaction.ts'
import type { Shelved, Unreadable } from '../tables.ts'
import { plainContent } from './idbTables.ts'

export const SCHEMA_VERSION = 8

/**
 * Until schema 7, everything was stored in a few parts, each one unencrypted value. An upgrade is one transaction: if
 * interrupted, it leaves the old schema as it was, and the next opening starts again from there. [LOCAL-13]
 */
export async function upgradeSchema({ db, transaction, from }: SchemaUpgrade): Promise<void> {
  if (from < 6) db.createObjectStore('unreadable', { keyPath: 'id', autoIncrement: true })
  if (from < SCHEMA_VERSION) makeStores(db)
  if (from === 0) return
  for (const { to, migration } of MIGRATIONS) {
    if (from < to) await migratePart(transaction, migration)
  }
  await shelveParts(transaction)
  db.deleteObjectStore('parts')
}

const MIGRATIONS: { to: number; migration: PartMigration }[] = [
  { to: 6, migration: homeCards },
  { to: 7, migration: nothingField },
  { to: 8, migration: passwordSet },
]

/** Few indexes, because each save writes them. */
export function makeRows(db: IDBDatabase): void {
  const rows = db.createObjectStore('rows', { keyPath: 'clientId' })
  rows.createIndex('dirty', 'dirty')
  rows.createIndex('kindDay', ['kind', 'day'])
  rows.createIndex('localId', 'localId')
  rows.createIndex('idOnServer', 'idOnServer')
}

function makeStores(db: IDBDatabase): void {
  makeRows(db)
  db.createObjectStore('states', { keyPath: 'name' })
  db.createObjectStore('shelves', { keyPath: ['shelf', 'id'] }).createIndex('shelf', 'shelf')
}

interface Part {
  name: string
  value: unknown
}

async function migratePart(transaction: IDBTransaction, { from, to, migrate }: PartMigration): Promise<void> {
  const parts = transaction.objectStore('parts')
  const old = (await requestResult(parts.get(from))) as Part | undefined
  if (old === undefined) return
  const migrated = migrate(old.value)
  if (from !== to || !migrated.ok) await requestResult(parts.delete(from))
  if (migrated.ok) {
    await requestResult(parts.put({ name: to, value: migrated.value }))
    return
  }
  const broken: Unreadable = { table: 'parts', key: from, raw: old, why: migrated.reason, at: Date.now() }
  await requestResult(transaction.objectStore('unreadable').add(broken))
}

/** Moves the parts to the shelves, which the codec covers. Contents are plain: the app lock came with this schema. */
async function shelveParts(transaction: IDBTransaction): Promise<void> {
  const parts = (await requestResult(transaction.objectStore('parts').getAll())) as Part[]
  const shelves = transaction.objectStore('shelves')
  for (const { name, value } of parts) {
    const shelved: Shelved = { shelf: 'parts', id: name, at: Date.now(), content: plainContent(value) }
    await requestResult(shelves.put(shelved))
  }
}
