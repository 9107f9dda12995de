import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { closedDatabaseError } from '../closedDiary.ts'
import { isNewerSchema, toStorageFault } from '../storageFault.ts'
import { deleteIdb, openIdb, type Engine, type DatabaseOpening } from './idb.ts'
import { SCHEMA_VERSION, upgradeSchema } from './personSchema.ts'
import { makeConnection, type Connection } from './transaction.ts'
import type { StorageFault } from '../tables.ts'

export interface PersonDatabase extends Pick<Connection, 'use' | 'close'> {
  ranges: typeof IDBKeyRange
}

export interface OpenPerson {
  name: string
  /** Another tab has deleted or upgraded the database: what this tab shows is no longer stored. */
  onGone: () => void
  engine?: Engine
}

/** `newer-schema`: a newer app version has upgraded the database; the page must reload. */
export type OpenFault = 'newer-schema' | StorageFault

export async function openPersonDatabase(asked: OpenPerson): Promise<Result<PersonDatabase, OpenFault>> {
  const engine = asked.engine ?? globalThis
  // A browser that forbids storage has no `indexedDB`.
  if (!engine.indexedDB) return err('storage-gone')

  const noteGone = (): void => {
    connection.close()
    asked.onGone()
  }
  /** Reopening a deleted database would create an empty one: a page frozen meanwhile missed the deletion. [LOCAL-11] */
  const refuseNew: DatabaseOpening['upgrade'] = () => {
    noteGone()
    throw closedDatabaseError()
  }
  const connection = makeConnection((isAgain) =>
    openIdb(engine, {
      name: asked.name,
      version: SCHEMA_VERSION,
      upgrade: isAgain ? refuseNew : upgradeSchema,
      onVersionChange: noteGone,
    }),
  )

  try {
    await connection.open()
  } catch (error) {
    if (isNewerSchema(error)) return err('newer-schema')
    const fault = toStorageFault(error)
    if (fault === null) throw error
    return err(fault)
  }
  return ok({ ranges: engine.IDBKeyRange, use: connection.use, close: connection.close })
}

/** Deletes one person's whole diary on this device. Other tabs are notified and close their connections. */
export const deletePersonDatabase = (name: string, engine: Engine = globalThis): Promise<void> =>
  deleteIdb(engine, name)
