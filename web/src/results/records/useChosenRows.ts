import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { useEffect, useState } from 'react'
import { readAll, type Diary } from '../../local/rows.ts'
import { ENTRY_KINDS } from '../entriesReading.ts'
import { keepList, keptList } from './keptList.ts'
import { sameWhereUnchanged } from './sameRows.ts'

interface ChosenRows {
  rows: readonly LocalRow[] | null
  /** The ids that they were read from. */
  of?: readonly string[]
  fault?: unknown
}

/** The current rows of these ids, in this order; null until read. The old rows stay until new ones are read. */
export function useChosenRows(
  diary: Diary,
  ids: readonly string[],
  key: string,
): Pick<ChosenRows, 'rows' | 'of'> {
  const [seen, setSeen] = useState<ChosenRows>(() => keptList(diary, key) ?? { rows: null })
  useEffect(() => {
    let latest = 0
    const read = (): void => {
      const reading = ++latest
      const show = (next: (before: ChosenRows) => ChosenRows): void =>
        void (reading === latest && setSeen(next))
      readRows(diary, ids).then(
        (rows) => show((before) => ({ of: ids, rows: sameWhereUnchanged(rows, before.rows ?? []) })),
        (fault: unknown) => show((before) => (before.rows === null ? { rows: null, fault } : before)),
      )
    }
    // Notes are in no column: the rows may change even if no column does.
    const end = diary.doorbell.listen((change) => {
      if (change.some((kind) => ENTRY_KINDS.includes(kind))) read()
    })
    read()
    return () => {
      latest += 1
      end()
    }
  }, [diary, ids])
  const { rows, of } = seen
  useEffect(() => {
    if (rows !== null && of === ids) keepList(diary, { key, rows, of })
  }, [diary, key, ids, rows, of])
  if (seen.fault !== undefined) throw seen.fault
  return seen
}

async function readRows(diary: Diary, ids: readonly string[]): Promise<LocalRow[]> {
  const { loaded } = await readAll(diary, await diary.tables.rows(ids))
  const byId = new Map(loaded.map(({ row }) => [row.clientId, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
