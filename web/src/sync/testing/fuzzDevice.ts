import { signalClientId } from '@reprieve/contract/ids.ts'
import { ABOUT_GROUP, dayKey } from '@reprieve/contract/signals/dayKeys.ts'
import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { Ask } from '../../api/ask.ts'
import { BUILT_IN_ITEMS } from '../../lists/builtInItems.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { Batch, Tables } from '../../local/tables.ts'
import { aDiary } from '../../local/testing/aDiary.ts'
import { aDisk } from '../../local/testing/aDisk.ts'
import { runSync } from '../runSync.ts'
import { everyRow, deleteTestRow, writeTestRecord, writeItem, writeRow } from './aPass.ts'
import {
  createNamed,
  editNamed,
  renameNamed,
  reviveNamed,
  type ItemKind,
  type ItemMaker,
} from './fuzzItems.ts'
import { groupText, type FuzzWorld } from './fuzzWorld.ts'
import { POISON } from './wireLists.ts'

/** What happens to the next message. A write to the disk always succeeds. */
export type Fate = 'ok' | 'lose request' | 'lose answer' | 'double' | 'late copy'

/** Names that include a built-in item, and one that every server refuses. */
const HEAD = [...BUILT_IN_ITEMS.values()][0]!
const TAKEN = ['Yoga', 'yoga', 'Ear', HEAD.name]
const NAMES = [...TAKEN, POISON]

const LIMITS = { page: 3, bulk: 2, bytes: 2_000_000, lanes: 2 }

/** One open tab. Each network or disk request waits until it is let through; a crash lets nothing through. */
class Life {
  private waiting: ((fate: Fate) => void)[] = []
  isSyncing = false
  isOpen = false

  gate(): Promise<Fate> {
    if (this.isOpen) return Promise.resolve('ok')
    return new Promise((resolve) => void this.waiting.push(resolve))
  }

  letThrough(fate: Fate): void {
    this.waiting.shift()?.(fate)
  }
}

/** A device with its disk, which survives every crash, and its tabs, which do not. */
export class FuzzDevice {
  diary: Diary
  pulled = 0
  pushes = 0
  private made = 0
  private readonly id: number
  private readonly world: FuzzWorld
  private readonly disk = aDisk()
  private lives = [new Life(), new Life()]

  constructor(id: number, clockOff: number, world: FuzzWorld) {
    this.id = id
    this.world = world
    this.diary = aDiary({ now: () => world.now + clockOff })
  }

  /** Relaxed writes are lost with the power, and so is every tab. */
  async start(): Promise<void> {
    this.lives = [new Life(), new Life()]
    this.diary = { ...this.diary, tables: watched(await this.disk.open(), this.world) }
  }

  rows = (): Promise<LocalRow[]> => everyRow(this.diary)
  shown = async (kind = 'record'): Promise<LocalRow[]> =>
    (await this.rows()).filter((row) => row.kind === kind && !isDeleted(row))

  async create(): Promise<void> {
    this.made += 1
    const clientId = `00000000-0000-7000-8000-${this.id}${String(this.made).padStart(11, '0')}`
    await this.save(clientId, ['note', 'weather'])
  }

  /** From few names, so that two devices use the same one, also that of a built-in item. */
  async createItem(pick: number): Promise<void> {
    this.made += 1
    const clientId = `00000000-0000-7000-9000-${this.id}${String(this.made).padStart(11, '0')}`
    const value = this.world.newValue()
    await writeItem(this.diary, clientId, NAMES[pick % NAMES.length]!, { icon: { icon_code: value } })
    this.world.written({ clientId, group: 'icon', value }, undefined)
  }

  async editItem(pick: number): Promise<void> {
    const row = await this.picked('list_field', pick)
    if (row === undefined || row.clientId === HEAD.id) return
    const value = this.world.newValue()
    await writeRow(this.diary, row, { icon: { icon_code: value } })
    this.world.written({ clientId: row.clientId, group: 'icon', value }, row.groups.get('icon')?.v)
  }

  async renameItem(pick: number): Promise<void> {
    const row = await this.picked('list_field', pick)
    if (row === undefined || row.clientId === HEAD.id) return
    await writeItem(this.diary, row.clientId, TAKEN[pick % TAKEN.length]!)
  }

  /** Moves an item that the user created, or the built-in one. */
  async arrange(pick: number): Promise<void> {
    const row = pick % 3 === 0 ? undefined : await this.picked('list_field', pick)
    const clientId = row?.clientId ?? HEAD.id
    const before = (await this.rows()).find((one) => one.clientId === clientId)
    const position = this.world.newPlace()
    await writeRow(
      this.diary,
      { clientId, kind: 'list_field' },
      { position: { position }, shown: { isShow: pick % 2 } },
    )
    this.world.written(
      { clientId, group: 'position', value: String(position) },
      before?.groups.get('position')?.v,
    )
  }

  createNamed = (kind: ItemKind, pick: number) => createNamed(this.maker(), kind, pick)
  editNamed = (kind: ItemKind, pick: number) => editNamed(this.maker(), kind, pick)
  renameNamed = (kind: ItemKind, pick: number) => renameNamed(this.maker(), kind, pick)
  reviveNamed = (kind: ItemKind, pick: number) => reviveNamed(this.maker(), kind, pick)

  private maker(): ItemMaker {
    const { diary, world, rows } = this
    this.made += 1
    const clientId = `00000000-0000-7000-a000-${this.id}${String(this.made).padStart(11, '0')}`
    return { diary, world, rows, newId: () => clientId }
  }

  /** A record that refers to an item, known to the server or not. */
  async refer(pick: number, kind = 'list_field'): Promise<void> {
    const [record, item] = [await this.picked('record', pick), await this.picked(kind, pick)]
    if (record === undefined || item === undefined) return
    const text = 'as it was called'
    await writeRow(this.diary, record, {
      location: { location: [text], refs: [{ client_id: item.clientId, text }] },
    })
  }

  private async picked(kind: string, pick: number): Promise<LocalRow | undefined> {
    const shown = await this.shown(kind)
    return shown[pick % Math.max(shown.length, 1)]
  }

  async edit(pick: number, group: string): Promise<void> {
    const row = await this.picked('record', pick)
    if (row !== undefined) await this.save(row.clientId, [group])
  }

  /** One of few months, so that two devices write the same one, and often the same day. */
  async writeSignal(pick: number): Promise<void> {
    const month = `2026-0${1 + (pick % 2)}`
    const day = dayKey(1 + (pick % 3))
    const clientId = signalClientId('apple-health', month)
    const before = (await this.rows()).find((row) => row.clientId === clientId)
    const values = { steps: this.world.newPlace() }
    const about = { source: 'apple-health', month, file_day: null }
    await writeRow(
      this.diary,
      { clientId, kind: 'signal' },
      { [ABOUT_GROUP]: { [ABOUT_GROUP]: about }, [day]: { [day]: values } },
    )
    this.world.written({ clientId, group: day, value: JSON.stringify(values) }, before?.groups.get(day)?.v)
  }

  async remove(pick: number, kind = 'record'): Promise<void> {
    const row = await this.picked(kind, pick)
    if (row === undefined || row.clientId === HEAD.id) return
    const removed = await deleteTestRow(this.diary, row.clientId)
    if (!removed.ok || (removed.value.drop ?? []).length === 0) return
    if (kind !== 'signal') return void this.world.droppedRows.add(row.clientId)
    // Another device may have the same month; only the values of this one are gone.
    for (const { v } of row.groups.values()) this.world.excused.add(groupText(v))
  }

  private async save(clientId: string, groups: string[]): Promise<void> {
    const before = (await this.rows()).find((row) => row.clientId === clientId)
    const values = Object.fromEntries(groups.map((group) => [group, this.world.newValue()]))
    await writeTestRecord(this.diary, clientId, values)
    for (const [group, value] of Object.entries(values))
      this.world.written({ clientId, group, value }, before?.groups.get(group)?.v)
  }

  /** Lets one request through; starts a sync if none is running. */
  async step(tab: number, fate: Fate): Promise<void> {
    const life = this.lives[tab]!
    if (life.isSyncing) life.letThrough(fate)
    else this.begin(life).catch((fault: unknown) => this.world.faults.push(fault))
    await settled()
  }

  async crash(tab: number): Promise<void> {
    this.lives[tab] = new Life()
    await settled()
  }

  async syncWhole(): Promise<void> {
    const life = new Life()
    life.isOpen = true
    await this.begin(life)
  }

  private async begin(life: Life): Promise<void> {
    life.isSyncing = true
    const diary = { ...this.diary, tables: gated(this.diary.tables, life) }
    await runSync({
      diary,
      ask: this.askThrough(life),
      background: true,
      limits: LIMITS,
      note: (what) => this.world.check(`odd: ${what}`, false),
      onAnswered: () => {},
    })
    life.isSyncing = false
  }

  private askThrough(life: Life): Ask {
    return async (name, request) => {
      const travelling = JSON.parse(JSON.stringify(request)) as Record<string, unknown>
      this.world.check('I9 a negative reference', !/"(fid|nid)":-/.test(JSON.stringify(travelling)))
      const fate = await life.gate()
      if (fate === 'lose request') return { reached: false }
      const deliver = () => this.world.server.answer(name, travelling, this.world.now)
      if (fate === 'double') deliver()
      if (fate === 'late copy') this.world.late.push(deliver)
      const answer = deliver()
      if (name === 'sync/get-all-records') {
        this.pulled += answer.reached ? (answer.body['records'] as unknown[]).length - 1 : 0
      } else this.pushes += 1
      return (await life.gate()) === 'lose answer' ? { reached: false } : answer
    }
  }
}

/** Everything in memory responds within microtasks: after a macrotask all has gone as far as it can. */
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

const gated = (tables: Tables, life: Life): Tables => ({
  ...tables,
  write: async (batch) => {
    await life.gate()
    return tables.write(batch)
  },
})

interface Place {
  cursor: number
  epoch: string | null
}

function watched(tables: Tables, world: FuzzWorld): Tables {
  let last: Place | null = null
  return {
    ...tables,
    write: async (batch: Batch) => {
      const written = await tables.write(batch)
      const state = batch.states?.find(({ name }) => name === 'sync')
      if (written.ok && state !== undefined) {
        const next = state.value as Place
        world.check('I12 the cursor fell', next.epoch !== last?.epoch || next.cursor >= last.cursor)
        last = next
      }
      return written
    },
  }
}
