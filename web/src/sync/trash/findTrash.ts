import { isMovedAway } from '@reprieve/domain/sync/movedAway.ts'
import { surelyNow } from '@reprieve/domain/sync/surelyNow.ts'
import { valuesOf, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { LIST_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { itemFrom } from '../../lists/listTable.ts'
import { DELETED_KEPT_MS } from '../../local/drafts.ts'
import { readAll, type Diary } from '../../local/rows.ts'
import { DELETED_DAY } from '../../local/storedRow.ts'
import { loadSyncState } from '../../local/syncStateStore.ts'
import { deletedAt, saysSomething, trashedRows } from '../../local/trashShelf.ts'
import { momentIn } from '../yourData/momentIn.ts'
import { TRASH_KINDS } from './trashKinds.ts'

/** Something that was deleted and can be brought back. */
export interface Trashed {
  /** Apart from all others in the list. */
  id: string
  clientId: string
  kind: string
  values: ReadonlyMap<string, unknown>
  /** By the clock of this device. */
  deletedAt: number
  keptUntil: number
  /** Where it lies: its tombstone, or a copy on the shelf. */
  place: 'row' | 'shelf'
  /** The server did not take it: it has no name. */
  isRefused: boolean
}

/** The last deleted first. [SYNC-31, SYNC-38] */
export async function findTrash(diary: Diary): Promise<Trashed[]> {
  const { state } = await loadSyncState(diary)
  const { offset } = state.clock
  const surely = surelyNow(state, diary.now())
  const [tombstones, copies] = await Promise.all([readTombstones(diary), trashedRows(diary)])
  const found: Trashed[] = copies.map(({ at, lost: _lost, ...row }) => ({
    ...row,
    ...times(at - offset, diary.now()),
    place: 'shelf',
  }))
  for (const row of tombstones) {
    const at = deletedAt(row)
    if (at === null || !isOfThePerson(row) || !saysSomething(row) || isMovedAway(row)) continue
    if (surely - at > DELETED_KEPT_MS) continue
    const { clientId, kind } = row
    found.push({
      id: clientId,
      clientId,
      kind,
      values: valuesOf(row),
      ...times(at - offset, diary.now()),
      place: 'row',
      isRefused: false,
    })
  }
  return found.sort((a, b) => b.deletedAt - a.deletedAt)
}

function times(at: number, now: number): Pick<Trashed, 'deletedAt' | 'keptUntil'> {
  const moment = momentIn(at, now)
  return { deletedAt: moment, keptUntil: moment + DELETED_KEPT_MS }
}

/** By the index of the days: what lives is not read. */
export async function readTombstones(diary: Diary): Promise<LocalRow[]> {
  const raws = await Promise.all(TRASH_KINDS.map((kind) => diary.tables.rowsOfDay(kind, DELETED_DAY)))
  const { loaded } = await readAll(diary, raws.flat())
  return loaded.map(({ row }) => row)
}

/** What the product brings cannot be deleted: what another client made of it still says whether it is shown. */
export const isOfThePerson = ({ kind, clientId }: LocalRow): boolean =>
  kind !== LIST_KIND || itemFrom(clientId, undefined) === null
