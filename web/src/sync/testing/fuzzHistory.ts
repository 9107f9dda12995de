import { FuzzDevice, type Fate } from './fuzzDevice.ts'
import { FuzzWorld } from './fuzzWorld.ts'

type OfItems = 'item' | 'edit item' | 'rename item' | 'arrange' | 'remove item' | 'refer'
type OfProfile = 'name' | 'edit named' | 'rename' | 'remove named' | 'revive' | 'refer named'
type OfSignals = 'signal' | 'remove signal'
type FuzzAction =
  | OfSignals
  | OfItems
  | OfProfile
  | 'create'
  | 'edit'
  | 'remove'
  | 'step'
  | 'crash'
  | 'power cut'
  | 'take back'
  | 'whole'
  | 'late'
  | 'backup'
  | 'restore'

export interface FuzzAct {
  what: FuzzAction
  device: number
  tab: number
  pick: number
  group: 'note' | 'weather'
  fate: Fate
  gap: number
}

export interface FuzzEnd {
  world: FuzzWorld
  devices: FuzzDevice[]
}

const ROUNDS = 4

/** Plays a history, then lets everything settle: all tabs crashed and restarted, a healthy network, four rounds. */
export async function playHistory(clocks: readonly number[], acts: readonly FuzzAct[]): Promise<FuzzEnd> {
  const world = new FuzzWorld()
  const devices = clocks.map((off, id) => new FuzzDevice(id, off, world))
  for (const device of devices) await device.start()
  for (const act of acts) {
    world.now += act.gap
    await play(act, devices[act.device % devices.length]!, { world, devices })
    if (world.faults.length > 0) throw world.faults[0]
  }
  for (const device of devices) for (const tab of [0, 1]) await device.crash(tab)
  for (let round = 0; round < ROUNDS; round++) {
    for (const device of devices) {
      world.now += 1_000
      await device.syncWhole()
    }
  }
  return { world, devices }
}

async function play(act: FuzzAct, device: FuzzDevice, { world, devices }: FuzzEnd): Promise<void> {
  const kind = act.group === 'note' ? 'medication' : 'condition'
  const doing: Record<FuzzAct['what'], () => unknown> = {
    create: () => device.create(),
    edit: () => device.edit(act.pick, act.group),
    remove: () => device.remove(act.pick),
    item: () => device.createItem(act.pick),
    'edit item': () => device.editItem(act.pick),
    'rename item': () => device.renameItem(act.pick),
    arrange: () => device.arrange(act.pick),
    'remove item': () => device.remove(act.pick, 'list_field'),
    refer: () => device.refer(act.pick),
    name: () => device.createNamed(kind, act.pick),
    'edit named': () => device.editNamed(kind, act.pick),
    rename: () => device.renameNamed(kind, act.pick),
    'remove named': () => device.remove(act.pick, kind),
    revive: () => device.reviveNamed(kind, act.pick),
    'refer named': () => device.refer(act.pick, kind),
    signal: () => device.writeSignal(act.pick),
    'remove signal': () => device.remove(act.pick, 'signal'),
    step: () => device.step(act.tab, act.fate),
    crash: () => device.crash(act.tab),
    'power cut': () => device.start(),
    'take back': () => world.takeBack(act.pick),
    whole: () => device.syncWhole(),
    late: () => world.late.shift()?.(),
    backup: () => world.takeBackup(),
    restore: async () => world.restore((await Promise.all(devices.map((one) => one.rows()))).flat()),
  }
  await doing[act.what]()
}
