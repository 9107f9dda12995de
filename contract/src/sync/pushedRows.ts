import type { Answer } from '@reprieve/domain/sync/answerApply.ts'
import type { Act, SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { STAMP_SHAPE, type Stamp } from '@reprieve/domain/sync/stamp.ts'
import { RESULT } from '../codes.ts'
import { groupValues, recordFromGroups } from '../records/wire.ts'
import { fieldsOf, isFields, type Fields } from '../fields.ts'

/** Which kinds of rows the record calls carry. Others wait on the device until their own calls are there. */
export const PUSHED_KINDS: readonly string[] = ['record', 'reflection']

/** A row may carry no more of what it lost in one request; the rest goes with the next. */
export const MOST_LOST = 200

export const BULK_CALLS = {
  create: 'sync/create-records',
  update: 'sync/update-records',
  delete: 'sync/delete-records',
} as const satisfies Record<Act, string>

export const SINGLE_CALLS = {
  create: 'sync/create-record',
  update: 'sync/update-record',
  delete: 'sync/delete-record',
} as const satisfies Record<Act, string>

/** One row as the record calls carry it. */
export function wireOfSent(sent: SentRow): Fields {
  const stamps: Record<string, Stamp> = {}
  for (const [group, { s }] of sent.groups) stamps[group] = s
  return {
    record_type: 'pain_record',
    client_id: sent.clientId,
    ...numberOf(sent),
    ...recordFromGroups(Object.fromEntries(sent.groups)),
    stamps,
    ...(sent.lost.length === 0 ? {} : { lost: [...sent.lost] }),
  }
}

/** D30: a create goes by its local number, with its sign turned. */
function numberOf({ idOnServer, localId }: SentRow): Fields {
  if (idOnServer !== null) return { record_id: idOnServer }
  return localId === null ? {} : { record_id: -localId }
}

/**
 * What a bulk was answered, in its order; null for an entry that cannot be read or speaks of another row. All null
 * where the number of answers is not that of the rows: then no answer can be told to belong to its row.
 */
export function readBulkAnswer(body: Fields, sent: readonly SentRow[]): (Answer | null)[] {
  const { items } = body
  if (!Array.isArray(items) || items.length !== sent.length) return sent.map(() => null)
  return sent.map((row, index) => readResult(fieldsOf(items[index]), row))
}

/** A single call says at the top what a bulk says of each item. */
export const readSingleAnswer = (code: number, body: Fields, sent: SentRow): Answer | null =>
  readResult({ ...body, result_code: code }, sent)

function readResult(result: Fields, row: SentRow): Answer | null {
  const { result_code: code, client_id: clientId, record_id: number, stamps, content } = result
  if (!Number.isSafeInteger(code)) return null
  if (clientId !== undefined && clientId !== row.clientId) return null
  const said = readStamps(stamps ?? {})
  if (said === null || (content !== undefined && !isFields(content))) return null
  // A success that does not say what was stored would acknowledge what the server may not have.
  if (isTaken(code) && (!Number.isSafeInteger(number) || said.size === 0)) return null
  return {
    code: code as number,
    idOnServer: Number.isSafeInteger(number) ? (number as number) : null,
    stamps: said,
    values: content === undefined ? null : groupValues(result),
  }
}

const isTaken = (code: unknown): boolean => code === RESULT.ok || code === RESULT.recordExists

function readStamps(stamps: unknown): Map<string, Stamp> | null {
  if (!isFields(stamps)) return null
  const pairs = Object.entries(stamps)
  const areRight = pairs.every(([, stamp]) => typeof stamp === 'string' && STAMP_SHAPE.test(stamp))
  return areRight ? new Map(pairs as [string, Stamp][]) : null
}
