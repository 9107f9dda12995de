import fc from 'fast-check'
import { ModelDevice, DEVICE_PARTS, type DeviceParts, type Fate } from './modelDevice.ts'
import { ModelServer, SERVER_PARTS, type ServerParts } from './modelServer.ts'
import { World } from './modelWorld.ts'

const DO = ['create', 'reflect', 'edit', 'edit', 'remove'] as const
const RARE = ['sync', 'sync', 'crash', 'crash', 'late', 'put clock right', 'backup', 'restore'] as const

export interface Act {
  what: (typeof DO)[number] | (typeof RARE)[number] | 'step'
  device: number
  pick: number
  fate: Fate
  wait: number
}

export const someActs = (waits: fc.Arbitrary<number>): fc.Arbitrary<Act[]> =>
  fc.array(
    fc.record({
      what: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...DO) },
        { weight: 6, arbitrary: fc.constant('step' as const) },
        { weight: 2, arbitrary: fc.constantFrom(...RARE) },
      ),
      device: fc.nat(2),
      pick: fc.nat(11),
      fate: fc.constantFrom<Fate>('ok', 'ok', 'ok', 'lose request', 'lose answer', 'double', 'late copy'),
      wait: waits,
    }),
    { maxLength: 80, size: 'max' },
  )

export interface Setting {
  device?: Partial<DeviceParts>
  server?: Partial<ServerParts>
  /** Two local databases that were copied from one: they give the same stamps. */
  isCloned?: boolean
  /** How many different values there are; by default each write has its own. */
  valuesApart?: number
}

/** What the end of a history is held against. */
export interface Ended {
  world: World
  devices: ModelDevice[]
  /** After a restore: the writes that a device still had, or that came later. Others may be gone with the server. */
  mustRemain: ((name: string) => boolean) | null
}

const GROUPS = ['severity', 'note', 'from_the_future']

export function runHistory(skews: readonly number[], acts: readonly Act[], setting: Setting = {}): Ended {
  const server = new ModelServer({ ...SERVER_PARTS, ...setting.server })
  const world = new World(server, setting.valuesApart ?? Number.MAX_SAFE_INTEGER)
  const parts = { ...DEVICE_PARTS, ...setting.device }
  const devices = skews.map((skew, n) => {
    const device = (setting.isCloned === true ? 1 : n + 1).toString(16).padStart(12, '0')
    return new ModelDevice(n, skew, device, { world, parts })
  })
  const ended: Ended = { world, devices, mustRemain: null }
  let backup: ReturnType<ModelServer['backup']> | null = null

  const restore = (): void => {
    if (backup === null || ended.mustRemain !== null) return
    ended.mustRemain = whatRemains(ended)
    server.restore(backup)
    world.late = []
    for (const device of devices) device.crash()
  }

  for (const { what, device: n, pick, fate, wait } of acts) {
    world.now += wait
    const device = devices[n % devices.length]!
    const shown = device.visible()
    const row = shown[pick % Math.max(shown.length, 1)]
    if (what === 'create') device.create()
    if (what === 'reflect') device.reflect(pick % 3)
    if (what === 'edit' && row !== undefined) device.save(row, [GROUPS[pick % GROUPS.length]!])
    if (what === 'remove' && row !== undefined) device.remove(row)
    if (what === 'step') for (let i = 0; i <= pick % 4; i++) device.step(i === 0 ? fate : 'ok')
    if (what === 'sync') device.syncWhole()
    if (what === 'crash') device.crash()
    if (what === 'late') world.deliverLate()
    if (what === 'put clock right') device.wallOff = 0
    if (what === 'backup') backup ??= server.backup()
    if (what === 'restore') restore()
  }
  comeToRest(ended)
  return ended
}

/** Everybody restarts, what was on its way arrives, the network is well, four rounds. */
function comeToRest({ world, devices }: Ended): void {
  for (const device of devices) device.crash()
  while (world.late.length > 0) world.deliverLate()
  for (let round = 0; round < 4; round++) {
    for (const device of devices) {
      world.now += 1
      device.syncWhole()
    }
  }
}

function whatRemains({ world, devices }: Ended): (name: string) => boolean {
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
