import type { Dexie, Table, Transaction } from 'dexie'
import { plainContent } from './codec.ts'
import { homeCards } from './migrations/homeCards.ts'
import { nothingField } from './migrations/nothingField.ts'
import type { PartMigration } from './migrations/part.ts'
import { passwordSet } from './migrations/passwordSet.ts'
import type { Raw, Shelved, Unreadable } from './tables.ts'

const SCHEMA_VERSION = 8

/** Typed as what may be found, not as what was put. */
export interface PersonTables {
  rows: Table<Raw, unknown>
  states: Table<Raw, string>
  shelves: Table<Raw, [string, string]>
  unreadable: Table<Unreadable & { id?: number }, number>
}

/**
 * Until schema 7 all lay in a few parts, each one value in the clear. An upgrade is one transaction: broken off, it
 * leaves the old schema as it was, and the next opening does it from there. [LOCAL-13]
 */
export function declareSchema(db: Dexie): void {
  db.version(5).stores({ parts: 'name' })
  db.version(6)
    .stores({ unreadable: '++id' })
    .upgrade((upgrade) => migratePart(upgrade, homeCards))
  db.version(7)
    .stores({})
    .upgrade((upgrade) => migratePart(upgrade, nothingField))
  db.version(SCHEMA_VERSION)
    .stores({
      parts: null,
      // The few indexes of a row are written with each save.
      rows: 'clientId, dirty, [kind+day]',
      states: 'name',
      shelves: '[shelf+id], shelf',
    })
    .upgrade(async (upgrade) => {
      await migratePart(upgrade, passwordSet)
      await shelveParts(upgrade)
    })
}

interface Part {
  name: string
  value: unknown
}

async function migratePart(upgrade: Transaction, { from, to, migrate }: PartMigration): Promise<void> {
  const parts = upgrade.table<Part, string>('parts')
  const old = await parts.get(from)
  if (old === undefined) return
  const migrated = migrate(old.value)
  if (from !== to || !migrated.ok) await parts.delete(from)
  if (migrated.ok) {
    await parts.put({ name: to, value: migrated.value })
    return
  }
  const broken: Unreadable = { table: 'parts', key: from, raw: old, why: migrated.reason, at: Date.now() }
  await upgrade.table('unreadable').add(broken)
}

/** To where the codec reaches them. Contents were plain until here: the app lock came with this schema. */
async function shelveParts(upgrade: Transaction): Promise<void> {
  const parts = await upgrade.table<Part, string>('parts').toArray()
  const shelved = parts.map(({ name, value }): Shelved => ({
    shelf: 'parts',
    id: name,
    at: Date.now(),
    content: plainContent(value),
  }))
  await upgrade.table('shelves').bulkPut(shelved)
}
