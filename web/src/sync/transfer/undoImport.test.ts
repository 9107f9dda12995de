import { expect, test } from 'vitest'
import { offeredDrafts } from '../../local/drafts.ts'
import { aDiary, NOON } from '../../local/testing/aDiary.ts'
import { runSync } from '../runSync.ts'
import { aPass, everyRow, makeTestId, writeTestRecord } from '../testing/aPass.ts'
import { aDiaryFile, importFile, liveIds } from '../testing/importFile.ts'
import { exportRows } from './exportDiary.ts'
import { importDiary, readDiaryFile } from './importDiary.ts'
import { pastImports, undoImport } from './undoImport.ts'

test('[LOCAL-29] rows added by an import are removed; existing or changed ones stay', async () => {
  const diary = aDiary()
  await writeTestRecord(diary, makeTestId(1), { severity: 9 })
  await importFile(diary, await aDiaryFile(600))
  await writeTestRecord(diary, makeTestId(2), { note: 'mine by now' })
  expect(await pastImports(diary)).toMatchObject([{ importId: 'one', name: 'file.json', count: 599 }])
  expect(await undoImport(diary, 'one')).toEqual({ ok: true, value: { gone: 598, stayed: 1 } })
  expect((await everyRow(diary)).map(({ clientId }) => clientId)).toEqual([makeTestId(1), makeTestId(2)])
  expect(await offeredDrafts(diary)).toEqual([])
  expect(await pastImports(diary)).toEqual([])
})

test('[LOCAL-29] after a day it is no longer offered', async () => {
  let now = NOON
  const diary = aDiary({ now: () => now })
  await importFile(diary, await aDiaryFile(3))
  now += 25 * 3_600_000
  expect(await pastImports(diary)).toEqual([])
})

test('[LOCAL-29, SYNC-11] rows that the file added to an account are removed there too; those of the account stay', async () => {
  const file = await aDiaryFile(3)
  const pass = aPass()
  await importFile(pass.diary, file)
  await runSync(pass)
  const undone = await undoImport(pass.diary, 'one')
  expect(undone).toEqual({ ok: true, value: { gone: 3, stayed: 0 } })
  await runSync(pass)
  expect(await liveIds(pass.diary)).toEqual([])
  // A second device of the account imports its file before its first sync.
  const first = aPass()
  await writeTestRecord(first.diary, makeTestId(5), { severity: 5 })
  await runSync(first)
  const own = await exportRows(first.diary, { which: 'all' })
  const second = aPass({ server: first.server })
  await importFile(second.diary, own)
  await runSync(second)
  expect(await undoImport(second.diary, 'one')).toEqual({ ok: true, value: { gone: 0, stayed: 1 } })
  await runSync(second)
  await runSync(first)
  expect(await liveIds(first.diary)).toEqual([makeTestId(5)])
})

test('[LOCAL-29] an import that is called off between two pieces can be taken back, or gone on with', async () => {
  const file = await aDiaryFile(600)
  const diary = aDiary()
  const read = await readDiaryFile(file, { now: NOON })
  if (!read.ok) throw new Error(read.reason)
  const stop = new AbortController()
  const done = await importDiary(diary, read.value, {
    importId: 'one',
    name: 'f',
    whose: 'w',
    onProgress: () => stop.abort(),
    signal: stop.signal,
  })
  expect(done).toMatchObject({ ok: true, value: { isCancelled: true, counts: { new: 250 } } })
  expect(await importFile(diary, file, 'two')).toMatchObject({ counts: { new: 350, same: 250 } })
  expect(new Set((await pastImports(diary)).map(({ count }) => count))).toEqual(new Set([250, 350]))
})

test('[LOCAL-29] removed rows come back if the person imports the file again', async () => {
  const file = await aDiaryFile(3)
  const pass = aPass()
  await importFile(pass.diary, file)
  await runSync(pass)
  await undoImport(pass.diary, 'one')
  await runSync(pass)
  expect(await liveIds(pass.diary)).toEqual([])
  expect(await importFile(pass.diary, file, 'two')).toMatchObject({ counts: { new: 3 } })
  await runSync(pass)
  const second = aPass({ server: pass.server })
  await runSync(second)
  expect((await liveIds(second.diary)).length).toBe(3)
  expect(await undoImport(pass.diary, 'two')).toEqual({ ok: true, value: { gone: 3, stayed: 0 } })
})
