import { quarantineRow } from '@reprieve/domain/sync/quarantine.ts'
import { expect, test } from 'vitest'
import { changeRows } from '../../local/rows/changeRows.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { aDiary } from '../../local/testing/aDiary.ts'
import { retryQuarantined } from '../retryQuarantined.ts'
import { deleteTestRow, rowAt, writeRow } from '../testing/aPass.ts'
import { resendEverything } from './pullPages.ts'
import { markSent } from './pushRows.ts'

/** A catalogue entry has the same id each time it is added (D30). */
const ENTRY = { clientId: '869ecb9c-7677-5e21-ae62-e9b0528eb5f3', kind: 'condition' }
const name = { value: 'Headaches' }

/** Another tab drops the row and adds it again, between the read and the write of this one. */
function interrupted(diary: Diary): Diary {
  let isFirst = true
  return {
    ...diary,
    tables: {
      ...diary.tables,
      write: async (batch) => {
        if (isFirst) {
          isFirst = false
          await deleteTestRow(diary, ENTRY.clientId)
          await writeRow(diary, ENTRY, { name })
          await writeRow(diary, ENTRY, { icon: { icon_code: 'new' } })
        }
        return diary.tables.write(batch)
      },
    },
  }
}

const edit = (diary: Diary): Promise<unknown> => writeRow(diary, ENTRY, { icon: { icon_code: 'old' } })
const putAside = (diary: Diary): Promise<unknown> =>
  changeRows(diary, [ENTRY.clientId], ({ rows }) => ({
    rows: [...rows.values()].map((row) => quarantineRow(row, 227)),
  }))

test.each<[string, typeof edit, (diary: Diary) => Promise<unknown>]>([
  ['sent', edit, async (diary) => markSent(diary, [await rowAt(diary, ENTRY.clientId)])],
  ['offered again', edit, (diary) => resendEverything(diary, 'another epoch')],
  ['tried again', putAside, retryQuarantined],
])('[SYNC-14] a row that is %s does not overwrite one created again under its id', async (_, begin, act) => {
  const diary = aDiary()
  await writeRow(diary, ENTRY, { name })
  await begin(diary)
  await act(interrupted(diary))
  const row = await rowAt(diary, ENTRY.clientId)
  expect(row.groups.get('icon')?.v).toEqual({ icon_code: 'new' })
})
