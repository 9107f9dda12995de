import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Ask } from '../api/ask.ts'
import type { Engine } from '../local/database/idb.ts'
import { idbTables } from '../local/database/idbTables.ts'
import { openPersonDatabase } from '../local/database/personDatabase.ts'
import { SCHEMA_VERSION } from '../local/database/personSchema.ts'
import { aDiary, type TestDiary } from '../local/testing/aDiary.ts'
import { fakeEngine, holdStores } from '../local/testing/fakeEngine.ts'
import { runSync } from './runSync.ts'
import { aPass, askWireServer, makeTestId, writeTestRecord } from './testing/aPass.ts'
import { WireServer } from './testing/wireServer.ts'
import { countUnsent } from './unsentCount.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const DATABASE = { name: 'reprieve-a', version: SCHEMA_VERSION }

async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 250) {
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(250)
  }
}

async function aDiaryOn(engine: Engine): Promise<TestDiary> {
  const opened = await openPersonDatabase({ name: DATABASE.name, onGone: () => {}, engine })
  if (!opened.ok) throw new Error(opened.reason)
  return aDiary({ tables: idbTables(opened.value) })
}

test.each([1, 2, 3])(
  '[LOCAL-34, SYNC-11] a pass ends when the storage falls silent with answer %i, and the next pass sends each row once',
  async (silentAt) => {
    const engine = fakeEngine()
    const diary = await aDiaryOn(engine)
    const server = new WireServer()
    const id = makeTestId(silentAt)
    await writeTestRecord(diary, id, { severity: 7, timing: 1 })
    let release = (): Promise<void> => Promise.resolve()
    let asked = 0
    const plain = askWireServer(server, diary)
    const ask: Ask = async (name, request, how) => {
      const answer = await plain(name, request, how)
      asked += 1
      if (asked === silentAt) release = await holdStores(engine, DATABASE)
      return answer
    }
    let end: unknown = 'running'
    void runSync(aPass({ server, diary, ask })).then(
      (ended) => (end = ended),
      () => (end = 'failed'),
    )
    await pass(60_000)
    expect(end).not.toBe('running')
    await release()
    const again = runSync(aPass({ server, diary }))
    await pass(1_000)
    expect(await again).toEqual({ is: 'done' })
    expect((await countUnsent(diary)).unsent).toBe(0)
    expect([...server.content.items.keys()]).toEqual([id])
  },
)
