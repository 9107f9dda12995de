import fc from 'fast-check'
import { DAY_MS } from '../../time/instant.ts'
import type { LocalRow } from '../localRow.ts'
import { ModelDevice, DEVICE_PARTS, type DeviceParts, type Fate } from './modelDevice.ts'
import { logOut } from './modelLeaving.ts'
import { ModelServer, SERVER_PARTS, type ServerParts } from './modelServer.ts'
import { wipeDevice, wipeServer, RESTORABLE_MS } from './modelWipe.ts'
import { World } from './modelWorld.ts'

const DO = ['create', 'reflect', 'edit', 'edit', 'remove'] as const
const FAULTS = ['sync', 'sync', 'crash', 'crash', 'late', 'put clock right', 'backup', 'restore'] as const
const RARE = [...FAULTS, 'refer', 'log out', 'wipe', 'wipe'] as const

export interface HistoryAct {
  what: (typeof DO)[number] | (typeof RARE)[number] | 'step'
  device: number
  pick: number
  fate: Fate
  wait: number
}

export const someActs = (waits: fc.Arbitrary<number>): fc.Arbitrary<HistoryAct[]> =>
  fc.array(
    fc.record({
      what: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...DO) },
        { weight: 6, arbitrary: fc.constant('step' as const) },
        { weight: 3, arbitrary: fc.constantFrom(...RARE) },
      ),
      device: fc.nat(4),
      pick: fc.nat(11),
      fate: fc.constantFrom<Fate>('ok', 'ok', 'ok', 'lose request', 'lose answer', 'double', 'late copy'),
      wait: waits,
    }),
    { maxLength: 80, size: 'max' },
  )

export interface Setting {
  device?: Partial<DeviceParts>
  server?: Partial<ServerParts>
  /** Two local databases copied from one: they issue the same stamps. */
  isCloned?: boolean
  /** Number of different values; by default each write has its own. */
  valuesApart?: number
  /** How the server refuses the first record of the first device, whenever it arrives. */
  poison?: number | 'breaks'
}

export const POISON = 'device-0-1'
/** More than a stamp may be ahead, so that this time has passed at the check. */
/** Number of rounds after which everything else must have been synced. [SYNC I10] */
const ROUNDS_WITH_POISON = 12

/** What the end of a history is checked against. */
export interface HistoryOutcome {
  world: World
  devices: ModelDevice[]
  /** After a restore: the writes that a device still had, or that came later. Others may be lost with the server. */
  mustRemain: ((name: string) => boolean) | null
}

const pickFrom = (groups: readonly string[], pick: number): string => groups[pick % groups.length]!

const groupsOf = ({ kind }: LocalRow) => [
  ...(kind === 'record' ? ['severity', 'episode', 'part_of', 'location_severity'] : ['score']),
  'note',
  'from_the_future',
]

export function runHistory(
  skews: readonly number[],
  acts: readonly HistoryAct[],
  setting: Setting = {},
): HistoryOutcome {
  const server = new ModelServer({ ...SERVER_PARTS, ...setting.server })
  const world = new World(server, setting.valuesApart ?? Number.MAX_SAFE_INTEGER)
  const parts = { ...DEVICE_PARTS, ...setting.device }
  const copied = world.newDevice()
  const idOf = (): string => (setting.isCloned === true ? copied : world.newDevice())
  const devices = skews.map((skew, n) => new ModelDevice(n, skew, idOf(), { world, parts }))
  const ended: HistoryOutcome = { world, devices, mustRemain: null }
  let backup: ReturnType<ModelServer['backup']> | null = null
  let hasAnyLeft = false
  if (setting.poison !== undefined) {
    server.poison.set(POISON, setting.poison)
    devices[0]!.create()
  }

  const restore = (): void => {
    // What only a device had that has left since is lost with the server: nobody can restore it.
    if (backup === null || ended.mustRemain !== null || hasAnyLeft) return
    ended.mustRemain = whatRemains(ended)
    server.restore(backup)
    world.late = []
    for (const device of devices) device.crash()
  }

  /** The trash period passes with nothing in flight; then the server or one device wipes. */
  const wipe = (device: ModelDevice | null): void => {
    settle(ended)
    world.now += RESTORABLE_MS + DAY_MS
    if (device === null) wipeServer(world)
    else wipeDevice(device)
  }

  for (const { what, device: n, pick, fate, wait } of acts) {
    world.now += wait
    const device = devices[n % devices.length]!
    const shown = device.visible()
    const row = shown[pick % Math.max(shown.length, 1)]
    if (what === 'create') device.create()
    if (what === 'reflect') device.reflect(pick % 3)
    if (what === 'edit' && row !== undefined) device.save(row, [pickFrom(groupsOf(row), pick)])
    if (what === 'remove' && row !== undefined) device.remove(row)
    if (what === 'step') for (let i = 0; i <= pick % 4; i++) device.step(i === 0 ? fate : 'ok')
    if (what === 'sync') device.syncWhole()
    if (what === 'crash') device.crash()
    if (what === 'late') world.deliverLate()
    if (what === 'put clock right') device.wallOff = 0
    if (what === 'backup') backup ??= server.backup()
    if (what === 'restore') restore()
    if (what === 'refer' && row !== undefined) device.refer(row, shown[pick % 3]?.clientId ?? 'nobody')
    if (what === 'log out') hasAnyLeft = logOut(device, fate) || hasAnyLeft
    if (what === 'wipe') wipe(pick % 2 === 0 ? null : device)
  }
  settle(ended)
  const rounds = setting.poison === undefined ? 4 : ROUNDS_WITH_POISON
  for (let round = 0; round < rounds; round++) syncAll(ended)
  return ended
}

/** All devices restart, and all requests in flight arrive. */
function settle({ world, devices }: HistoryOutcome): void {
  for (const device of devices) device.crash()
  while (world.late.length > 0) world.deliverLate()
}

/** The network works, and each device syncs. */
export function syncAll({ world, devices }: HistoryOutcome): void {
  for (const device of devices) {
    world.now += 1
    device.syncWhole()
  }
}

function whatRemains({ world, devices }: HistoryOutcome): (name: string) => boolean {
  const before = new Set(world.saved.keys())
  const held = new Set<string>()
  for (const device of devices) {
    for (const { clientId, groups, lost } of device.rows.values()) {
      for (const [group, { s }] of groups) held.add(world.nameOf(clientId, group, s))
      for (const { group, hlc } of lost) held.add(world.nameOf(clientId, group, hlc))
    }
  }
  return (name) => held.has(name) || !before.has(name)
}
