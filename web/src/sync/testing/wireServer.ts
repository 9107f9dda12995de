import { RESULT } from '@reprieve/contract/codes.ts'
import { doseGroupsToWire, doseGroupValues, doseGroupStamp } from '@reprieve/contract/doses/doseGroups.ts'
import { DOSE_TYPE } from '@reprieve/contract/doses/doseType.ts'
import { sentDose, type SentDose } from '@reprieve/contract/doses/sentDose.ts'
import { sentRecord, type SentRecord } from '@reprieve/contract/records/sentRecord.ts'
import {
  recordGroupValues,
  isReflection,
  recordGroupsToWire,
  recordGroupStamp,
} from '@reprieve/contract/records/wire.ts'
import { sentSignal, type SentSignal } from '@reprieve/contract/signals/sentSignal.ts'
import { signalGroupStamp, signalGroupValues } from '@reprieve/contract/signals/signalGroups.ts'
import { SIGNAL_TYPE } from '@reprieve/contract/signals/signalType.ts'
import { RECORD_CALL_KINDS } from '@reprieve/domain/sync/pushAct.ts'
import type { Answer } from '../../api/ask.ts'
import { answerFields } from './wireLists.ts'
import { answerProfileItem } from './wireProfileItems.ts'
import { answerProfile, answerSettings } from './wireSingleRows.ts'
import {
  WireTable,
  hasDifferentValues,
  makeItemResult,
  listStamps,
  type WireBody,
  type WireContent,
  type WireItem,
  type WireResult,
} from './wireTable.ts'

type Act = 'create' | 'update' | 'delete'

const PAGE = 2_500
const BULK = 250

/**
 * The record calls on a table in memory: reads and writes by the contract, and merges with the server's own function.
 */
export class WireServer extends WireTable {
  epoch = epochOf(1)
  /** What service-status names; undefined for a server of an earlier version, which refuses newer kinds. */
  kinds: readonly string[] | undefined = RECORD_CALL_KINDS
  private epochs = 1

  snapshot = (): WireContent => structuredClone(this.content)

  /** As after `npm run restore`. */
  restore(content: WireContent): void {
    this.content = structuredClone(content)
    this.epochs += 1
    this.epoch = epochOf(this.epochs)
  }

  answer(name: string, request: WireBody, now: number): Answer {
    const profile = answerProfile(this, name, request, now) ?? answerSettings(this, name, request, now)
    if (profile !== null) return answered(profile.result_code, profile)
    const item = answerProfileItem(this, name, request, now)
    if (item !== null) return answered(item.result_code, { server_time: now, ...item })
    const isOfLists = request['record_type'] === 'user_preferences_record'
    const [, act, isMany] = isOfLists ? [] : (/^sync\/(create|update|delete)-record(s?)$/.exec(name) ?? [])
    if (act !== undefined && isMany === 's')
      return this.many(act as Act, request['records'] as unknown[], now)
    if (act !== undefined) {
      const { result_code: code, ...rest } = this.save(act as Act, request, now)
      return answered(code, rest)
    }
    const fields = answerFields(this, name, request, now)
    if (fields !== null) return answered(RESULT.ok, { server_time: now, items: fields })
    if (name === 'core/service-status') return answered(RESULT.ok, { kinds: this.kinds })
    if (name === 'sync/get-all-records') return answered(RESULT.ok, this.page(request, now))
    return answered(RESULT.noSuchCall, {})
  }

  private many(act: Act, records: unknown[], now: number): Answer {
    if (records.length > BULK) return answered(RESULT.tooLarge, {})
    const items = records.map((record) => this.save(act, record, now))
    return answered(RESULT.ok, { server_time: now, items })
  }

  private save(act: Act, raw: unknown, now: number): WireResult {
    const type = (raw as WireBody)['record_type']
    const isDose = type === DOSE_TYPE
    const isSignal = type === SIGNAL_TYPE
    const parsed = (isDose ? sentDose : isSignal ? sentSignal : sentRecord).safeParse(raw)
    if (!parsed.success || (isSignal && this.kinds === undefined))
      return { result_code: RESULT.recordRefused }
    const sent = parsed.data
    const clientId = sent.client_id ?? ''
    const stored = this.content.items.get(clientId)
    if (act !== 'create' && stored === undefined) return { result_code: RESULT.recordMissing }
    const groups = isDose
      ? dosesGroups(act, sent as SentDose)
      : isSignal
        ? signalsGroups(act, sent as SentSignal)
        : groupsOf(act, sent)
    const kind = isDose ? 'dose' : isSignal ? 'signal' : isReflection(sent) ? 'reflection' : 'record'
    const item = this.merge({ clientId, kind, groups, lost: sent.lost ?? [] }, now)
    const whole = Object.fromEntries(item.groups)
    const content = isDose || isSignal ? { content: doseGroupsToWire(whole) } : recordGroupsToWire(whole)
    return {
      ...makeItemResult(item),
      record_id: item.num,
      ...(hasDifferentValues(item, groups) ? content : {}),
    }
  }

  private page({ cursor = 0, epoch, limit = PAGE, groups }: WireBody, now: number): WireBody {
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
      ...(after.length > shown.length ? { left: after.length - shown.length } : {}),
    }
    return { server_time: now, records: [head, ...shown.map(groups === 1 ? groupsEntryOf : entryOf)] }
  }
}

const epochOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

// Through JSON and back: what does not survive JSON must not survive here.
const answered = (code: number, body: WireBody): Answer => ({
  reached: true,
  code,
  message: '',
  body: JSON.parse(JSON.stringify({ ...body, result_code: code, result_msg: '' })) as WireBody,
})

function groupsOf(act: Act, sent: SentRecord): Map<string, { v: unknown; s: string }> {
  const values = recordGroupValues(sent)
  const isGone = act === 'delete' || sent.deleted === 1 || sent.content?.deleted === 1
  values.set('deleted', { deleted: isGone ? 1 : 0 })
  return new Map(
    [...values].map(([group, v]) => [group, { v, s: recordGroupStamp(group, sent.stamps ?? {}) }]),
  )
}

function dosesGroups(act: Act, sent: SentDose): Map<string, { v: unknown; s: string }> {
  const values = doseGroupValues(sent)
  const isGone = act === 'delete' || sent.deleted === 1 || sent.content?.deleted === 1
  values.set('deleted', { deleted: isGone ? 1 : 0 })
  return new Map([...values].map(([group, v]) => [group, { v, s: doseGroupStamp(group, sent.stamps ?? {}) }]))
}

function signalsGroups(act: Act, sent: SentSignal): Map<string, { v: unknown; s: string }> {
  const values = signalGroupValues(sent)
  const isGone = act === 'delete' || sent.deleted === 1 || sent.content?.deleted === 1
  values.set('deleted', { deleted: isGone ? 1 : 0 })
  return new Map(
    [...values].map(([group, v]) => [group, { v, s: signalGroupStamp(group, sent.stamps ?? {}) }]),
  )
}

/** The specification's names for the number of an item that is no record. */
const NUMBERS: Record<string, string> = { list_field: 'fid', condition: 'fid', medication: 'nid' }
const DIARY: readonly string[] = ['record', 'reflection']

const headOf = (item: WireItem): WireBody => ({
  client_id: item.clientId,
  seq: item.seq,
  stamps: listStamps(item),
})

const entryOf = (item: WireItem): WireBody =>
  DIARY.includes(item.kind)
    ? {
        ...headOf(item),
        record_type: 'pain_record',
        record_id: item.num,
        ...recordGroupsToWire(Object.fromEntries(item.groups)),
      }
    : groupsEntryOf(item)

function groupsEntryOf(item: WireItem): WireBody {
  const groups = Object.fromEntries([...item.groups].map(([group, { v }]) => [group, v]))
  return {
    ...headOf(item),
    record_type: `${item.kind}_record`,
    [NUMBERS[item.kind] ?? 'record_id']: item.num,
    groups,
  }
}
