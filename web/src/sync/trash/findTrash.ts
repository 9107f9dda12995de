import { RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import { readSignalGroups } from '@reprieve/contract/signals/signalWire.ts'
import { groupBy } from '@reprieve/domain/groupBy.ts'
import { certainNow } from '@reprieve/domain/sync/certainNow.ts'
import { groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { isMovedAway } from '@reprieve/domain/sync/movedAway.ts'
import {
  CONDITION_KIND,
  DOSE_KIND,
  LIST_KIND,
  MEDICATION_KIND,
  SIGNAL_KIND,
} from '@reprieve/domain/sync/pushAct.ts'
import { listItemFromRow } from '../../lists/listTable.ts'
import { DELETED_KEPT_MS } from '../../local/drafts.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { loadSyncState } from '../../local/rows/syncStateStore.ts'
import { deletedAt, hasContent, trashedRows } from '../../local/rows/trashedRows.ts'
import { toValidTime } from '../yourData/toValidTime.ts'
import { readStoredRows } from '../../local/rows/storedRow.ts'
import { DELETED_DAY } from '../../local/tables.ts'

export const REFLECTION_KIND = 'reflection'

/** What a user can delete. */
export const TRASH_KINDS: readonly string[] = [
  RECORD_KIND,
  REFLECTION_KIND,
  DOSE_KIND,
  SIGNAL_KIND,
  CONDITION_KIND,
  MEDICATION_KIND,
  LIST_KIND,
]

/** Something deleted that can be restored. */
export interface TrashedItem {
  /** Unique in the list. */
  id: string
  clientId: string
  kind: string
  values: ReadonlyMap<string, unknown>
  /** By the clock of this device. */
  deletedAt: number
  keptUntil: number
  /** Where it is stored: its tombstone, or a copy in the trash. */
  place: 'row' | 'shelf'
  /** The server refused it: it has no name. */
  isRefused: boolean
  /** Further rows that are shown with it and restored together: the other months of a source. [SIG-8] */
  others?: readonly TrashedItem[]
}

/** Last deleted first. [SYNC-31, SYNC-38] */
export async function findTrash(diary: Diary): Promise<TrashedItem[]> {
  const { state } = await loadSyncState(diary)
  const { offset } = state.clock
  const surely = certainNow(state, diary.now())
  const [tombstones, copies] = await Promise.all([readTombstones(diary), trashedRows(diary)])
  const found: TrashedItem[] = copies.map(({ at, lost: _lost, ...row }) => ({
    ...row,
    ...times(at - offset, diary.now()),
    place: 'shelf',
  }))
  for (const row of tombstones) {
    const at = deletedAt(row)
    if (at === null || !isUserCreated(row) || !hasContent(row) || isMovedAway(row)) continue
    if (surely - at > DELETED_KEPT_MS) continue
    const { clientId, kind } = row
    found.push({
      id: clientId,
      clientId,
      kind,
      values: groupValues(row),
      ...times(at - offset, diary.now()),
      place: 'row',
      isRefused: false,
    })
  }
  return joinMonths(found.sort((a, b) => b.deletedAt - a.deletedAt))
}

/** Ten years of day values are 120 rows: each source is one line. [SIG-8] */
function joinMonths(found: readonly TrashedItem[]): TrashedItem[] {
  const sourceOf = ({ id, kind, values }: TrashedItem): string => {
    const month = kind === SIGNAL_KIND ? readSignalGroups(values, id) : null
    return month === null ? `row ${id}` : `source ${month.source}`
  }
  return [...groupBy(found, sourceOf).values()].map(([first, ...others]) =>
    others.length === 0 ? first! : { ...first!, others },
  )
}

function times(at: number, now: number): Pick<TrashedItem, 'deletedAt' | 'keptUntil'> {
  const moment = toValidTime(at, now)
  return { deletedAt: moment, keptUntil: moment + DELETED_KEPT_MS }
}

/** By the day index: live rows are not read. */
export async function readTombstones(diary: Diary): Promise<LocalRow[]> {
  const raws = await Promise.all(TRASH_KINDS.map((kind) => diary.tables.rowsOfDay(kind, DELETED_DAY)))
  const { loaded } = await readStoredRows(diary, raws.flat())
  return loaded.map(({ row }) => row)
}

/** A built-in item cannot be deleted: a tombstone that another client wrote for it still says whether it is shown. */
export const isUserCreated = ({ kind, clientId }: LocalRow): boolean =>
  kind !== LIST_KIND || listItemFromRow(clientId, undefined) === null

/** The changes that the doorbell reports when the trash may have changed. */
export const TRASH_CHANGES: readonly string[] = [...TRASH_KINDS, 'trash', 'drafts']

export const countTrash = async (diary: Diary): Promise<number> => (await findTrash(diary)).length
