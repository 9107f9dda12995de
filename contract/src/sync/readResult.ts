import type { RowResponse } from '@reprieve/domain/sync/applyAnswer.ts'
import type { LostValue } from '@reprieve/domain/sync/localRow.ts'
import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { STAMP_SHAPE, type Stamp } from '@reprieve/domain/sync/stamp.ts'
import { RESULT } from '../codes.ts'
import { toFields, isFields, type Fields } from '../fields.ts'

/** How the results of one kind are read. */
export interface ResultShape {
  /** The specification's name for the number. */
  number: 'record_id' | 'fid' | 'nid'
  valuesOf: (result: Fields) => ReadonlyMap<string, unknown>
  /** The codes by which the server says that it has the item under another id (D29). */
  copyCodes: readonly number[]
}

/**
 * The results of a bulk, in order; null for one that cannot be read or names another row. All null if the number of
 * results differs from the number of rows, because then none can be matched.
 */
export function readResults(
  body: Fields,
  sent: readonly SentRow[],
  shape: ResultShape,
): (RowResponse | null)[] {
  const { items } = body
  if (!Array.isArray(items) || items.length !== sent.length) return sent.map(() => null)
  return sent.map((row, index) => readResult(toFields(items[index]), row, shape))
}

export function readResult(result: Fields, row: SentRow, shape: ResultShape): RowResponse | null {
  const { result_code: code, client_id: clientId, seq, stamps, content, lost } = result
  const number = result[shape.number]
  if (!Number.isSafeInteger(code)) return null
  const said = readStamps(stamps ?? {})
  if (said === null || (content !== undefined && !isFields(content))) return null
  // A success without the stored values would acknowledge something that the server may not have.
  if (isTaken(code) && (!Number.isSafeInteger(number) || said.size === 0)) return null
  const isCopy = clientId !== undefined && clientId !== row.clientId
  const mayBeCopy = shape.copyCodes.includes(code as number)
  if (isCopy && !(mayBeCopy && typeof clientId === 'string' && content !== undefined)) return null
  // An existing item must be named: either another one, or the same one if it was sent twice and renamed in between.
  if (clientId === undefined && mayBeCopy && code !== RESULT.ok && row.act === 'create') return null
  return {
    code: code as number,
    ...(isCopy ? { isNow: clientId } : {}),
    idOnServer: Number.isSafeInteger(number) ? (number as number) : null,
    ...(isPlace(seq) ? { seq } : {}),
    stamps: said,
    values: content === undefined ? null : shape.valuesOf(result),
    ...(Array.isArray(lost) ? { lost: lost.filter(isLost) } : {}),
  }
}

const isLost = (value: unknown): value is LostValue => {
  const { group, hlc } = toFields(value)
  return typeof group === 'string' && typeof hlc === 'string' && STAMP_SHAPE.test(hlc)
}

const isPlace = (seq: unknown): seq is number => Number.isSafeInteger(seq) && (seq as number) > 0
const isTaken = (code: unknown): boolean => code === RESULT.ok || code === RESULT.recordExists

function readStamps(stamps: unknown): Map<string, Stamp> | null {
  if (!isFields(stamps)) return null
  const pairs = Object.entries(stamps)
  const areRight = pairs.every(([, stamp]) => typeof stamp === 'string' && STAMP_SHAPE.test(stamp))
  return areRight ? new Map(pairs as [string, Stamp][]) : null
}
