import { medianOf } from '../measure/alternate.ts'
import { atMost, below, shown, told, type Figure } from '../measure/figure.ts'
import { inTurn } from '../measure/inTurn.ts'
import { median } from '../measure/statistics.ts'
import { personWithYears, RECORDS } from '../people/personWithYears.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice } from './browser.ts'
import { installPeers } from './installPeers.ts'
import {
  BATCH,
  openPages,
  PEERS,
  pulling,
  pushing,
  SIDES,
  type SyncMeasure,
  type Peer,
  type Side,
} from './peerSides.ts'

const ROUNDS = 5
const PUSHED = 1_000

/**
 * The same records by the product, by RxDB and by PouchDB, each in a page of an address of its own, so that none pays
 * for what another left in the browser's store. Their servers are floors: one statement for a request, no checks.
 */
export async function peers(stage: Stage): Promise<Figure[]> {
  installPeers()
  const device = await newDevice({ asksOthers: true })
  try {
    const at = await openPages(device, stage)
    const years = await personWithYears(stage)
    const pull = pulling(at, years, BATCH)
    await inTurn(1, pull)
    const pulls = await inTurn(ROUNDS, pull)
    const writers = await stage.newPeople(SIDES * (ROUNDS + 1))
    const push = pushing(at, PUSHED, () => writers.pop()!)
    await inTurn(1, push)
    const pushes = await inTurn(ROUNDS, push)
    const usual = await pulling(at, years, null).pouch()
    return [
      ...figuresOf('first sync of 10,000', pulls, RECORDS),
      told(
        'first sync of 10,000: PouchDB with its own batch of 100',
        `${shown(usual.ms)} ms; ${usual.requests} requests`,
      ),
      ...figuresOf('push of 1,000', pushes, PUSHED),
    ]
  } finally {
    await device.close()
  }
}

function figuresOf(what: string, seen: Record<Side, SyncMeasure[]>, records: number): Figure[] {
  const ratios = (side: Side): number[] => seen.ours.map(({ ms }, round) => ms / seen[side][round]!.ms)
  const worst = (side: Side): string => shown(Math.max(...ratios(side)))
  const against = (Object.keys(PEERS) as Peer[]).flatMap((peer) => [
    below(`${what}: ours by ${PEERS[peer]}'s`, 1, median(ratios(peer))),
    told(`${what}: the same in the worst of ${seen.ours.length} rounds`, worst(peer)),
  ])
  const all = Object.values(seen).flat()
  const each = (value: (side: SyncMeasure[]) => string): string =>
    [seen.ours, seen.rxdb, seen.pouch, seen.pouchOneWay, seen.floor].map(value).join('; ')
  return [
    ...against,
    told(`${what}: ours, both ways, by PouchDB's one way, the worst round`, worst('pouchOneWay')),
    told(
      `${what}: time of ours; RxDB; PouchDB; the same one way; floor`,
      each((side) => `${shown(medianOf(side, ({ ms }) => ms))} ms`),
    ),
    told(
      `${what}: requests of ours; RxDB; PouchDB; the same one way; floor`,
      each((side) => String(side.at(-1)?.requests)),
    ),
    atMost(
      `${what}: records that any of them left out`,
      0,
      all.reduce((sum, { count }) => sum + Math.abs(records - count), 0),
    ),
  ]
}
