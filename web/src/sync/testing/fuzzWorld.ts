import { NOON } from '../../local/testing/aDiary.ts'
import { LIVE, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { makeStamp, observe, SERVER_DEVICE, tick } from '@reprieve/domain/sync/stamp.ts'
import { WireServer } from './wireServer.ts'

interface FuzzWrite {
  clientId: string
  group: string
  value: string
}

/** What was truly done, to judge the end by. Each written value is there once in a history, so it names its write. */
export class FuzzWorld {
  now = NOON
  readonly server = new WireServer()
  readonly late: (() => unknown)[] = []
  readonly saved = new Map<string, FuzzWrite>()
  readonly overwritten = new Set<string>()
  readonly droppedRows = new Set<string>()
  /** Nobody had these any more when the server was restored. */
  readonly excused = new Set<string>()
  /** Of syncs that nobody waited for. */
  readonly faults: unknown[] = []
  /** Told apart by their words: who overwrites one that was there before may not know that it is there again. */
  readonly takenBack = new Set<string>()
  isRestored = false
  private backup = this.server.snapshot()
  private values = 0

  newValue = (): string => `value ${++this.values}`
  /** Above what a flag or an old place may be. */
  newPlace = (): number => 1_000 + ++this.values

  written(write: FuzzWrite, before: unknown): void {
    this.saved.set(write.value, write)
    if (before !== undefined) this.overwritten.add(textIn(before))
  }

  check(what: string, isSo: boolean): void {
    if (!isSo) throw new Error(what)
  }

  /** As `restore-history`: the server itself writes what a record said before, with its own stamp. [SYNC-32] */
  takeBack(pick: number): void {
    const { content } = this.server
    const old = content.history.filter(({ group, clientId }) => {
      const item = content.items.get(clientId)
      return item?.kind === 'record' && item.groups.has(group) && RECORD_GROUPS.includes(group)
    })
    const { clientId, group, value: v } = old[pick % Math.max(old.length, 1)] ?? {}
    const item = content.items.get(clientId ?? '')
    if (item === undefined || group === undefined) return
    const above = [...item.groups.values()].reduce((clock, { s }) => observe(clock, s), content.clock)
    const s = makeStamp(tick(above, this.now), SERVER_DEVICE)
    this.overwritten.add(textIn(item.groups.get(group)?.v))
    this.takenBack.add(textIn(v))
    const groups = new Map([
      [group, { v, s }],
      ['deleted', { v: LIVE, s }],
    ])
    this.server.merge({ clientId: item.clientId, kind: item.kind, groups, lost: [] }, this.now)
  }

  takeBackup(): void {
    this.backup = this.server.snapshot()
  }

  /** `rows`: what all devices have at this moment. */
  restore(rows: readonly LocalRow[]): void {
    const { items, history } = this.backup
    // A copy that the server has merged goes with the answer that says so, which may be under way.
    const staying = rows.filter(({ clientId }) => !this.server.content.aliases.has(clientId))
    const kept = new Set([
      ...staying.flatMap(({ groups, lost }) => [
        ...[...groups.values()].map(({ v }) => textIn(v)),
        ...lost.map(({ value }) => textIn(value)),
      ]),
      ...[...items.values()].flatMap(({ groups }) => [...groups.values()].map(({ v }) => textIn(v))),
      ...history.map(({ value }) => textIn(value)),
    ])
    for (const value of this.saved.keys()) if (!kept.has(value)) this.excused.add(value)
    // So may be the one by which a device learns that its value is in the history.
    for (const { value } of this.server.content.history) this.excused.add(textIn(value))
    this.isRestored = true
    this.server.restore(this.backup)
  }
}

const RECORD_GROUPS: readonly string[] = ['note', 'weather']

/** The one value that a group holds. */
export const textIn = (value: unknown): string => String(Object.values(value ?? {})[0])
