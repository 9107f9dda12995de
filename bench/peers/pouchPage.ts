import PouchDB from 'pouchdb-browser'
import { sampleRow } from '../src/people/sampleRecord.ts'
import { measureTime } from '../src/web/page/measureTime.ts'
import type { Remote } from '../src/web/peerWork.ts'

// Runs in a page with its own origin. Uses PouchDB with the default storage of its browser build.

const openNew = async (): Promise<PouchDB> => {
  const local = new PouchDB(`pouch-${crypto.randomUUID()}`)
  await local.info()
  return local
}

interface CountedRemote {
  database: PouchDB
  requests: () => number
}

function openRemote({ address, userId }: Remote): CountedRemote {
  let requests = 0
  const counting: typeof fetch = (asked, how) => {
    requests += 1
    return fetch(asked, how)
  }
  const database = new PouchDB(`${address}/couch/${userId}`, { fetch: counting })
  return { database, requests: () => requests }
}

/** Returns the number of requests. */
async function replicate(local: PouchDB, remote: Remote, way: 'from' | 'to'): Promise<number> {
  const { batch, isOneWay } = remote
  const { database, requests } = openRemote(remote)
  const options = { retry: false, ...(batch === null ? {} : { batch_size: batch }) }
  await (isOneWay ? local.replicate[way](database, options) : local.sync(database, options))
  return requests()
}

globalThis.benchPeer = {
  async firstSync(remote) {
    const local = await openNew()
    const { ms, value: requests } = await measureTime(() => replicate(local, remote, 'from'))
    const { doc_count: count } = await local.info()
    await local.close()
    return { ms, count, requests }
  },

  async push(remote, count) {
    const local = await openNew()
    // So that the measured sync is not the first one of this device.
    await replicate(local, remote, 'to')
    const rows = Array.from({ length: count }, (_, num) => {
      const { clientId, groups } = sampleRow(num)
      return { _id: clientId, kind: 'record', num, groups }
    })
    await local.bulkDocs(rows)
    const { ms, value: requests } = await measureTime(() => replicate(local, remote, 'to'))
    await local.close()
    return { ms, requests }
  },
}
