import { groupBy } from '@reprieve/domain/groupBy.ts'
import { listCarrier } from '@reprieve/contract/sync/pushedListItems.ts'
import { PROFILE_CARRIER } from '@reprieve/contract/sync/pushedProfile.ts'
import { CONDITION_CARRIER, MEDICATION_CARRIER } from '@reprieve/contract/sync/pushedProfileItems.ts'
import { DOSE_CARRIER, RECORD_CARRIER } from '@reprieve/contract/sync/pushedRecords.ts'
import type { Carrier } from '@reprieve/contract/sync/pushedRows.ts'
import { SETTINGS_CARRIER } from '@reprieve/contract/sync/pushedSettings.ts'
import type { FieldType } from '@reprieve/domain/lists/listItem.ts'
import { emptyRow } from '@reprieve/domain/sync/localRow.ts'
import {
  CONDITION_KIND,
  DOSE_KIND,
  LIST_KIND,
  MEDICATION_KIND,
  PROFILE_KIND,
  SETTINGS_KINDS,
  type Act,
} from '@reprieve/domain/sync/pushAct.ts'
import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { itemFrom } from '../../lists/listTable.ts'

/** What one request carries. */
export interface Piece {
  act: Act
  carrier: Carrier
  rows: SentRow[]
}

/** A built-in item does not say in its row which list it belongs to. */
function listOf({ clientId, kind, groups }: SentRow): FieldType | null {
  return itemFrom(clientId, { ...emptyRow(clientId, kind), groups })?.type ?? null
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
export function inPieces(rows: readonly SentRow[], mostBytes: number): Piece[] {
  const pieces: Piece[] = []
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

export function halves({ rows, ...piece }: Piece): Piece[] {
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
