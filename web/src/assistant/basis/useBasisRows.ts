import type { Basis } from '@reprieve/domain/assistant/basis.ts'
import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { dayNumberOf } from '@reprieve/domain/time/dayNumber.ts'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { localNow } from '../../device/useNow.ts'
import { columnsOf } from '../../filters/columns/columnStore.ts'
import { usePanelLists } from '../../filters/panel/usePanelLists.ts'
import { readAll, type Diary } from '../../local/rows.ts'
import { namesOf } from '../../results/frame/itemNames.ts'
import { basisIds } from './basisIds.ts'

interface BasisRows {
  /** The number of entries on this device. */
  count: number
  rows: readonly LocalRow[]
}

interface BasisRowsOptions {
  basis: Basis
  /** When the question was answered: "the last 30 days" are relative to it. */
  at: number
  most: number
}

/** What a number was counted from, as stored on this device; null while it is read. [ASST-18] */
export function useBasisRows(diary: Diary, { basis, at, most }: BasisRowsOptions): BasisRows | null {
  const store = columnsOf(diary)
  const seen = useSyncExternalStore(store.subscribe, store.current)
  if (seen.is === 'failed') throw seen.fault
  const lists = usePanelLists(diary)
  const columns = seen.is === 'read' ? seen.diary : null
  const ids = useMemo(() => {
    if (basis.ids !== null) return basis.ids
    if (columns === null) return null
    const { entries } = columns
    const { canonical, idToday } = namesOf(entries.items, basis.criteria ?? DEFAULT_CRITERIA, lists)
    return basisIds(entries, basis, { today: dayNumberOf(localNow(at)), canonical, idToday })
  }, [basis, at, columns, lists])
  const isByIds = basis.ids !== null
  const rows = useRows(
    diary,
    useMemo(() => (isByIds ? ids : (ids?.slice(0, most) ?? null)), [ids, isByIds, most]),
  )
  if (ids === null || rows === null) return null
  // By ids, entries deleted since are missing; by days, only existing ones were found.
  return { count: isByIds ? rows.length : ids.length, rows: rows.slice(0, most) }
}

/** In this order, without deleted rows. The old rows stay until new ones are read. */
function useRows(diary: Diary, ids: readonly string[] | null): readonly LocalRow[] | null {
  const [rows, setRows] = useState<readonly LocalRow[] | null>(null)
  useEffect(() => {
    if (ids === null) return
    let isWanted = true
    void readRows(diary, ids).then((read) => void (isWanted && setRows(read)))
    return () => {
      isWanted = false
    }
  }, [diary, ids])
  return rows
}

async function readRows(diary: Diary, ids: readonly string[]): Promise<LocalRow[]> {
  const { loaded } = await readAll(diary, await diary.tables.rows(ids))
  const byId = new Map(loaded.map(({ row }) => [row.clientId, row]))
  return ids.flatMap((id) => byId.get(id) ?? []).filter((row) => !isDeleted(row))
}
