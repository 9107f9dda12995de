import type { CallName } from '@reprieve/contract/calls.ts'
import { listCarrier } from '@reprieve/contract/sync/pushedListItems.ts'
import { PROFILE_CARRIER } from '@reprieve/contract/sync/pushedProfile.ts'
import { CONDITION_CARRIER, MEDICATION_CARRIER } from '@reprieve/contract/sync/pushedProfileItems.ts'
import { DOSE_CARRIER, RECORD_CARRIER } from '@reprieve/contract/sync/pushedRecords.ts'
import type { Carrier } from '@reprieve/contract/sync/pushedRows.ts'
import { SETTINGS_CARRIER } from '@reprieve/contract/sync/pushedSettings.ts'
import { groupBy } from '@reprieve/domain/groupBy.ts'
import type { FieldType } from '@reprieve/domain/lists/listItem.ts'
import { emptyRow } from '@reprieve/domain/sync/localRow.ts'
import { nameCycles } from '@reprieve/domain/sync/nameCycles.ts'
import {
  CONDITION_KIND,
  DOSE_KIND,
  LIST_KIND,
  MEDICATION_KIND,
  PROFILE_KIND,
  SETTINGS_KINDS,
  type PushAct,
} from '@reprieve/domain/sync/pushAct.ts'
import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { renameTemporarily, retryCycleRow } from '@reprieve/domain/sync/temporaryName.ts'
import { listItemFromRow } from '../../lists/listTable.ts'
import { changeRows, type RowChanges } from '../../local/rows/changeRows.ts'
import { findPassStop, type Pass, type PassStop } from './syncPass.ts'

/** What one request carries. */
export interface PushBatch {
  act: PushAct
  carrier: Carrier
  rows: SentRow[]
}

/** A built-in item does not say in its row which list it belongs to. */
function listOf({ clientId, kind, groups }: SentRow): FieldType | null {
  return listItemFromRow(clientId, { ...emptyRow(clientId, kind), groups })?.type ?? null
}

const LISTS = listCarrier(listOf)
const OWN_CARRIERS = new Map<string, Carrier>([
  [LIST_KIND, LISTS],
  [PROFILE_KIND, PROFILE_CARRIER],
  [CONDITION_KIND, CONDITION_CARRIER],
  [MEDICATION_KIND, MEDICATION_CARRIER],
  [DOSE_KIND, DOSE_CARRIER],
  ...SETTINGS_KINDS.map((kind): [string, Carrier] => [kind, SETTINGS_CARRIER]),
])
const carrierOf = ({ kind }: SentRow): Carrier => OWN_CARRIERS.get(kind) ?? RECORD_CARRIER

/** Splits by act, because the call names it, and by number and size (D33). A row that is too large goes alone. */
export function splitIntoBatches(rows: readonly SentRow[], mostBytes: number): PushBatch[] {
  const pieces: PushBatch[] = []
  for (const together of groupBy(rows.toSorted(byList), callOf).values()) {
    let bytes = Infinity
    for (const row of together) {
      const weight = bytesOf(row)
      const carrier = carrierOf(row)
      if (bytes + weight > mostBytes || pieces.at(-1)!.rows.length >= (carrier.most ?? Infinity)) {
        pieces.push({ act: row.act, carrier, rows: [] })
        bytes = 0
      }
      pieces.at(-1)!.rows.push(row)
      bytes += weight
    }
  }
  return pieces
}

export function halveBatch({ rows, ...piece }: PushBatch): PushBatch[] {
  const middle = Math.ceil(rows.length / 2)
  return [rows.slice(0, middle), rows.slice(middle)].map((half) => ({ ...piece, rows: half }))
}

/** Shown items are sorted by list, so that their responses come in the same order. */
const shownIn = (row: SentRow): string => (row.act === 'show' ? (listOf(row) ?? '') : '')
const byList = (a: SentRow, b: SentRow): number =>
  Number(shownIn(a) > shownIn(b)) - Number(shownIn(a) < shownIn(b))
/** An item of no list that this app knows goes by its id alone, and not with the others. */
const callOf = (row: SentRow): string =>
  `${OWN_CARRIERS.has(row.kind) ? row.kind : 'diary'} ${row.act} ${shownIn(row) === ''}`

const encoder = new TextEncoder()
const bytesOf = (row: SentRow): number =>
  encoder.encode(JSON.stringify(carrierOf(row).wireOf(row))).length + 1

/** For each row that was refused for its name, the id of the row that has the name. */
export type NameHolders = Map<string, string>

interface Untied {
  requests: number
  stop: PassStop | null
}

/**
 * Rows that have swapped names would wait for each other for ever. In each cycle the first row is renamed temporarily;
 * then all of them are sent again. [SYNC-40]
 */
export async function resolveNameCycles(pass: Pass, holders: NameHolders): Promise<Untied> {
  const so: Untied = { requests: 0, stop: null }
  for (const ring of nameCycles(holders)) {
    for (const id of ring) holders.delete(id)
    const stepped = await stepFirstAside(pass, ring)
    if ('why' in stepped) return { ...so, stop: stepped }
    const [piece] = splitIntoBatches(stepped.sent, pass.limits.bytes)
    if (piece === undefined) continue
    so.requests += 1
    const { name, body } = piece.carrier.request(piece.act, piece.rows, false)
    // Whatever the response, the row itself is still unsent: the next round settles it.
    const answer = await pass.ask<CallName>(name, body, { background: pass.background })
    so.stop = findPassStop(answer)
    if (so.stop !== null) return so
  }
  return so
}

async function stepFirstAside(
  { diary }: Pass,
  ring: readonly string[],
): Promise<{ sent: SentRow[] } | PassStop> {
  const changed = await changeRows(diary, ring, ({ rows, state }): RowChanges & { sent: SentRow[] } => {
    const [first, ...others] = ring.map((id) => rows.get(id))
    const aside = first && renameTemporarily(first, { clock: state.clock, wallNow: diary.now() })
    if (!aside || others.includes(undefined)) return { sent: [] }
    return {
      rows: [aside.row, ...others.map((row) => retryCycleRow(row!))],
      state: { ...state, clock: aside.clock },
      sent: [aside.sent],
    }
  })
  return changed.ok ? changed.value : { why: 'storage', fault: changed.reason }
}
