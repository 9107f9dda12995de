import { RESULT } from '@reprieve/contract/codes.ts'
import { mergeItem, type Groups, type ConflictLoser } from '@reprieve/domain/sync/mergeItem.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { CLOCK_START, type StampClock, type Stamp } from '@reprieve/domain/sync/stamp.ts'

export interface WireItem {
  clientId: string
  kind: string
  num: number
  groups: Groups
  seq: number
}

export interface PushedRow {
  clientId: string
  kind: string
  num?: number
  groups: ReadonlyMap<string, { v: unknown; s: Stamp }>
  lost: readonly { group: string; hlc: Stamp; value?: unknown }[]
}

export interface WireContent {
  items: Map<string, WireItem>
  aliases: Map<string, string>
  history: (ConflictLoser & { clientId: string })[]
  seq: number
  nextNum: number
  clock: StampClock
}

export type WireResult = Record<string, unknown> & { result_code: number }
export type WireBody = Record<string, unknown>

/** The server's table in memory, merged with the server's own function. */
export class WireTable {
  content: WireContent = {
    items: new Map(),
    aliases: new Map(),
    history: [],
    seq: 0,
    nextNum: 1_000_000,
    clock: CLOCK_START,
  }

  merge(sent: PushedRow, now: number): WireItem {
    const { clientId } = sent
    const { content } = this
    const stored = content.items.get(clientId)
    const merged = mergeItem({
      stored: stored?.groups ?? new Map(),
      sent: sent.groups,
      restamped: content.history
        .filter((one) => one.clientId === clientId && one.sentAs !== null)
        .map(({ group, sentAs, hlc }) => ({ group, sentAs: sentAs!, hlc })),
      now,
      clock: content.clock,
    })
    content.clock = merged.clock
    const lost = sent.lost.map(({ group, hlc, value }) => ({ group, hlc, sentAs: null, value }))
    content.history.push(...[...lost, ...merged.losers].map((loser) => ({ ...loser, clientId })))
    if (stored !== undefined && !merged.changed) return stored
    content.seq += 1
    const num = stored?.num ?? sent.num ?? content.nextNum++
    const item = { clientId, kind: stored?.kind ?? sent.kind, num, groups: merged.groups, seq: content.seq }
    content.items.set(clientId, item)
    return item
  }
}

export const listStamps = ({ groups }: WireItem): Record<string, string> =>
  Object.fromEntries([...groups].map(([group, { s }]) => [group, s]))

export const makeItemResult = (item: WireItem): WireResult => ({
  result_code: RESULT.ok,
  client_id: item.clientId,
  seq: item.seq,
  stamps: listStamps(item),
})

export const hasDifferentValues = (item: WireItem, sent: ReadonlyMap<string, { v: unknown }>): boolean =>
  [...item.groups].some(([group, { v }]) => !sameJson(sent.get(group)?.v, v))
