import { Dexie } from 'dexie'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { declareSchema, type PersonTables } from './personSchema.ts'
import { isNewerSchema, storageFault, withReopen } from './reopen.ts'
import type { StorageFault } from './tables.ts'

/** The browser's own, unless a test brings another. */
export interface Engine {
  indexedDB: IDBFactory
  IDBKeyRange: typeof IDBKeyRange
}

export interface PersonDatabase {
  db: Dexie & PersonTables
  /** Does it on a live connection, or rejects. */
  use: <T>(act: () => Promise<T>) => Promise<T>
  close: () => void
}

export interface OpenPerson {
  name: string
  /** Another tab has deleted or upgraded the database: what this one shows is no longer kept. */
  onGone: () => void
  engine?: Engine
}

/** `newer-schema`: a newer app was here; the page must load itself anew. */
export type OpenFault = 'newer-schema' | StorageFault

export async function openPersonDatabase(asked: OpenPerson): Promise<Result<PersonDatabase, OpenFault>> {
  const engine = asked.engine ?? globalThis
  // A browser that forbids storage has none.
  if (!engine.indexedDB) return err('storage-gone')
  const db = new Dexie(asked.name, {
    indexedDB: asDeclared(engine.indexedDB),
    IDBKeyRange: engine.IDBKeyRange,
  }) as Dexie & PersonTables
  declareSchema(db)

  let isGone = false
  const letGo = (): void => {
    isGone = true
    db.close()
  }
  db.on('versionchange', () => {
    // At once, or the other tab waits. Opened again, a deleted database would stand there empty. [LOCAL-11]
    letGo()
    asked.onGone()
    // Else Dexie closes it once more in its own way, which opens it at the next question.
    return false
  })
  const reopen = async (): Promise<void> => {
    if (isGone) throw new Dexie.DatabaseClosedError('the database was let go')
    db.close()
    await db.open()
  }

  try {
    await db.open()
  } catch (error) {
    if (isNewerSchema(error)) return err('newer-schema')
    const fault = storageFault(error)
    if (fault === null) throw error
    return err(fault)
  }
  return ok({ db, use: (act) => withReopen(act, reopen), close: letGo })
}

/** All of one person's diary on this device. Other tabs that have it open are told and let go. */
export async function deletePersonDatabase(name: string, engine?: Engine): Promise<void> {
  await new Dexie(name, { ...engine }).delete()
}

/**
 * The engine, but for a database of any version. Dexie asks for that when it meets a newer one, adds what it thinks is
 * missing, and we would set aside each row that the newer app writes in another way. [LOCAL-12]
 */
const asDeclared = (engine: IDBFactory): IDBFactory => ({
  open: (name, version) => {
    if (version === undefined) throw new DOMException('the database is of a newer schema', 'VersionError')
    return engine.open(name, version)
  },
  deleteDatabase: (name) => engine.deleteDatabase(name),
  databases: () => engine.databases(),
  cmp: (first, second) => engine.cmp(first, second),
})
