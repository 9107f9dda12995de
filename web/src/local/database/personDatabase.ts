import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { deleteIdb, openIdb, type Engine, type DatabaseOpening } from './idb.ts'
import { SCHEMA_VERSION, upgradeSchema } from './personSchema.ts'
import {
  closedDatabaseError,
  isNewerSchema,
  openTwice,
  reopenOnce,
  toStorageFault,
  withReopen,
} from './reopen.ts'
import type { StorageFault } from '../tables.ts'

export interface PersonDatabase {
  ranges: typeof IDBKeyRange
  /** Runs `act` on a live connection, or rejects. */
  use: <T>(act: (db: IDBDatabase) => Promise<T>) => Promise<T>
  close: () => void
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

  let isGone = false
  let db: IDBDatabase
  const letGo = (): void => {
    isGone = true
    db.close()
  }
  const noteGone = (): void => {
    letGo()
    asked.onGone()
  }
  const open = async (upgrade: DatabaseOpening['upgrade']): Promise<void> => {
    db = await openIdb(engine, {
      name: asked.name,
      version: SCHEMA_VERSION,
      upgrade,
      onVersionChange: noteGone,
    })
  }
  /** Reopening a deleted database would create an empty one: a page frozen meanwhile missed the deletion. [LOCAL-11] */
  const refuseNew: DatabaseOpening['upgrade'] = () => {
    noteGone()
    throw closedDatabaseError()
  }
  const reopen = reopenOnce(async () => {
    if (isGone) throw closedDatabaseError()
    db.close()
    await open(refuseNew)
    if (!isGone) return
    db.close()
    throw closedDatabaseError()
  })

  try {
    await openTwice(() => open(upgradeSchema))
  } catch (error) {
    if (isNewerSchema(error)) return err('newer-schema')
    const fault = toStorageFault(error)
    if (fault === null) throw error
    return err(fault)
  }
  return ok({
    ranges: engine.IDBKeyRange,
    use: (act) => withReopen(async () => act(db), reopen),
    close: letGo,
  })
}

/** Deletes one person's whole diary on this device. Other tabs are notified and close their connections. */
export const deletePersonDatabase = (name: string, engine: Engine = globalThis): Promise<void> =>
  deleteIdb(engine, name)
