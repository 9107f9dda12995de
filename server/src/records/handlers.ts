import { RESULT } from '@reprieve/contract/codes.ts'
import {
  BULK_MAX_RECORDS,
  BULK_WARNING_ABOVE,
  PAGE_MAX,
  type RecordResult,
} from '@reprieve/contract/records/calls.ts'
import { itemsAfter, itemsSince } from '../db/itemRows.ts'
import { currentSync } from '../db/syncEpoch.ts'
import { refuse, type CallContext, type Handler, type Handlers } from '../handler.ts'
import { pulled, resultOf } from './answers.ts'
import { DIARY_KINDS, readRecord, type Act } from './sentItems.ts'
import { saveRecords, type SaveOutcome } from './store.ts'

const OVERLAP_MS = 10 * 60_000

/** Answers stand in the order of the request; a record that cannot be read has its own answer there. */
async function saveBulk(act: Act, raw: readonly unknown[], context: CallContext): Promise<RecordResult[]> {
  const read = raw.map((record) => readRecord(record, act))
  const good = read.flatMap((result) => (result.ok ? [result.value] : []))
  const work = {
    userId: context.person.userId,
    deviceId: context.person.deviceId,
    act,
    now: context.now,
  }
  const saved = good.length === 0 ? [] : await saveRecords(context.services.db, work, good)
  let next = 0
  return read.map((result) => {
    const outcome: SaveOutcome = result.ok
      ? saved[next++]!
      : { code: RESULT.recordRefused, faults: result.reason }
    return resultOf(outcome, context.language)
  })
}

const many =
  (act: Act): Handler<'sync/create-records'> =>
  async ({ records }, context) => {
    if (records.length > BULK_MAX_RECORDS) return refuse(RESULT.tooLarge)
    if (records.length > BULK_WARNING_ABOVE) context.warn('large-bulk', { records: records.length })
    return { items: await saveBulk(act, records, context) }
  }

const one =
  (act: Act): Handler<'sync/create-record'> =>
  async (body, context) => {
    const type = body.record_type ?? body.type
    // Profile, preferences and other kinds travel by the same calls; they are not built yet.
    if (type !== undefined && type !== 'pain_record') return refuse(RESULT.notBuilt)
    const [result] = await saveBulk(act, [body], context)
    const { result_code: code, result_msg: _, ...rest } = result!
    return code === RESULT.ok ? rest : refuse(code as typeof RESULT.recordRefused, rest)
  }

const getAllRecords: Handler<'sync/get-all-records'> = async (asked, { services, person, now }) => {
  const { db } = services
  const cursor = asked.cursor ?? 0
  const state = await currentSync(db, person.userId, person.sync, { cursor, epoch: asked.epoch })
  const head = { record_type: 'server_time' as const, server_time: now, epoch: state.epoch }
  if (asked.cursor === undefined && asked.last_updated !== undefined && asked.last_updated > 0) {
    const items = await itemsSince(db, person.userId, DIARY_KINDS, asked.last_updated - OVERLAP_MS)
    return {
      records: [{ ...head, cursor: items.at(-1)?.seq ?? state.seq, more: false }, ...items.map(pulled)],
    }
  }
  // The sequence is written with what it counts: at its end there is nothing to look for.
  if (cursor === state.seq) return { records: [{ ...head, cursor, more: false }] }
  const page = await itemsAfter(db, person.userId, cursor, asked.limit ?? pageFor(asked.cursor))
  return {
    records: [{ ...head, cursor: page.cursor, more: page.more }, ...page.items.map(pulled)],
  }
}

// Who names no cursor cannot ask for a second page.
const pageFor = (cursor: number | undefined): number =>
  cursor === undefined ? Number.MAX_SAFE_INTEGER - 1 : PAGE_MAX

export const recordHandlers: Handlers = {
  'sync/create-record': one('create'),
  'sync/update-record': one('update'),
  'sync/delete-record': one('delete'),
  'sync/create-records': many('create'),
  'sync/update-records': many('update'),
  'sync/delete-records': many('delete'),
  'sync/get-all-records': getAllRecords,
}
