// Declares only the parts of these libraries that the bench uses. Their own type declarations exist only after the
// libraries are installed, and the type check must pass without them.

declare module 'rxdb' {
  export interface RxCollection {
    bulkInsert(documents: object[]): Promise<{ error: unknown[] }>
    count(): { exec(): Promise<number> }
  }
  interface RxDatabase {
    addCollections(wanted: Record<string, { schema: object }>): Promise<Record<string, RxCollection>>
    close(): Promise<boolean>
  }
  export function createRxDatabase(options: {
    name: string
    storage: object
    multiInstance: boolean
  }): Promise<RxDatabase>
}

declare module 'rxdb/plugins/storage-dexie' {
  export function getRxStorageDexie(): object
}

declare module 'rxdb/plugins/replication' {
  import type { RxCollection } from 'rxdb'
  interface Pulled {
    documents: object[]
    checkpoint: unknown
  }
  export function replicateRxCollection(options: {
    collection: RxCollection
    replicationIdentifier: string
    live: boolean
    waitForLeadership: boolean
    retryTime: number
    pull: { batchSize: number; handler(checkpoint: unknown, batchSize: number): Promise<Pulled> }
    push: { batchSize: number; handler(rows: { newDocumentState: object }[]): Promise<object[]> }
  }): {
    error$: { subscribe(heard: (fault: unknown) => void): void }
    awaitInitialReplication(): Promise<void>
  }
}

declare module 'pouchdb-browser' {
  interface Options {
    batch_size?: number
    retry?: boolean
  }
  export default class PouchDB {
    constructor(name: string, options?: { fetch?: typeof fetch; auto_compaction?: boolean })
    info(): Promise<{ doc_count: number }>
    bulkDocs(documents: object[]): Promise<object[]>
    close(): Promise<void>
    /** Replicates in both directions. */
    sync(remote: PouchDB, options: Options): Promise<unknown>
    replicate: {
      from(remote: PouchDB, options: Options): Promise<unknown>
      to(remote: PouchDB, options: Options): Promise<unknown>
    }
  }
}
