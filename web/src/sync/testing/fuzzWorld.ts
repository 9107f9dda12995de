import { NOON } from '../../local/testing/aDiary.ts'
import { LIVE, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { makeStamp, observeStamp, SERVER_DEVICE, tickClock } from '@reprieve/domain/sync/stamp.ts'
import { WireServer } from './wireServer.ts'

interface FuzzWrite {
  clientId: string
  group: string
  value: string
}

/** What was really done, to check the result against. Each written value is unique, so it identifies its write. */
export class FuzzWorld {
  now = NOON
  readonly server = new WireServer()
  readonly late: (() => unknown)[] = []
  readonly saved = new Map<string, FuzzWrite>()
  readonly overwritten = new Set<string>()
  readonly droppedRows = new Set<string>()
  /** Values that no device or backup had when the server was restored. */
  readonly excused = new Set<string>()
  /** Errors of syncs that nobody awaited. */
  readonly faults: unknown[] = []
  /** Values restored from the history: a device that overwrites one may not know that it is back. */
  readonly takenBack = new Set<string>()
  isRestored = false
  private backup = this.server.snapshot()
  private values = 0

  newValue = (): string => `value ${++this.values}`
  /** Above the value of any flag or old position. */
  newPlace = (): number => 1_000 + ++this.values

  written(write: FuzzWrite, before: unknown): void {
    this.saved.set(write.value, write)
    if (before !== undefined) this.overwritten.add(groupText(before))
  }

  check(what: string, isSo: boolean): void {
    if (!isSo) throw new Error(what)
  }

  /** Like `restore-history`: the server itself writes an earlier value of a record, with its own stamp. [SYNC-32] */
  takeBack(pick: number): void {
    const { content } = this.server
    const old = content.history.filter(({ group, clientId }) => {
      const item = content.items.get(clientId)
      return item?.kind === 'record' && item.groups.has(group) && RECORD_GROUPS.includes(group)
    })
    const { clientId, group, value: v } = old[pick % Math.max(old.length, 1)] ?? {}
    const item = content.items.get(clientId ?? '')
    if (item === undefined || group === undefined) return
    const above = [...item.groups.values()].reduce((clock, { s }) => observeStamp(clock, s), content.clock)
    const s = makeStamp(tickClock(above, this.now), SERVER_DEVICE)
    this.overwritten.add(groupText(item.groups.get(group)?.v))
    this.takenBack.add(groupText(v))
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
    // A duplicate that the server has merged goes with the response that says so, which may still arrive.
    const staying = rows.filter(({ clientId }) => !this.server.content.aliases.has(clientId))
    const kept = new Set([
      ...staying.flatMap(({ groups, lost }) => [
        ...[...groups.values()].map(({ v }) => groupText(v)),
        ...lost.map(({ value }) => groupText(value)),
      ]),
      ...[...items.values()].flatMap(({ groups }) => [...groups.values()].map(({ v }) => groupText(v))),
      ...history.map(({ value }) => groupText(value)),
    ])
    for (const value of this.saved.keys()) if (!kept.has(value)) this.excused.add(value)
    // So may the response by which a device learns that its value is in the history.
    for (const { value } of this.server.content.history) this.excused.add(groupText(value))
    this.isRestored = true
    this.server.restore(this.backup)
  }
}

const RECORD_GROUPS: readonly string[] = ['note', 'weather', 'part_of']

/** The single value of a group. */
export function groupText(value: unknown): string {
  const [only] = Object.values(value ?? {}) as unknown[]
  // The values of a day are an object.
  return typeof only === 'string' ? only : JSON.stringify(only ?? null)
}
