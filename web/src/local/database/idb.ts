import { followTransaction } from './leftPage.ts'
import { noAnswer, PATIENCE_MS, startPatience, UPGRADE_PATIENCE_MS } from './storageTimeout.ts'

/** The browser's own, unless a test passes another. */
export interface Engine {
  indexedDB: IDBFactory
  IDBKeyRange: typeof IDBKeyRange
}

export interface DatabaseOpening {
  name: string
  version: number
  /** Runs in the transaction of the upgrade. If it rejects, the whole upgrade is rolled back. */
  upgrade: (upgrade: SchemaUpgrade) => Promise<void> | void
  /** Another tab deletes or upgrades the database; this connection is already closed. */
  onVersionChange: () => void
}

export interface SchemaUpgrade {
  db: IDBDatabase
  transaction: IDBTransaction
  /** 0 if the database did not exist. */
  from: number
}

/** Rejects if the storage does not answer; a connection that opens later is closed immediately. [LOCAL-34] */
export function openIdb(
  engine: Engine,
  { name, version, upgrade, onVersionChange }: DatabaseOpening,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = engine.indexedDB.open(name, version)
    let why: unknown
    let isGivenUp = false
    let unfollow = (): void => {}
    const end = (): void => {
      patience.end()
      unfollow()
    }
    const patience = startPatience(PATIENCE_MS, () => {
      isGivenUp = true
      // An abandoned upgrade must not continue beside the next try.
      if (opening.readyState === 'pending' && opening.transaction !== null) abort(opening.transaction)
      reject(noAnswer())
    })
    opening.addEventListener('upgradeneeded', ({ oldVersion }) => {
      const { result: db, transaction } = opening
      if (transaction === null) return
      if (isGivenUp) return abort(transaction)
      patience.renew(UPGRADE_PATIENCE_MS)
      // An unfinished upgrade of a page that was left would block the next page from opening the database. [LOCAL-36]
      unfollow = followTransaction((cause) => {
        why = cause
        abort(transaction)
      })
      void inUpgrade(() => upgrade({ db, transaction, from: oldVersion })).catch((fault: unknown) => {
        why = fault
        abort(transaction)
      })
    })
    opening.addEventListener('success', () => {
      end()
      const { result: db } = opening
      if (isGivenUp) return db.close()
      // Each connection closes itself: a caller that opened twice only knows the last one, and the other tab would wait
      // for the first.
      db.addEventListener('versionchange', () => {
        db.close()
        onVersionChange()
      })
      resolve(db)
    })
    opening.addEventListener('error', () => {
      end()
      reject(why ?? opening.error)
    })
  })
}

const inUpgrade = async (act: () => Promise<void> | void): Promise<void> => act()

/** The transaction may have ended already, because of the same error. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // Ended already.
  }
}

/** Other tabs are notified and close their connections. A silent storage deletes once it answers again. */
export function deleteIdb(engine: Engine, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = engine.indexedDB.deleteDatabase(name)
    const patience = startPatience(PATIENCE_MS, () => reject(noAnswer()))
    deleting.addEventListener('success', () => {
      patience.end()
      resolve()
    })
    deleting.addEventListener('error', () => {
      patience.end()
      reject(deleting.error)
    })
  })
}
