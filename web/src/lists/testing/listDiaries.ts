import { itemsOfType } from '@reprieve/contract/lists/namedItems.ts'
import type { LabelledItem } from '@reprieve/domain/lists/editItem.ts'
import type { FieldType } from '@reprieve/domain/lists/listItem.ts'
import { idbTables } from '../../local/database/idbTables.ts'
import { openPersonDatabase } from '../../local/database/personDatabase.ts'
import { changeRows } from '../../local/rows/changeRows.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { aDiary, type TestDiary } from '../../local/testing/aDiary.ts'
import { fakeEngine } from '../../local/testing/fakeEngine.ts'
import { allListItems } from '../listTable.ts'

/** A diary on the real tables, in a separate engine. */
async function onDisk(): Promise<TestDiary> {
  const opened = await openPersonDatabase({ name: 'reprieve-a', onGone: () => {}, engine: fakeEngine() })
  if (!opened.ok) throw new Error(opened.reason)
  return aDiary({ tables: idbTables(opened.value) })
}

export const DIARIES: { where: string; open: () => Promise<TestDiary> }[] = [
  { where: 'in memory', open: () => Promise.resolve(aDiary()) },
  { where: 'in IndexedDB', open: onDisk },
]

/** The list as an English page shows it: every name is its own label. */
export const listIn = async (diary: Diary, type: FieldType): Promise<LabelledItem[]> =>
  itemsOfType(await allListItems(diary), type).map((item) => ({ ...item, label: item.name }))

/** What the sync does to a row, without a server. */
export const markListSent = (diary: Diary, id: string) =>
  changeRows(diary, [id], ({ rows }) => ({
    rows: [...rows.values()].map((row) => ({ ...row, sent: true, dirty: false, pend: new Set<string>() })),
  }))
