import { isDeleted } from '@reprieve/domain/sync/localRow.ts'
import { expect, test } from 'vitest'
import { aDiary, NOON } from '../../local/testing/aDiary.ts'
import { aDisk, type Disk } from '../../local/testing/aDisk.ts'
import { runSync } from '../runSync.ts'
import {
  aPass,
  everyRow,
  makeTestId,
  deleteTestRow,
  writeTestRecord,
  type TestPass,
} from '../testing/aPass.ts'
import { WireServer } from '../testing/wireServer.ts'
import { PASS_LIMITS } from './syncPass.ts'

const SMALL = { ...PASS_LIMITS, page: 2, bulk: 2 }
const COUNT = 5

const passOn = async (disk: Disk, server: WireServer): Promise<TestPass> =>
  aPass({ diary: aDiary({ tables: await disk.open() }), server, limits: SMALL })

const records = async ({ diary }: TestPass, from: number): Promise<void> => {
  for (let n = from; n < from + COUNT; n++)
    await writeTestRecord(diary, makeTestId(n), { note: `note ${n}`, timing: NOON })
}

/** Syncs until the power fails, at any moment. */
const syncOrEnd = async (pass: TestPass): Promise<void> => {
  await runSync(pass).catch((error: Error) => expect(error.message).toBe('the power is gone'))
}

const shown = async (pass: TestPass): Promise<string[]> =>
  (await everyRow(pass.diary))
    .map(
      ({ clientId, dirty, groups }) =>
        `${clientId} ${dirty} ${[...groups]
          .map((group) => JSON.stringify(group))
          .sort()
          .join()}`,
    )
    .sort()

/** A device with some records joins an account with others, and loses power at one of its writes. */
async function cutAt(failAt: number): Promise<{ disk: Disk; server: WireServer }> {
  const server = new WireServer()
  const other = aPass({ server })
  await records(other, 1)
  await runSync(other)
  const disk = aDisk(failAt)
  const before = await passOn(disk, server)
  await records(before, 11)
  await syncOrEnd(before)
  return { disk, server }
}

const WRITES = Array.from({ length: 8 }, (_, n) => COUNT + 1 + n)

test('[LOCAL-30] the writes of a first sync are those at which the power is cut', async () => {
  const { disk } = await cutAt(Infinity)
  expect(disk.writes()).toBe(WRITES.at(-1))
})

test.each([...WRITES, Infinity])(
  '[LOCAL-30, SYNC I1, SYNC I2, SYNC I3] a power failure at write %d loses only what is pulled or sent again',
  async (failAt) => {
    const { disk, server } = await cutAt(failAt)
    const after = await passOn(disk, server)
    expect(await runSync(after)).toEqual({ is: 'done' })
    const fresh = aPass({ server })
    await runSync(fresh)
    expect(server.content.items.size).toBe(2 * COUNT)
    expect(await shown(after)).toEqual(await shown(fresh))
  },
)

test.each([...WRITES, Infinity])(
  '[LOCAL-30, SYNC-11, SYNC I7] a row sent before a power failure at write %d, and deleted after it, does not come back',
  async (failAt) => {
    const { disk, server } = await cutAt(failAt)
    const after = await passOn(disk, server)
    await deleteTestRow(after.diary, makeTestId(11))
    await runSync(after)
    const fresh = aPass({ server })
    await runSync(fresh)
    const living = (await everyRow(fresh.diary)).filter((row) => !isDeleted(row))
    expect(living.map(({ clientId }) => clientId)).not.toContain(makeTestId(11))
  },
)
