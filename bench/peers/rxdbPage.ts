import { createRxDatabase, type RxCollection } from 'rxdb'
import { replicateRxCollection } from 'rxdb/plugins/replication'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'
import { sampleRow } from '../src/people/sampleRecord.ts'
import { measureTime } from '../src/web/page/measureTime.ts'
import type { Remote } from '../src/web/peerWork.ts'

// Runs in a page with its own origin. Uses RxDB with its free browser storage and replicates in both directions,
// because people write on the device: a pull alone would leave out the bookkeeping for a later push.

const PULL = 2_500
const PUSH = 250

const SCHEMA = {
  version: 0,
  primaryKey: 'clientId',
  type: 'object',
  properties: {
    clientId: { type: 'string', maxLength: 36 },
    kind: { type: 'string' },
    num: { type: 'number' },
    seq: { type: 'number' },
    groups: { type: 'object' },
  },
}

interface RxdbStore {
  records: RxCollection
  close: () => Promise<unknown>
}

async function openNew(): Promise<RxdbStore> {
  const database = await createRxDatabase({
    name: `rx-${crypto.randomUUID()}`,
    storage: getRxStorageDexie(),
    multiInstance: false,
  })
  const { records } = await database.addCollections({ records: { schema: SCHEMA } })
  if (records === undefined) throw new Error('RxDB made no collection')
  return { records, close: () => database.close() }
}

/** Returns the number of requests. */
async function syncOnce(collection: RxCollection, { address, userId }: Remote): Promise<number> {
  let requests = 0
  const post = async (path: string, body: object): Promise<unknown> => {
    requests += 1
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-id': String(userId) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`The floor answered ${answer.status}`)
    return answer.json()
  }
  const running = replicateRxCollection({
    collection,
    replicationIdentifier: address,
    live: false,
    waitForLeadership: false,
    retryTime: 500,
    pull: {
      batchSize: PULL,
      handler: async (checkpoint, limit) =>
        (await post('/rx/pull', { checkpoint: checkpoint ?? null, limit })) as {
          documents: object[]
          checkpoint: unknown
        },
    },
    push: {
      batchSize: PUSH,
      handler: async (rows) =>
        (await post('/rx/push', { rows: rows.map(({ newDocumentState }) => newDocumentState) })) as object[],
    },
  })
  const failed = new Promise<never>((_, reject) => {
    running.error$.subscribe((fault) => reject(new Error(`RxDB: ${String(fault)}`)))
  })
  await Promise.race([running.awaitInitialReplication(), failed])
  return requests
}

globalThis.benchPeer = {
  async firstSync(remote) {
    const { records, close } = await openNew()
    const { ms, value: requests } = await measureTime(() => syncOnce(records, remote))
    const count = await records.count().exec()
    await close()
    return { ms, count, requests }
  },

  async push(remote, count) {
    const { records, close } = await openNew()
    // So that the measured sync is not the first one of this device.
    await syncOnce(records, remote)
    const rows = Array.from({ length: count }, (_, num) => ({
      ...sampleRow(num),
      kind: 'record',
      num,
      seq: 0,
    }))
    const { error } = await records.bulkInsert(rows)
    if (error.length > 0) throw new Error(`RxDB took ${count - error.length} of ${count}`)
    const { ms, value: requests } = await measureTime(() => syncOnce(records, remote))
    await close()
    return { ms, requests }
  },
}
