import { RESULT } from '@reprieve/contract/codes.ts'
import { sentRecord, type SentRecord } from '@reprieve/contract/records/sentRecord.ts'
import { groupValues, isReflection, recordFromGroups, stampOf } from '@reprieve/contract/records/wire.ts'
import { mergeItem, type Groups, type Loser } from '@reprieve/domain/sync/mergeItem.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { CLOCK_START, type Clock } from '@reprieve/domain/sync/stamp.ts'
import type { Answer } from '../../api/ask.ts'

interface Item {
  clientId: string
  kind: string
  num: number
  groups: Groups
  seq: number
}

interface Content {
  items: Map<string, Item>
  history: (Loser & { clientId: string })[]
  seq: number
  nextNum: number
  clock: Clock
}

type Act = 'create' | 'update' | 'delete'
type Result = Record<string, unknown> & { result_code: number }
type Body = Record<string, unknown>

const PAGE = 2_500
const BULK = 250

/**
 * What the record calls do, on a table in memory: it reads and writes by the contract and merges by the function that
 * the server itself merges with.
 */
export class WireServer {
  content: Content = { items: new Map(), history: [], seq: 0, nextNum: 1_000_000, clock: CLOCK_START }
  epoch = epochOf(1)
  private epochs = 1

  snapshot = (): Content => structuredClone(this.content)

  /** As after `npm run restore`. */
  restore(content: Content): void {
    this.content = structuredClone(content)
    this.epochs += 1
    this.epoch = epochOf(this.epochs)
  }

  answer(name: string, request: Body, now: number): Answer {
    const [, act, isMany] = /^sync\/(create|update|delete)-record(s?)$/.exec(name) ?? []
    if (act !== undefined && isMany === 's')
      return this.many(act as Act, request['records'] as unknown[], now)
    if (act !== undefined) {
      const { result_code: code, ...rest } = this.save(act as Act, request, now)
      return answered(code, rest)
    }
    if (name === 'sync/get-all-records') return answered(RESULT.ok, this.page(request, now))
    return answered(RESULT.notBuilt, {})
  }

  private many(act: Act, records: unknown[], now: number): Answer {
    if (records.length > BULK) return answered(RESULT.tooLarge, {})
    const items = records.map((record) => this.save(act, record, now))
    return answered(RESULT.ok, { server_time: now, items })
  }

  private save(act: Act, raw: unknown, now: number): Result {
    const parsed = sentRecord.safeParse(raw)
    if (!parsed.success) return { result_code: RESULT.recordRefused }
    const sent = parsed.data
    const clientId = sent.client_id ?? ''
    const stored = this.content.items.get(clientId)
    if (act !== 'create' && stored === undefined) return { result_code: RESULT.recordMissing }
    const groups = groupsOf(act, sent)
    const merged = mergeItem({
      stored: stored?.groups ?? new Map(),
      sent: groups,
      restamped: this.content.history
        .filter((one) => one.clientId === clientId && one.sentAs !== null)
        .map(({ group, sentAs, hlc }) => ({ group, sentAs: sentAs!, hlc })),
      now,
      clock: this.content.clock,
    })
    this.content.clock = merged.clock
    const lost = (sent.lost ?? []).map(({ group, hlc, value }) => ({ group, hlc, sentAs: null, value }))
    this.content.history.push(...[...lost, ...merged.losers].map((loser) => ({ ...loser, clientId })))
    const item =
      stored !== undefined && !merged.changed
        ? stored
        : this.store(clientId, { kind: isReflection(sent) ? 'reflection' : 'record', groups: merged.groups })
    return resultOf(item, groups)
  }

  private store(clientId: string, { kind, groups }: { kind: string; groups: Groups }): Item {
    const { content } = this
    const before = content.items.get(clientId)
    content.seq += 1
    const num = before?.num ?? content.nextNum++
    const item = { clientId, kind: before?.kind ?? kind, num, groups, seq: content.seq }
    content.items.set(clientId, item)
    return item
  }

  private page({ cursor = 0, epoch, limit = PAGE }: Body, now: number): Body {
    const { seq, items } = this.content
    const isBeyond = (cursor as number) > seq && (epoch === undefined || epoch === this.epoch)
    if (isBeyond) this.restore(this.content)
    const after = [...items.values()]
      .filter((item) => item.seq > (cursor as number))
      .sort((a, b) => a.seq - b.seq)
    const shown = after.slice(0, limit as number)
    const head = {
      record_type: 'server_time',
      server_time: now,
      epoch: this.epoch,
      cursor: shown.at(-1)?.seq ?? cursor,
      more: after.length > shown.length,
    }
    return { server_time: now, records: [head, ...shown.map(entryOf)] }
  }
}

const epochOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

// By the wire and back: what does not survive JSON must not survive here.
const answered = (code: number, body: Body): Answer => ({
  reached: true,
  code,
  message: '',
  body: JSON.parse(JSON.stringify({ ...body, result_code: code, result_msg: '' })) as Body,
})

function groupsOf(act: Act, sent: SentRecord): Map<string, { v: unknown; s: string }> {
  const values = groupValues(sent)
  const isGone = act === 'delete' || sent.deleted === 1 || sent.content?.deleted === 1
  values.set('deleted', { deleted: isGone ? 1 : 0 })
  return new Map([...values].map(([group, v]) => [group, { v, s: stampOf(group, sent.stamps ?? {}) }]))
}

const stampsOf = ({ groups }: Item): Record<string, string> =>
  Object.fromEntries([...groups].map(([group, { s }]) => [group, s]))

function resultOf(item: Item, sent: ReadonlyMap<string, { v: unknown }>): Result {
  const differs = [...item.groups].some(([group, { v }]) => !sameJson(sent.get(group)?.v, v))
  return {
    result_code: RESULT.ok,
    record_id: item.num,
    client_id: item.clientId,
    seq: item.seq,
    stamps: stampsOf(item),
    ...(differs ? recordFromGroups(Object.fromEntries(item.groups)) : {}),
  }
}

const entryOf = (item: Item): Body => ({
  record_type: 'pain_record',
  record_id: item.num,
  client_id: item.clientId,
  seq: item.seq,
  stamps: stampsOf(item),
  ...recordFromGroups(Object.fromEntries(item.groups)),
})
