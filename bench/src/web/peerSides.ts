import type { Page } from 'playwright-core'
import { FLOOR_TABLE } from '../floor/floorTable.ts'
import type { Person } from '../people/makePeople.ts'
import type { Stage } from '../stage/stage.ts'
import type { Device } from './browser.ts'
import { pageScript } from './pageScript.ts'
import { pageWith, workPage } from './workPage.ts'

export const PEERS = { rxdb: 'RxDB', pouch: 'PouchDB' } as const
export const SIDES = 5
export const BATCH = 2_500

export type Peer = keyof typeof PEERS
export type Side = 'ours' | Peer | 'pouchOneWay' | 'floor'

/** One sync: its time, its requests, and the number of records that arrived. */
export interface SyncMeasure {
  ms: number
  requests: number
  count: number
}

type Sides = Record<Side, () => Promise<SyncMeasure>>

interface Pages {
  stage: Stage
  ours: Page
  peers: Record<Peer, Page>
  floor: Page
}

/** Each has its own origin, so that none pays for what another left in the browser's storage. */
export async function openPages(device: Device, stage: Stage): Promise<Pages> {
  const { port } = stage.product
  const open = async (name: Peer) =>
    pageWith(device, `http://${name}.localhost:${port}`, await pageScript(name))
  return {
    stage,
    ours: await workPage(device, port),
    peers: { rxdb: await open('rxdb'), pouch: await open('pouch') },
    floor: await pageWith(device, `http://floor.localhost:${port}`, await pageScript('work')),
  }
}

const floorOf = ({ stage }: Pages): string => `http://127.0.0.1:${stage.floor.port}`

export function createPullSides(at: Pages, caller: Person, batch: number | null): Sides {
  const address = floorOf(at)
  const by = (page: Page, isOneWay: boolean) => {
    const remote = { address, userId: caller.userId, batch, isOneWay }
    return page.evaluate((remote) => globalThis.benchPeer.firstSync(remote), remote)
  }
  return {
    ours: () => at.ours.evaluate((caller) => globalThis.benchWork.firstSync(caller), caller),
    rxdb: () => by(at.peers.rxdb, false),
    pouch: () => by(at.peers.pouch, false),
    pouchOneWay: () => by(at.peers.pouch, true),
    floor: async () => {
      const given = [address, caller] as const
      const done = await at.floor.evaluate(
        ([to, caller]) => globalThis.benchWork.firstFetch(to, caller, 'indexed'),
        given,
      )
      return { ...done, requests: 1 }
    },
  }
}

export function createPushSides(at: Pages, count: number, writer: () => Person): Sides {
  const address = floorOf(at)
  const arrived = async (table: string, { userId }: Person): Promise<number> => {
    const [row] = await at.stage.query(`select count(*) as count from ${table} where user_id = $1`, [userId])
    return Number(row?.['count'])
  }
  const by = async (page: Page, isOneWay: boolean) => {
    const caller = writer()
    const remote = { address, userId: caller.userId, batch: BATCH, isOneWay }
    const given = { remote, count }
    const done = await page.evaluate(({ remote, count }) => globalThis.benchPeer.push(remote, count), given)
    return { ...done, count: await arrived(FLOOR_TABLE, caller) }
  }
  return {
    ours: async () => {
      const caller = writer()
      const given = { caller, count }
      const done = await at.ours.evaluate(
        ({ caller, count }) => globalThis.benchWork.push(caller, count),
        given,
      )
      return { ...done, count: (await arrived('item', caller)) - done.waiting }
    },
    rxdb: () => by(at.peers.rxdb, false),
    pouch: () => by(at.peers.pouch, false),
    pouchOneWay: () => by(at.peers.pouch, true),
    floor: async () => {
      const caller = writer()
      const given = { address, caller, count }
      const done = await at.floor.evaluate(
        ({ address, ...given }) => globalThis.benchWork.post(address, given, 'indexed'),
        given,
      )
      return { ...done, requests: 1, count: await arrived(FLOOR_TABLE, caller) }
    },
  }
}
