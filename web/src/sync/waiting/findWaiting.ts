import { isDeleted, groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { PROFILE_KIND, SETTINGS_KINDS } from '@reprieve/domain/sync/pushAct.ts'
import { isNamedByServer, isWaitingKind } from '@reprieve/domain/sync/pushPlan.ts'
import { decodeQuarantined } from '../../local/lock/quarantineCodec.ts'
import { type Diary, routeIdFor, sweepRows } from '../../local/rows/rows.ts'
import type { Raw, Unreadable } from '../../local/tables.ts'
import { FROM_SERVER } from '../pass/syncPass.ts'
import { readServerKinds } from '../serverKinds.ts'
import { SYNCED_CHANGE } from '../syncedAt.ts'
import { TRASH_KINDS } from '../trash/findTrash.ts'
import { toValidTime } from '../yourData/toValidTime.ts'
import { isResolved, readResolvedUnreadable, RESOLVED_CHANGE, unreadableKey } from './resolvedUnreadable.ts'
import { readStoredRows } from '../../local/rows/storedRow.ts'

/** A row that the server refused. */
export interface RefusedRow {
  clientId: string
  kind: string
  values: ReadonlyMap<string, unknown>
  code: number
  /** The server refused the deletion. */
  isDeleted: boolean
  /** The id in its URL; undefined if it has none. */
  routeId: string | undefined
}

/** An unreadable item, as it was last found. */
export interface UnreadableItem extends Unreadable {
  /** Unique in the list. */
  id: string
  /** Its kind from the unencrypted part, if it has one. */
  kind: string | null
  isFromServer: boolean
  /** When it was last found, as a valid time. */
  foundAt: number
}

export interface WaitingItems {
  refused: RefusedRow[]
  unread: UnreadableItem[]
  /** How many other rows are unsent; these are sent automatically. */
  unsent: number
  /** Rows of a kind that the server does not know yet: they wait until it is updated. [COMP-2] */
  onlyHere: number
}

/** All that could not be sent or read, each with the reason. [SYNC-30] */
export async function findWaiting(diary: Diary): Promise<WaitingItems> {
  const dirty = await diary.tables.dirtyRows()
  const aside = dirty.filter(isSetAside)
  // Before `findUnread`: rows that do not parse are then among the unreadable.
  const { loaded } = await readStoredRows(diary, aside)
  const known = await readServerKinds(diary)
  const kinds = dirty.filter((raw) => !isSetAside(raw)).map((raw) => (raw as { kind?: unknown }).kind)
  const unsent = kinds.filter((kind) => isWaitingKind(kind, known)).length
  const onlyHere = kinds.filter((kind) => isNamedByServer(kind) && !isWaitingKind(kind, known)).length
  const refused = loaded.map(({ row }) => refusedOf(row))
  return { refused, unread: await findUnread(diary), unsent, onlyHere }
}

const isSetAside = (raw: Raw): boolean => ((raw as { setAside?: unknown }).setAside ?? null) !== null

function refusedOf(row: LocalRow): RefusedRow {
  const { clientId, kind, localId, idOnServer: serverId } = row
  return {
    clientId,
    kind,
    values: groupValues(row),
    code: row.setAside?.code ?? 0,
    isDeleted: isDeleted(row),
    routeId: routeIdFor({ serverId, localId }),
  }
}

/** Each item once: an unreadable entry arrives again whenever the cursor starts again. */
async function findUnread(diary: Diary): Promise<UnreadableItem[]> {
  const [raws, settled] = await Promise.all([diary.tables.unreadable(), readResolvedUnreadable(diary)])
  // The lock also encrypts the part that is otherwise readable. [LOCK-9]
  const all = await Promise.all(raws.map((one) => decodeQuarantined(diary.codec, one)))
  const last = new Map<string, Unreadable>()
  for (const found of all) {
    const before = last.get(unreadableKey(found))
    if (before === undefined || found.at >= before.at) last.set(unreadableKey(found), found)
  }
  return [...last]
    .filter(([, found]) => !isResolved(found, settled))
    .map(([id, found]) => ({
      ...found,
      id,
      foundAt: toValidTime(found.at, diary.now()),
      ...inTheClear(found),
    }))
}

function inTheClear({ raw, why, table }: Unreadable): Pick<UnreadableItem, 'kind' | 'isFromServer'> {
  const isFromServer = why.startsWith(FROM_SERVER)
  const { kind, record_type: type } = (raw ?? {}) as { kind?: unknown; record_type?: unknown }
  if (table !== 'rows') return { kind: null, isFromServer }
  if (typeof kind === 'string') return { kind, isFromServer }
  return { kind: typeof type === 'string' ? kindOfType(type) : null, isFromServer }
}

const kindOfType = (type: string): string =>
  type === 'pain_record' ? 'record' : type.replace(/_record$/, '')

/** The changes that the doorbell reports when a row is accepted or refused. A successful pass reports the rest. */
export const WAITING_CHANGES: readonly string[] = [
  ...TRASH_KINDS,
  PROFILE_KIND,
  ...SETTINGS_KINDS,
  SYNCED_CHANGE,
  RESOLVED_CHANGE,
]

export async function countWaiting(diary: Diary): Promise<number> {
  const { refused, unread } = await findWaiting(diary)
  return refused.length + unread.length
}

/** An unreadable row is only found by reading it: reads everything, so that the list is complete. */
export async function findUnreadableRows(diary: Diary): Promise<void> {
  const before = await diary.tables.unreadable()
  await sweepRows(diary)
  const after = await diary.tables.unreadable()
  if (after.length > before.length) diary.doorbell.ring([RESOLVED_CHANGE])
}
