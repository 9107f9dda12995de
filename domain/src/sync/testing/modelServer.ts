import type { RowResponse } from '../applyAnswer.ts'
import type { Page } from '../applyPage.ts'
import { mergeItem, type Groups, type ConflictLoser, type Restamp } from '../mergeItem.ts'
import type { SentRow } from '../pushPlan.ts'
import { sameJson } from '../sameJson.ts'
import { CLOCK_START, type StampClock } from '../stamp.ts'

export interface ServerRow {
  clientId: string
  kind: string
  num: number
  groups: Groups
  seq: number
  begunAt: number
  updatedAt: number
}

export interface StoredLoser extends ConflictLoser {
  clientId: string
}

interface Content {
  rows: Map<string, ServerRow>
  history: StoredLoser[]
  clock: StampClock
  seq: number
  nextNum: number
}

/** The server's safeguards that the model can remove, to check that it notices. */
export interface ServerParts {
  merge: typeof mergeItem
  idFor: (sent: SentRow, fresh: () => string) => string
  keepsHistory: boolean
  keepsTombstones: boolean
  cursor: 'commit' | 'begin'
}

export const SERVER_PARTS: ServerParts = {
  merge: mergeItem,
  idFor: (sent) => sent.clientId,
  keepsHistory: true,
  keepsTombstones: true,
  cursor: 'commit',
}

const PAGE = 3
const REFUSED_BULK = 'the server broke on this bulk'

/** The server's store as an in-memory table; the merge is the real server's. */
export class ModelServer {
  content: Content = { rows: new Map(), history: [], clock: CLOCK_START, seq: 0, nextNum: 1_000_000 }
  epoch = 1
  begun = 0
  requests: SentRow[][] = []
  /** Client ids that the server refuses, and how: a code for the row, or a failed bulk. */
  poison = new Map<string, number | 'breaks'>()
  readonly parts: ServerParts
  constructor(parts: ServerParts) {
    this.parts = parts
  }

  begin = (): number => ++this.begun

  commit(sent: SentRow[], begunAt: number, now: number): { clientId: string; answer: RowResponse }[] {
    this.requests.push(sent)
    if (this.breaksOn(sent)) throw new Error(REFUSED_BULK)
    return sent.map((row) => this.take(row, begunAt, now))
  }

  breaksOn = (sent: SentRow[]): boolean => sent.some(({ clientId }) => this.poison.get(clientId) === 'breaks')

  private take(sent: SentRow, begunAt: number, now: number): { clientId: string; answer: RowResponse } {
    const { content, parts } = this
    const refused = this.poison.get(sent.clientId)
    if (typeof refused === 'number') return { clientId: sent.clientId, answer: bareAnswer(refused) }
    const clientId = parts.idFor(sent, () => `made-${content.nextNum}`)
    const stored = content.rows.get(clientId)
    if (stored === undefined && sent.act !== 'create') return { clientId, answer: bareAnswer(204) }
    const merged = parts.merge({
      stored: stored?.groups ?? new Map(),
      sent: sent.groups,
      restamped: this.restamped(clientId),
      now,
      clock: content.clock,
    })
    content.clock = merged.clock
    const carried = sent.lost.map((lost) => ({ ...lost, sentAs: null }))
    if (parts.keepsHistory) {
      content.history.push(...[...carried, ...merged.losers].map((loser) => ({ ...loser, clientId })))
    }
    const row: ServerRow =
      stored !== undefined && !merged.changed
        ? stored
        : {
            clientId,
            kind: sent.kind,
            num: stored?.num ?? content.nextNum++,
            groups: merged.groups,
            seq: ++content.seq,
            begunAt,
            updatedAt: now,
          }
    content.rows.set(clientId, row)
    const isGone = sameJson(row.groups.get('deleted')?.v, { deleted: 1 })
    if (!parts.keepsTombstones && isGone) content.rows.delete(clientId)
    return { clientId, answer: { ...answerFor(row, sent), ...this.placeOf(row) } }
  }

  /** Empty if the cursor is not a position in the sequence. */
  private placeOf({ seq }: ServerRow): Pick<RowResponse, 'seq'> {
    return this.parts.cursor === 'commit' ? { seq } : {}
  }

  private restamped(clientId: string): Restamp[] {
    return this.content.history.flatMap((kept) =>
      kept.clientId === clientId && kept.sentAs !== null
        ? [{ group: kept.group, hlc: kept.hlc, sentAs: kept.sentAs }]
        : [],
    )
  }

  pull(cursor: number, now: number): Page {
    // The sequence ends before the cursor: the cursor was read from another store.
    if (this.parts.cursor === 'commit' && cursor > this.content.seq) this.epoch += 1
    const place = (row: ServerRow) => (this.parts.cursor === 'commit' ? row.seq : row.begunAt)
    const after = [...this.content.rows.values()]
      .filter((row) => place(row) > cursor)
      .sort((a, b) => place(a) - place(b))
    const rows = after.slice(0, PAGE)
    const more = after.length > PAGE
    const last = rows.at(-1)
    const end = this.parts.cursor === 'commit' || more ? (last ? place(last) : cursor) : ++this.begun
    return {
      items: rows.map(({ clientId, kind, num, groups }) => ({
        clientId,
        kind,
        idOnServer: num,
        groups: new Map([...groups].map(([group, { v, s }]) => [group, { v, s }])),
      })),
      cursor: end,
      more,
      epoch: `epoch-${this.epoch}`,
      serverTime: now,
    }
  }

  backup(): Content {
    const { rows, history, ...counters } = this.content
    return { ...counters, rows: new Map(rows), history: [...history] }
  }

  restore(backup: Content): void {
    this.content = backup
    this.epoch += 1
  }
}

export const bareAnswer = (code: number): RowResponse => ({
  code,
  idOnServer: null,
  stamps: new Map(),
  values: null,
})

function answerFor(row: ServerRow, sent: SentRow): RowResponse {
  const differs = [...row.groups].some(([group, { v }]) => !sameJson(sent.groups.get(group)?.v, v))
  return {
    code: 0,
    idOnServer: row.num,
    stamps: new Map([...row.groups].map(([group, { s }]) => [group, s])),
    values: differs ? new Map([...row.groups].map(([group, { v }]) => [group, v])) : null,
  }
}
