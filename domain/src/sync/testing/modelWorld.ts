import { DELETED_GROUP, type LocalRow } from '../localRow.ts'
import type { SentRow } from '../pushPlan.ts'
import type { Stamp } from '../stamp.ts'
import type { ModelServer } from './modelServer.ts'

/** Names a write by its row, its group and the stamp that its device gave it. */
type WriteName = string

export interface Write {
  clientId: string
  group: string
  value: unknown
}

const START = 1_700_000_000_000

/**
 * Real time and a ledger of what people did, which no part of the system sees: the invariants are checked against it.
 */
export class World {
  now = START
  readonly server: ModelServer
  /** Copies of requests that are still in flight. */
  late: SentRow[][] = []
  saved = new Map<WriteName, Write>()
  overwritten = new Set<WriteName>()
  droppedRows = new Set<string>()
  /** Rows whose content was wiped, on the server or on a device. */
  wiped = new Set<string>()
  /** What a device cleared although no server had it. */
  clearedUnsent: string[] = []
  /** The last write in true time, by row and group. */
  latest = new Map<string, unknown>()
  /** Stamps that the server issued in place of the device's own. */
  private readonly replaced = new Map<WriteName, WriteName>()
  private readonly groupsReplaced = new Set<string>()
  private count = 0
  private readonly valuesApart: number

  constructor(server: ModelServer, valuesApart: number) {
    this.server = server
    this.valuesApart = valuesApart
  }

  newValue = (): { n: number } => ({ n: ++this.count % this.valuesApart })

  private devices = 0
  /** Every local database has its own id, including the next one of the same browser. */
  newDevice = (): string => (++this.devices).toString(16).padStart(12, '0')

  check(what: string, holds: boolean): void {
    if (!holds) throw new Error(what)
  }

  written(before: LocalRow, after: LocalRow): void {
    const { clientId } = after
    for (const [group, { v, s }] of after.groups) {
      const old = before.groups.get(group)
      if (old?.s === s) continue
      if (old !== undefined) this.overwritten.add(this.nameOf(clientId, group, old.s))
      this.saved.set(this.nameOf(clientId, group, s), { clientId, group, value: v })
      // Created again after it was dropped, by a clock that was set back: nobody ever saw the first write of that name.
      if (before.groups.size === 0) this.overwritten.delete(this.nameOf(clientId, group, s))
      this.latest.set(`${clientId} ${group}`, v)
    }
    // The last act counts, whether or not the row recorded it.
    const isDelete = after.groups.get(DELETED_GROUP)?.v
    this.latest.set(`${clientId} ${DELETED_GROUP}`, isDelete)
  }

  dropped(row: LocalRow): void {
    for (const [group, { s }] of row.groups) this.overwritten.add(this.nameOf(row.clientId, group, s))
    if (row.kind === 'record') this.droppedRows.add(row.clientId)
  }

  sending(sent: SentRow[]): void {
    for (const row of sent)
      this.check('I9 a negative number left', row.idOnServer === null || row.idOnServer > 0)
  }

  deliverLate(): void {
    const sent = this.late.shift()
    if (sent === undefined || this.server.breaksOn(sent)) return
    this.server.commit(sent, this.server.begin(), this.now)
    this.noteRestamps()
  }

  noteRestamps(): void {
    const { rows, history } = this.server.content
    for (const { clientId, groups } of rows.values()) {
      for (const [group, { s, o }] of groups) this.noteRestamp(clientId, group, { s, o: o ?? null })
    }
    for (const { clientId, group, hlc, sentAs } of history) {
      this.noteRestamp(clientId, group, { s: hlc, o: sentAs })
    }
  }

  private noteRestamp(clientId: string, group: string, { s, o }: { s: Stamp; o: Stamp | null }): void {
    if (o === null) return
    this.replaced.set(`${clientId} ${group} ${s}`, `${clientId} ${group} ${o}`)
    this.groupsReplaced.add(`${clientId} ${group}`)
  }

  nameOf(clientId: string, group: string, stamp: Stamp): WriteName {
    const name = `${clientId} ${group} ${stamp}`
    return this.replaced.get(name) ?? name
  }

  hasReplaced = (clientId: string, group: string): boolean => this.groupsReplaced.has(`${clientId} ${group}`)
}
