import { atMost, belowTarget, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { medianBy } from '../measure/measureAlternating.ts'
import { measureInTurn } from '../measure/measureInTurn.ts'
import { median } from '../measure/statistics.ts'
import { personWithYears, RECORDS } from '../people/personWithYears.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice } from './browser.ts'
import { installPeers } from './installPeers.ts'
import {
  BATCH,
  openPages,
  PEERS,
  createPullSides,
  createPushSides,
  SIDES,
  type SyncMeasure,
  type Peer,
  type Side,
} from './peerSides.ts'

const ROUNDS = 5
const PUSHED = 1_000

/**
 * Syncs the same records with the product, RxDB and PouchDB. Each runs in a page with its own origin, so that none
 * pays for what another left in the browser's storage. Their servers are floors: one statement per request, no
 * checks.
 */
export async function peers(stage: Stage): Promise<Figure[]> {
  installPeers()
  const device = await newDevice({ asksOthers: true })
  try {
    const at = await openPages(device, stage)
    const years = await personWithYears(stage)
    const pull = createPullSides(at, years, BATCH)
    await measureInTurn(1, pull)
    const pulls = await measureInTurn(ROUNDS, pull)
    const writers = await stage.newPeople(SIDES * (ROUNDS + 1))
    const push = createPushSides(at, PUSHED, () => writers.pop()!)
    await measureInTurn(1, push)
    const pushes = await measureInTurn(ROUNDS, push)
    const usual = await createPullSides(at, years, null).pouch()
    return [
      ...figuresOf({ what: 'first sync of 10,000', seen: pulls, records: RECORDS, mostInWorst: 1 }),
      figureWithoutTarget(
        'first sync of 10,000: PouchDB with its own batch of 100',
        `${formatNumber(usual.ms)} ms; ${usual.requests} requests`,
      ),
      ...figuresOf({ what: 'push of 1,000', seen: pushes, records: PUSHED, mostInWorst: 0.9 }),
    ]
  } finally {
    await device.close()
  }
}

interface PeersMeasure {
  what: string
  seen: Record<Side, SyncMeasure[]>
  records: number
  /** Of ours by each peer's, in the worst round. */
  mostInWorst: number
}

function figuresOf({ what, seen, records, mostInWorst }: PeersMeasure): Figure[] {
  const ratios = (side: Side): number[] => seen.ours.map(({ ms }, round) => ms / seen[side][round]!.ms)
  const worst = (side: Side): number => Math.max(...ratios(side))
  const against = (Object.keys(PEERS) as Peer[]).flatMap((peer) => [
    belowTarget(`${what}: ours by ${PEERS[peer]}'s`, 1, median(ratios(peer))),
    belowTarget(`${what}: the same in the worst of ${seen.ours.length} rounds`, mostInWorst, worst(peer)),
  ])
  const all = Object.values(seen).flat()
  const each = (value: (side: SyncMeasure[]) => string): string =>
    [seen.ours, seen.rxdb, seen.pouch, seen.pouchOneWay, seen.floor].map(value).join('; ')
  return [
    ...against,
    figureWithoutTarget(
      `${what}: ours, both ways, by PouchDB's one way, the worst round`,
      formatNumber(worst('pouchOneWay')),
    ),
    figureWithoutTarget(
      `${what}: time of ours; RxDB; PouchDB; the same one way; floor`,
      each((side) => `${formatNumber(medianBy(side, ({ ms }) => ms))} ms`),
    ),
    figureWithoutTarget(
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
