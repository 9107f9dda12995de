import { isDeleted } from '@reprieve/domain/sync/localRow.ts'
import { expect, test } from 'vitest'
import type { Ask } from '../../api/ask.ts'
import { runSync } from '../runSync.ts'
import { aPass, everyRow, makeTestId, writeTestRecord } from '../testing/aPass.ts'
import { importFile } from '../testing/importFile.ts'
import { exportRows } from './exportDiary.ts'
import { undoImport } from './undoImport.ts'

test('[SYNC-11, LOCAL-29] an import that is taken back does not return from a server whose answer was lost', async () => {
  const source = aPass()
  // A restore changes the epoch, so this counts as another server than the one below.
  source.server.restore(source.server.snapshot())
  await writeTestRecord(source.diary, makeTestId(1), { note: 'of another account, where it was sent' })
  await runSync(source)
  const pass = aPass()
  await runSync(pass)
  await importFile(pass.diary, await exportRows(source.diary, { which: 'all' }))
  const ask: Ask = async (name, request, how) => {
    const answer = await pass.ask(name, request, how)
    return name === 'sync/get-all-records' ? answer : { reached: false }
  }
  await runSync({ ...pass, ask })
  expect(await undoImport(pass.diary, 'one')).toMatchObject({ value: { gone: 1, stayed: 0 } })
  await runSync(pass)
  expect((await everyRow(pass.diary)).filter((row) => !isDeleted(row))).toEqual([])
})
