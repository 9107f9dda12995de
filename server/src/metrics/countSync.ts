import { RESULT } from '@reprieve/contract/codes.ts'
import { STAMP_SHAPE, stampTime } from '@reprieve/domain/sync/stamp.ts'
import { SECOND_MS } from '@reprieve/domain/time/instant.ts'
import { Bytes, Refusal, type AllHandlers, type CallContext } from '../handler.ts'
import type { Meter, Push, RowResult } from './meter.ts'

const ONE_RECORD = ['sync/create-record', 'sync/update-record', 'sync/delete-record'] as const
const MANY_RECORDS = ['sync/create-records', 'sync/update-records', 'sync/delete-records'] as const
const PULL = 'sync/get-all-records'

/** The same handlers; those that carry records also count them. [MET-6] */
export function countSync(handlers: AllHandlers, meter: Meter): AllHandlers {
  const counted: AllHandlers = { ...handlers }
  return Object.assign(
    counted,
    Object.fromEntries(ONE_RECORD.map((name) => [name, pushOfOne(handlers[name], meter)])),
    Object.fromEntries(MANY_RECORDS.map((name) => [name, pushOfMany(handlers[name], meter)])),
    { [PULL]: pull(handlers[PULL], meter) },
  )
}

type OneRecord = AllHandlers[(typeof ONE_RECORD)[number]]
type ManyRecords = AllHandlers[(typeof MANY_RECORDS)[number]]

const pushOfOne =
  (handler: OneRecord, meter: Meter): OneRecord =>
  async (body, context) => {
    const answer = await handler(body, context)
    const result =
      answer instanceof Refusal ? 'refused' : answer instanceof Bytes ? 'saved' : resultOf(answer)
    meter.countPush({ rows: countResults([result]), ageSeconds: ageOf([body], context) })
    return answer
  }

const pushOfMany =
  (handler: ManyRecords, meter: Meter): ManyRecords =>
  async (body, context) => {
    const answer = await handler(body, context)
    if (answer instanceof Refusal || answer instanceof Bytes) return answer
    const results = answer.items.map((item) => (item.result_code === RESULT.ok ? resultOf(item) : 'refused'))
    meter.countPush({ rows: countResults(results), ageSeconds: ageOf(body.records, context) })
    return answer
  }

const pull =
  (handler: AllHandlers[typeof PULL], meter: Meter): AllHandlers[typeof PULL] =>
  async (body, context) => {
    const answer = await handler(body, context)
    // The first one only says where the next pull begins.
    if ('records' in answer) meter.countPull(Math.max(0, answer.records.length - 1))
    return answer
  }

/** An answer carries the content only if it is not what the device sent. */
const resultOf = (answer: object): RowResult => ('content' in answer ? 'merged' : 'saved')

function countResults(results: readonly RowResult[]): Push['rows'] {
  const rows = { saved: 0, merged: 0, refused: 0 }
  for (const result of results) rows[result] += 1
  return rows
}

/** By the stamps of the device. A clock that is ahead counts as now. */
function ageOf(records: readonly unknown[], { now }: CallContext): number | null {
  let newest: number | null = null
  for (const record of records) {
    for (const stamp of stampsOf(record)) {
      if (typeof stamp !== 'string' || !STAMP_SHAPE.test(stamp)) continue
      newest = Math.max(newest ?? 0, stampTime(stamp))
    }
  }
  return newest === null ? null : Math.max(0, now - newest) / SECOND_MS
}

function stampsOf(record: unknown): unknown[] {
  if (typeof record !== 'object' || record === null || !('stamps' in record)) return []
  const { stamps } = record
  return typeof stamps === 'object' && stamps !== null ? Object.values(stamps) : []
}
