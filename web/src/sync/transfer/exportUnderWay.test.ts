import { expect, test } from 'vitest'
import type { Ask } from '../../api/ask.ts'
import { runSync } from '../runSync.ts'
import { aPass, makeTestId, writeTestRecord } from '../testing/aPass.ts'
import { isDiaryPart, findMissingDiary } from './ExportStatus.tsx'
import { exportRows } from './exportDiary.ts'
import { readDiaryFile } from './importDiary.ts'

test('[SYNC-11, LOCAL-29] a file marks rows in flight as possibly known to a server', async () => {
  const pass = aPass()
  await writeTestRecord(pass.diary, makeTestId(1), { note: 'sent, and the answer was lost' })
  const ask: Ask = async (name, request, how) => {
    const answer = await pass.ask(name, request, how)
    return name === 'sync/get-all-records' ? answer : { reached: false }
  }
  await runSync({ ...pass, ask })
  await writeTestRecord(pass.diary, makeTestId(2), { note: 'not sent' })
  for (const which of ['all', 'unsent'] as const) {
    const file = await readDiaryFile(await exportRows(pass.diary, { which }), { now: pass.diary.now() })
    if (!file.ok) throw new Error(file.reason)
    expect(file.value.rows.map(({ clientId, sent }) => [clientId, sent])).toEqual([
      [makeTestId(1), true],
      [makeTestId(2), false],
    ])
  }
})

test('[FILE-4] before the end of the first sync a file says that something may be missing, and then no more', async () => {
  const pass = aPass()
  await writeTestRecord(pass.diary, makeTestId(1), { note: 'mine' })
  const headOf = async (is: 'user' | 'anonymous') => {
    const who = is === 'user' ? ({ is, id: '7' } as const) : ({ is } as const)
    const lacks = await findMissingDiary({ ...pass.diary, who })
    const text = await (await exportRows(pass.diary, { which: 'all', lacks })).text()
    const line = text.slice(0, text.indexOf('\n'))
    const { missing } = JSON.parse(`${line.replace(/,\s*$/, '')}}`) as { missing?: { part: string }[] }
    return [lacks.some(isDiaryPart), missing?.map(({ part }) => part)]
  }
  expect([await headOf('user'), await headOf('anonymous')]).toEqual([
    [true, ['diary']],
    [false, undefined],
  ])
  await runSync(pass)
  expect(await headOf('user')).toEqual([false, undefined])
})
