import { expect, test } from 'vitest'
import type { Ask } from '../../api/ask.ts'
import type { Batch, Tables } from '../../local/tables.ts'
import { runSync } from '../runSync.ts'
import { aPass, makeTestId, writeTestRecord, type TestPass } from '../testing/aPass.ts'
import { PASS_LIMITS, type Pass } from './syncPass.ts'

const ONE_LANE = { ...PASS_LIMITS, bulk: 1, lanes: 1 }

const some = async ({ diary }: TestPass, count: number): Promise<void> => {
  for (let n = 1; n <= count; n++) await writeTestRecord(diary, makeTestId(n), { note: `note ${n}` })
}

const isResponse = ({ rows = [] }: Batch): boolean => rows.length > 0

/** The pass, with a disk that stores no response until told. */
function withHeldResponses(pass: TestPass): { held: Pass; release: () => void } {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => void (release = resolve))
  const { tables } = pass.diary
  const slow: Tables = {
    ...tables,
    write: async (batch) => {
      if (isResponse(batch)) await released
      return tables.write(batch)
    },
  }
  return { held: { ...pass, diary: { ...pass.diary, tables: slow } }, release }
}

const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 20))

const pushesOf = ({ requests }: TestPass): number =>
  requests.filter(({ name }) => name === 'sync/create-records').length

test('[SYNC-51] the next request leaves before the last response is stored, and not the one after it', async () => {
  const pass = aPass({ limits: ONE_LANE })
  await some(pass, 4)
  const { held, release } = withHeldResponses(pass)
  const end = runSync(held)
  await settled()
  expect(pushesOf(pass)).toBe(2)
  release()
  expect([await end, pushesOf(pass), await pass.diary.tables.countDirty()]).toEqual([{ is: 'done' }, 4, 0])
})

test('[SYNC-51, SYNC I1, SYNC I3] what was answered and not stored is sent again, and is there once', async () => {
  const pass = aPass({ limits: ONE_LANE })
  await some(pass, 3)
  const { held } = withHeldResponses(pass)
  void runSync(held)
  await settled()
  await runSync(pass)
  const other = aPass({ server: pass.server })
  await runSync(other)
  expect([await pass.diary.tables.countDirty(), (await other.diary.tables.rowsOf('record')).length]).toEqual([
    0, 3,
  ])
})

test('[SYNC-51, SYNC-14] a row that is edited while its bulk waits leaves as it is then', async () => {
  const pass = aPass({ limits: ONE_LANE })
  await some(pass, 2)
  const sent: boolean[] = []
  const ask: Ask = async (name, request, how) => {
    const answer = await pass.ask(name, request, how)
    if (name !== 'sync/create-records') return answer
    sent.push(JSON.stringify(request).includes('later'))
    if (sent.length === 1) await writeTestRecord(pass.diary, makeTestId(2), { note: 'later' })
    return answer
  }
  await runSync({ ...pass, ask })
  expect([sent, await pass.diary.tables.countDirty()]).toEqual([[false, true], 0])
})
