import { applyAnswer } from '../applyAnswer.ts'
import { applyPage } from '../applyPage.ts'
import { adjustToServer, observeStamps } from '../deviceClock.ts'
import { emptyRow, isDeleted, type LocalRow } from '../localRow.ts'
import { buildPush, planPush, type Bulk, type SentRow } from '../pushPlan.ts'
import { deleteRow, saveRow } from '../saveRow.ts'
import { CLOCK_START } from '../stamp.ts'
import { knownPosition, stepCursor } from '../stepCursor.ts'
import {
  countSyncFailure,
  clearSyncFailures,
  firstState,
  isNewEpoch,
  offerRowAgain,
  startEpoch,
  type SyncState,
} from '../syncState.ts'
import { bareAnswer, type ModelServer } from './modelServer.ts'
import type { World } from './modelWorld.ts'
import { unacknowledgedRows } from './unacknowledgedRows.ts'

/** What happens to the message that the device is about to send or receive. */
export type Fate = 'ok' | 'lose request' | 'lose answer' | 'double' | 'late copy'

/** The pure functions that the device uses; a mutant replaces one. */
export interface DeviceParts {
  saveRow: typeof saveRow
  deleteRow: typeof deleteRow
  applyPage: typeof applyPage
  planPush: typeof planPush
  buildPush: typeof buildPush
  applyAnswer: typeof applyAnswer
  hearServer: typeof adjustToServer
  seeStamps: typeof observeStamps
  isNewEpoch: typeof isNewEpoch
  heldPlace: typeof knownPosition
  stepCursor: typeof stepCursor
  reflectionId: (day: number, fresh: () => string) => string
  isCursorFirst: boolean
  /** Whether a logout without force clears the device. */
  mayClear: (rows: Iterable<LocalRow>) => boolean
}

export const DEVICE_PARTS: DeviceParts = {
  saveRow,
  deleteRow,
  applyPage,
  planPush,
  buildPush,
  applyAnswer,
  hearServer: adjustToServer,
  seeStamps: observeStamps,
  isNewEpoch,
  heldPlace: knownPosition,
  stepCursor,
  reflectionId: (day) => `reflection-${day}`,
  isCursorFirst: false,
  mayClear: (rows) => unacknowledgedRows(rows).length === 0,
}

const NETWORK = new Error('the network is gone')
const BULK_MOST = 4

/** A device. Its store survives a crash, a running sync does not. Each step is one transaction. */
export class ModelDevice {
  rows = new Map<string, LocalRow>()
  state: SyncState
  sync: Generator<void, void, Fate> | null = null
  wallOff: number
  pulledRows = 0
  pushes = 0
  private made = 0
  readonly id: number
  readonly world: World
  readonly server: ModelServer
  readonly parts: DeviceParts

  constructor(id: number, wallOff: number, device: string, at: { world: World; parts: DeviceParts }) {
    this.id = id
    this.wallOff = wallOff
    this.world = at.world
    this.server = at.world.server
    this.parts = at.parts
    this.state = firstState({ device, hlc: CLOCK_START, offset: 0 })
  }

  wall = (): number => this.world.now + this.wallOff
  visible = (): LocalRow[] => [...this.rows.values()].filter((row) => !isDeleted(row))
  private readonly freshId = (): string => `device-${this.id}-${++this.made}`

  create(): LocalRow {
    return this.save(emptyRow(this.freshId(), 'record'), ['severity', 'note'])
  }

  reflect(day: number): LocalRow {
    const clientId = this.parts.reflectionId(day, this.freshId)
    const shown = this.visible().find((row) => row.kind === `reflection ${day}`)
    if (shown !== undefined) return this.save(shown, ['note'])
    return this.save(this.rows.get(clientId) ?? emptyRow(clientId, `reflection ${day}`), ['score', 'note'])
  }

  /** Refers to another row, whether or not that row is known. */
  refer(row: LocalRow, of: string): LocalRow {
    return this.write(row, new Map([['about', { ...this.world.newValue(), of }]]))
  }

  save(row: LocalRow, groups: string[]): LocalRow {
    return this.write(row, new Map(groups.map((group) => [group, this.world.newValue()])))
  }

  private write(row: LocalRow, values: ReadonlyMap<string, unknown>): LocalRow {
    const change = { values, clock: this.state.clock, wallNow: this.wall() }
    const saved = this.parts.saveRow(row, change)
    this.world.written(row, saved.row)
    this.rows.set(row.clientId, saved.row)
    this.state = { ...this.state, clock: saved.clock }
    return saved.row
  }

  remove(row: LocalRow): void {
    const saved = this.parts.deleteRow(row, this.state.clock, this.wall())
    if (saved === null) {
      this.world.dropped(row)
      this.rows.delete(row.clientId)
      return
    }
    this.world.written(row, saved.row)
    this.rows.set(row.clientId, saved.row)
    this.state = { ...this.state, clock: saved.clock }
  }

  step(fate: Fate): void {
    this.sync ??= this.syncPass()
    try {
      if (this.sync.next(fate).done === true) this.sync = null
    } catch (error) {
      if (error !== NETWORK) throw error
      this.sync = null
      this.state = countSyncFailure(this.state)
    }
  }

  crash(): void {
    this.sync = null
  }

  syncWhole(): void {
    this.crash()
    do this.step('ok')
    while (this.sync !== null)
  }

  private *syncPass(): Generator<void, void, Fate> {
    yield* this.pull()
    const how = { failCount: this.state.failCount, most: BULK_MOST }
    const bulks = this.parts.planPush([...this.rows.values()], how)
    let hasFailed = false
    const held = new Set<number>()
    for (const bulk of bulks) hasFailed = (yield* this.push(bulk, held)) || hasFailed
    if (bulks.length > 0) yield* this.pull()
    this.state = hasFailed ? countSyncFailure(this.state) : clearSyncFailures(this.state)
  }

  private *pull(): Generator<void, void, Fate> {
    for (;;) {
      if ((yield) === 'lose request') throw NETWORK
      const askedAt = this.wall()
      const page = this.server.pull(this.state.cursor, this.world.now)
      if ((yield) === 'lose answer') throw NETWORK
      if (this.parts.isNewEpoch(this.state, page.epoch)) {
        this.state = startEpoch(this.state, page.epoch)
        for (const row of this.rows.values()) this.rows.set(row.clientId, offerRowAgain(row))
        continue
      }
      this.pulledRows += page.items.length
      const before = this.state
      const applied = this.parts.applyPage(this.rows, { page, state: before, askedAt, heardAt: this.wall() })
      this.world.check('I12 the cursor fell', applied.state.cursor >= before.cursor)
      this.state = applied.state
      if (this.parts.isCursorFirst) yield
      for (const row of applied.rows) this.rows.set(row.clientId, row)
      const again = this.parts.applyPage(this.rows, {
        page,
        state: this.state,
        askedAt,
        heardAt: this.wall(),
      })
      this.world.check('I12 a page applied twice changed something', again.rows.length === 0)
      if (!page.more) return
    }
  }

  private *push({ rows }: Bulk, held: Set<number>): Generator<void, boolean, Fate> {
    const still = rows.map(({ clientId }) => this.rows.get(clientId)).filter((row) => row !== undefined)
    const built = still.map(this.parts.buildPush)
    for (const { row } of built) this.rows.set(row.clientId, row)
    const sent = built.map((one) => one.sent)
    const fate = yield
    if (fate === 'lose request') throw NETWORK
    this.pushes += 1
    const askedAt = this.wall()
    this.world.sending(sent)
    const begunAt = this.server.begin()
    if (fate === 'late copy') this.world.late.push(sent)
    yield
    const said = this.deliver(() => this.server.commit(sent, begunAt, this.world.now))
    if (said === null) return this.refused(sent)
    if (fate === 'double') this.server.commit(sent, this.server.begin(), this.world.now)
    const serverTime = this.world.now
    if ((yield) === 'lose answer') throw NETWORK
    const isAlone = sent.length === 1
    let clock = this.parts.hearServer(this.state.clock, { serverTime, askedAt, heardAt: this.wall() })
    for (const [n, { clientId, answer }] of said.entries()) {
      clock = this.parts.seeStamps(clock, answer.stamps.values())
      const row = this.rows.get(sent[n]!.clientId)
      if (row === undefined) continue
      const after = this.parts.applyAnswer(row, { sent: sent[n]!, answer, serverTime, isAlone })
      if (clientId !== row.clientId) this.rows.delete(row.clientId)
      this.rows.set(clientId, { ...after, clientId })
      const place = this.parts.heldPlace(after, answer)
      if (place !== null) held.add(place)
    }
    this.state = { ...this.state, clock, cursor: this.parts.stepCursor(this.state.cursor, held) }
    return said.some(({ answer }) => ![0, 180, 204, 227].includes(answer.code))
  }

  private deliver<T>(commit: () => T): T | null {
    try {
      return commit()
    } catch {
      return null
    } finally {
      this.world.noteRestamps()
    }
  }

  /** The server failed on this bulk; a row that was sent alone is the cause. */
  private refused(bulk: SentRow[]): boolean {
    const isAlone = bulk.length === 1
    for (const sent of bulk) {
      const row = this.rows.get(sent.clientId)
      const answered = { sent, answer: bareAnswer(100), serverTime: this.world.now, isAlone }
      if (row !== undefined) this.rows.set(row.clientId, this.parts.applyAnswer(row, answered))
    }
    if (!isAlone) throw NETWORK
    return true
  }
}
