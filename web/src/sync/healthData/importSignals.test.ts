import type { FileMonth } from '@reprieve/domain/signals/mergeFileDays.ts'
import type { DayValues } from '@reprieve/domain/signals/measures.ts'
import type { SignalMonth } from '@reprieve/domain/signals/signalMonth.ts'
import { isDeleted } from '@reprieve/domain/sync/localRow.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { changeRows } from '../../local/rows/changeRows.ts'
import { readRowsOfKind, type Diary } from '../../local/rows/rows.ts'
import { aDiary, NOON } from '../../local/testing/aDiary.ts'
import { deleteSource, readSignals, saveDayValues } from '../../signals/signalTable.ts'
import { importFile } from '../testing/importFile.ts'
import { exportRows } from '../transfer/exportDiary.ts'
import { findTrash } from '../trash/findTrash.ts'
import { restoreTrashed } from '../trash/TrashRows.tsx'
import { importSignals, pastSignalImports, undoSignalImport } from './importSignals.ts'

const months = (count: number, values: DayValues, fileDay = '2026-12-31'): FileMonth[] =>
  Array.from({ length: count }, (_, n) => ({
    source: 'apple-health',
    month: `${2020 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`,
    fileDay,
    days: new Map([[1, values]]),
  }))
const file = (importId: string) => ({ importId, name: 'export.zip' })
const stored = async (diary: Diary) =>
  (await readSignals(diary)).toSorted(byMonth).map(({ source, month, days }) => [source, month, days.get(1)])
const byMonth = (one: SignalMonth, other: SignalMonth): number =>
  `${one.month} ${one.source}` < `${other.month} ${other.source}` ? -1 : 1
const versions = async (diary: Diary) =>
  new Map((await readRowsOfKind(diary, 'signal')).map(({ clientId, ver }) => [clientId, ver]))

test('[SIG-4, SIG-2] the same file twice changes nothing, and writes nothing', async () => {
  const diary = aDiary()
  expect(await importSignals(diary, months(30, { sleep: 400 }), file('a'))).toEqual({ ok: true, value: 30 })
  const before = await versions(diary)
  expect(await importSignals(diary, months(30, { sleep: 400 }), file('b'))).toEqual({ ok: true, value: 0 })
  expect(await versions(diary)).toEqual(before)
  expect((await pastSignalImports(diary)).map(({ importId }) => importId)).toEqual(['a'])
})

test('[SIG-4] an import that breaks off leaves whole months, and the same file again finishes it', async () => {
  const diary = aDiary()
  let writes = 0
  const broken: Diary = {
    ...diary,
    tables: {
      ...diary.tables,
      write: async (batch) => {
        writes += (batch.rows ?? []).length > 0 ? 1 : 0
        return writes > 1 ? { ok: false, reason: 'storage-gone' } : diary.tables.write(batch)
      },
    },
  }
  expect(await importSignals(broken, months(30, { sleep: 400 }), file('a'))).toEqual({
    ok: false,
    reason: 'storage-gone',
  })
  expect(await stored(diary)).toHaveLength(12)
  expect(await importSignals(diary, months(30, { sleep: 400 }), file('b'))).toEqual({ ok: true, value: 18 })
})

test('[SIG-2] an import is undone: new months go, changed ones have their values again, and later edits stay', async () => {
  const diary = aDiary()
  await importSignals(diary, months(2, { sleep: 300, steps: 9 }), file('a'))
  const before = await stored(diary)
  await importSignals(diary, months(4, { sleep: 400 }), file('b'))
  expect((await pastSignalImports(diary)).map(({ importId }) => importId).sort()).toEqual(['a', 'b'])
  // Somebody else's file, after it.
  await importSignals(diary, months(1, { exercise: 5 }), file('c'))
  expect(await undoSignalImport(diary, 'b')).toEqual({ ok: true, value: { stayed: 1 } })
  expect(await stored(diary)).toEqual([
    ['apple-health', '2020-01', { sleep: 400, steps: 9, exercise: 5 }],
    before[1],
  ])
  expect((await pastSignalImports(diary)).map(({ importId }) => importId)).not.toContain('b')
})

test('[SIG-2] the undo is offered for 24 hours', async () => {
  let now = NOON
  const diary = aDiary({ now: () => now })
  await importSignals(diary, months(1, { sleep: 300 }), file('a'))
  now += 24 * HOUR_MS + 1
  expect(await pastSignalImports(diary)).toEqual([])
})

test('[SIG-12] values by hand have a source of their own, and an empty field removes one', async () => {
  const diary = aDiary()
  await importSignals(diary, months(1, { sleep: 300 }), file('a'))
  await saveDayValues(diary, '2020-01-01', { sleep: 420, steps: 5 })
  await saveDayValues(diary, '2020-01-01', { sleep: null })
  expect(await stored(diary)).toEqual([
    ['apple-health', '2020-01', { sleep: 300 }],
    ['self', '2020-01', { steps: 5 }],
  ])
})

test('[SIG-8] a deleted source is one line of the trash, comes back whole, and begins anew if it is read again', async () => {
  const diary = aDiary()
  await importSignals(diary, months(30, { sleep: 400, steps: 7 }), file('a'))
  await deleteSource(diary, await readSignals(diary))
  expect(await readSignals(diary)).toEqual([])
  const trash = await findTrash(diary)
  expect(trash).toMatchObject([{ kind: 'signal' }])
  expect(trash[0]!.others).toHaveLength(29)
  expect(await restoreTrashed(diary, trash[0]!)).toEqual({ ok: true, value: 'restored' })
  expect(await stored(diary)).toHaveLength(30)
  expect(await findTrash(diary)).toEqual([])
})

test('[SIG-8] a month that a server knows is deleted with a tombstone, and old days do not come back with new ones', async () => {
  const diary = aDiary()
  await importSignals(diary, months(1, { sleep: 400 }), file('a'))
  const [row] = await readRowsOfKind(diary, 'signal')
  await markSent(diary, row!.clientId)
  await deleteSource(diary, await readSignals(diary))
  expect((await readRowsOfKind(diary, 'signal')).map(isDeleted)).toEqual([true])
  const again = { ...months(1, {})[0]!, days: new Map([[2, { sleep: 350 }]]) }
  await importSignals(diary, [again], file('b'))
  expect((await readSignals(diary)).map(({ days }) => [...days])).toEqual([[[2, { sleep: 350 }]]])
})

async function markSent(diary: Diary, clientId: string): Promise<void> {
  await changeRows(diary, [clientId], ({ rows, state }) => ({
    rows: [...rows.values()].map((row) => ({ ...row, sent: true, idOnServer: 7 })),
    state,
  }))
}

test('[COMP-3, SIG-8] day values are in the file of the diary, and come back from it', async () => {
  const diary = aDiary()
  await importSignals(diary, months(14, { sleep: 400, steps: 7 }), file('a'))
  await saveDayValues(diary, '2020-01-01', { sleep: 420 })
  const other = aDiary()
  await importFile(other, await exportRows(diary, { which: 'all' }))
  expect(await stored(other)).toEqual(await stored(diary))
  // The same health file on the other device has the same rows.
  expect(await importSignals(other, months(14, { sleep: 400 }), file('b'))).toEqual({ ok: true, value: 0 })
})
