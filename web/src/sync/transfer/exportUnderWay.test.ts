import { expect, test } from 'vitest'
import type { Ask } from '../../api/ask.ts'
import { runSync } from '../runSync.ts'
import { aPass, idOf, write } from '../testing/aPass.ts'
import { exportRows } from './exportDiary.ts'
import { readDiaryFile } from './importDiary.ts'

test('[SYNC-11, LOCAL-29] a file says of what may be under way that a server may know it', async () => {
  const pass = aPass()
  await write(pass.diary, idOf(1), { note: 'sent, and the answer was lost' })
  const ask: Ask = async (name, request, how) => {
    const answer = await pass.ask(name, request, how)
    return name === 'sync/get-all-records' ? answer : { reached: false }
  }
  await runSync({ ...pass, ask })
  await write(pass.diary, idOf(2), { note: 'not sent' })
  for (const which of ['all', 'unsent'] as const) {
    const file = await readDiaryFile(await exportRows(pass.diary, { which }), { now: pass.diary.now() })
    if (!file.ok) throw new Error(file.reason)
    expect(file.value.rows.map(({ clientId, sent }) => [clientId, sent])).toEqual([
      [idOf(1), true],
      [idOf(2), false],
    ])
  }
})
