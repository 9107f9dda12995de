import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { LocalRow, LostValue } from '@reprieve/domain/sync/localRow.ts'
import type { StampedValue } from '@reprieve/domain/sync/mergeItem.ts'
import { STAMP_SHAPE } from '@reprieve/domain/sync/stamp.ts'
import type { Codec, ContentPlace } from '../codec.ts'
import type { Raw, StorageFault, StoredRow, Tables } from '../tables.ts'
import { quarantineRows, type BrokenRow } from './quarantine.ts'

interface RowContent {
  values: [string, unknown][]
  lost: LostValue[]
}

const rowPlace = (clientId: string): ContentPlace => ({ table: 'rows', id: clientId })

export async function storeRow(
  row: LocalRow,
  { codec, rev, day }: { codec: Codec; rev: number; day: number },
): Promise<StoredRow> {
  const values: RowContent['values'] = []
  const stamps: StoredRow['stamps'] = []
  for (const [group, { v, s }] of row.groups) {
    values.push([group, v])
    stamps.push([group, s])
  }
  const content: RowContent = { values, lost: [...row.lost] }
  const { clientId, kind, localId, idOnServer, ver, refusals, setAside } = row
  return {
    clientId,
    kind,
    localId,
    idOnServer,
    rev,
    ver,
    day,
    refusals,
    setAside,
    dirty: row.dirty ? 1 : 0,
    sent: row.sent ? 1 : 0,
    stamps,
    pend: [...row.pend],
    content: await codec.encode(rowPlace(clientId), content),
  }
}

export async function readStoredRow(raw: unknown, codec: Codec): Promise<Result<LoadedRow, string>> {
  const wrong = wrongField(raw)
  if (wrong !== null) return err(`${wrong} is wrong`)
  const stored = raw as StoredRow
  const content = await codec.decode(rowPlace(stored.clientId), stored.content)
  if (!content.ok) return content
  if (!isRowContent(content.value)) return err('content is wrong')
  const values = new Map(content.value.values)
  const bare = stored.stamps.find(([group]) => !values.has(group))
  if (bare !== undefined) return err(`${bare[0]} has a stamp and no value`)
  const stamped = new Set(stored.stamps.map(([group]) => group))
  // Without this check the row would look whole, and the next write would drop the value for good.
  const lone = content.value.values.find(([group]) => !stamped.has(group))
  if (lone !== undefined) return err(`${lone[0]} has a value and no stamp`)
  const groups = stored.stamps.map(([group, s]): [string, StampedValue] => [
    group,
    { v: values.get(group), s },
  ])
  const { clientId, kind, localId, idOnServer, ver, refusals, setAside } = stored
  return ok({
    rev: stored.rev,
    row: {
      clientId,
      kind,
      localId,
      idOnServer,
      ver,
      refusals,
      setAside,
      groups: new Map(groups),
      pend: new Set(stored.pend),
      dirty: stored.dirty === 1,
      sent: stored.sent === 1,
      lost: content.value.lost,
    },
  })
}

/** Where rows are read from. */
export interface RowSource {
  tables: Tables
  codec: Codec
  now: () => number
}

export interface LoadedRow {
  row: LocalRow
  rev: number
}

export interface ReadRows {
  loaded: LoadedRow[]
  brokenCount: number
  /** Why a broken row could not be moved. It does not stop a caller that only reads from getting the other rows. */
  fault: StorageFault | null
}

/** An encrypting codec decodes many rows at once: one after the other, each would wait for its turn. */
const DECODED_AT_ONCE = 250

/** Returns the rows that parse; quarantines the others. [LOCAL-3] */
export async function readStoredRows(source: RowSource, raws: readonly Raw[]): Promise<ReadRows> {
  const loaded: LoadedRow[] = []
  const broken: BrokenRow[] = []
  for (let from = 0; from < raws.length; from += DECODED_AT_ONCE) {
    const piece = raws.slice(from, from + DECODED_AT_ONCE).filter((raw) => raw !== undefined)
    const read = await Promise.all(piece.map((raw) => readStoredRow(raw, source.codec)))
    for (const [at, one] of read.entries()) {
      if (one.ok) loaded.push(one.value)
      else broken.push({ raw: piece[at], why: one.reason })
    }
  }
  const fault = await quarantineRows(source.tables, broken, source.now())
  return { loaded, brokenCount: broken.length, fault }
}

type Guard = (value: unknown) => boolean

const isText: Guard = (value) => typeof value === 'string' && value !== ''
const isWhole: Guard = (value) => Number.isSafeInteger(value)
const isCount: Guard = (value) => isWhole(value) && (value as number) >= 0
const isBit: Guard = (value) => value === 0 || value === 1
const isStamp: Guard = (value) => typeof value === 'string' && STAMP_SHAPE.test(value)
const isList = (value: unknown, each: Guard): boolean => Array.isArray(value) && value.every(each)
const isPair: Guard = (value) => Array.isArray(value) && value.length === 2 && isText(value[0])

const GUARDS: Record<keyof StoredRow, Guard> = {
  clientId: isText,
  kind: isText,
  localId: (value) => value === null || isWhole(value),
  idOnServer: (value) => value === null || isWhole(value),
  // The first write sets 1: a row at 0 would count as new at each try, and would never be written.
  rev: (value) => isCount(value) && value !== 0,
  ver: isCount,
  dirty: isBit,
  sent: isBit,
  day: isWhole,
  stamps: (value) => isList(value, (pair) => isPair(pair) && isStamp((pair as unknown[])[1])),
  pend: (value) => isList(value, isText),
  refusals: isCount,
  setAside: (value) => value === null || isWhole(fieldsOf(value)['code']),
  content: (value) => value !== undefined,
}

/** Whether the row has a valid `dirty` mark. */
export const isMarked = (raw: unknown): boolean => isBit(fieldsOf(raw)['dirty'])

function wrongField(raw: unknown): string | null {
  const fields = fieldsOf(raw)
  return Object.entries(GUARDS).find(([name, isRight]) => !isRight(fields[name]))?.[0] ?? null
}

function isRowContent(value: unknown): value is RowContent {
  const { values, lost } = fieldsOf(value)
  return isList(values, isPair) && isList(lost, isLost)
}

const isLost: Guard = (value) => {
  const { group, hlc } = fieldsOf(value)
  return isText(group) && isStamp(hlc)
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
