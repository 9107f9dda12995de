import { settingsClientId } from '@reprieve/contract/ids.ts'
import { makeStamp } from '@reprieve/domain/sync/stamp.ts'
import { expect, test } from 'vitest'
import type { Diary } from '../../local/rows/rows.ts'
import { aDiary, NOON } from '../../local/testing/aDiary.ts'
import { runSync } from '../runSync.ts'
import { aPass, everyRow, makeTestId, deleteTestRow, writeTestRecord, writeRow } from '../testing/aPass.ts'
import { aDiaryFile, importFile, liveIds } from '../testing/importFile.ts'
import { exportRows } from './exportDiary.ts'
import { readFileContents } from './fileContents.ts'
import { readDiaryFile } from './importDiary.ts'
import { pastImports, undoImport } from './undoImport.ts'

const DAY_MS = 86_400_000

const nameItem = (diary: Diary, n: number, name: string) =>
  writeRow(diary, { clientId: makeTestId(n), kind: 'list_field' }, { name: { name } })

const fileOf = (entries: object): Blob =>
  new Blob([JSON.stringify({ product: 'Reprieve', format: 1, whose: 'x', rows: [], ...entries })])

const contentsIn = async (file: Blob) => {
  const read = await readDiaryFile(file, { now: NOON })
  if (!read.ok) throw new Error(read.reason)
  return readFileContents(read.value)
}

test('[LOCAL-29] the settings of another diary do not replace those here', async () => {
  const home = { clientId: settingsClientId('home'), kind: 'home' }
  const other = aDiary({ now: () => NOON + 9_000 })
  await writeRow(other, home, { home: { first: 'theirs' }, later: { second: 'theirs' } })
  const mine = aDiary()
  await writeRow(mine, home, { home: { first: 'mine' } })
  await importFile(mine, await exportRows(other, { which: 'all' }))
  const [row] = await everyRow(mine)
  expect(row!.groups.get('home')!.v).toEqual({ first: 'mine' })
  expect(row!.groups.get('later')!.v).toEqual({ second: 'theirs' })
})

test('[LOCAL-29] a row changed before a second import of the file is not undone with it', async () => {
  const other = aDiary()
  await nameItem(other, 1, 'theirs')
  const first = await exportRows(other, { which: 'all' })
  await nameItem(other, 2, 'later')
  const second = await exportRows(other, { which: 'all' })
  const mine = aDiary({ now: () => NOON + 5_000 })
  await importFile(mine, first)
  await nameItem(mine, 1, 'my own words')
  await undoImport(mine, 'one')
  await importFile(mine, second, 'two')
  expect(await pastImports(mine)).toMatchObject([{ importId: 'two', count: 1 }])
  expect(await undoImport(mine, 'two')).toEqual({ ok: true, value: { gone: 1, stayed: 0 } })
  expect((await everyRow(mine)).map(({ clientId }) => clientId)).toEqual([makeTestId(1)])
})

test('[LOCAL-29, SYNC-9] a row with stamps of a clock far ahead that was changed since stays', async () => {
  const other = aDiary({ now: () => NOON + 100 * DAY_MS })
  await nameItem(other, 1, 'theirs')
  const pass = aPass()
  await importFile(pass.diary, await exportRows(other, { which: 'all' }))
  await runSync(pass)
  await runSync(pass)
  await nameItem(pass.diary, 1, 'my own words')
  expect(await undoImport(pass.diary, 'one')).toEqual({ ok: true, value: { gone: 0, stayed: 1 } })
})

test('[LOCAL-29] of two tabs that import one file at the same time only the one that added an entry undoes it', async () => {
  const file = await aDiaryFile(3)
  const diary = aDiary()
  const { tables } = diary
  let isFirst = true
  // The second import runs between the read and the write of the first one.
  const write: typeof tables.write = async (batch) => {
    if (isFirst && (batch.rows ?? []).length > 0) {
      isFirst = false
      await importFile({ ...diary, tables }, await aDiaryFile(2), 'two')
    }
    return tables.write(batch)
  }
  await importFile({ ...diary, tables: { ...tables, write } }, file)
  const counts = (await pastImports(diary)).map(({ importId, count }) => [importId, count])
  expect(new Map(counts as [string, number][])).toEqual(
    new Map([
      ['one', 1],
      ['two', 2],
    ]),
  )
})

test('[LOCAL-29] a time outside the calendar is not part of the span', async () => {
  const s = makeStamp({ ms: NOON, counter: 0 }, 'aaaaaaaaaaaa')
  const at = (n: number, timing: number) => ({
    client_id: makeTestId(n),
    kind: 'record',
    groups: { timing: { v: { timing }, s } },
  })
  expect(await contentsIn(fileOf({ rows: [at(1, 1e300), at(2, -9e15), at(3, NOON)] }))).toMatchObject({
    total: 3,
    span: { from: NOON, to: NOON },
  })
  expect((await contentsIn(fileOf({ rows: [at(1, 8.64e15)] }))).span).toBeNull()
})

test('[LOCAL-29] a file with only a trash, or with unreadable rows, does not count as empty', async () => {
  const thing = { id: 't', at: NOON, content: { kind: 'record' } }
  expect(await contentsIn(fileOf({ trash: [thing] }))).toMatchObject({ total: 0, deleted: 1 })
  const broken = { table: 'rows', key: 'k', raw: 1, why: 'w', at: NOON }
  expect(await contentsIn(fileOf({ unreadable: [broken] }))).toMatchObject({
    total: 1,
    counts: { others: 1 },
  })
})

test('[LOCAL-29] a write during an import stays as written', async () => {
  const diary = aDiary()
  await importFile(diary, await aDiaryFile(2))
  await writeTestRecord(diary, makeTestId(1), { severity: 9 })
  await importFile(diary, await aDiaryFile(2), 'two')
  expect((await everyRow(diary))[0]!.groups.get('severity')!.v).toEqual({ severity: 9 })
})

test('[LOCAL-29] a row deleted before an import was undone stays deleted when it is imported again', async () => {
  const file = await aDiaryFile(3)
  const pass = aPass()
  await importFile(pass.diary, file)
  await runSync(pass)
  await deleteTestRow(pass.diary, makeTestId(1))
  await undoImport(pass.diary, 'one')
  expect(await importFile(pass.diary, file, 'two')).toMatchObject({ counts: { new: 2, 'deleted-here': 1 } })
  expect(new Set(await liveIds(pass.diary))).toEqual(new Set([makeTestId(2), makeTestId(3)]))
})

test('[LOCAL-29] a row deleted in a file is deleted at each import of the file', async () => {
  const other = aPass()
  await writeTestRecord(other.diary, makeTestId(1), { severity: 3 })
  await runSync(other)
  await deleteTestRow(other.diary, makeTestId(1))
  const file = await exportRows(other.diary, { which: 'all' })
  const mine = aDiary()
  await importFile(mine, file)
  await undoImport(mine, 'one')
  await importFile(mine, file, 'two')
  expect(await liveIds(mine)).toEqual([])
})
