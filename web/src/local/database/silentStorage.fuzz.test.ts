import { newClientId } from '@reprieve/contract/ids.ts'
import { forceCloseDatabase } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveNewRecord } from '../../records/recordTable.ts'
import { aPain } from '../../records/testing/aFinishedRecord.ts'
import type { Engine } from './idb.ts'
import { idbTables } from './idbTables.ts'
import { followPageLeft } from './leftPage.ts'
import { openPersonDatabase } from './personDatabase.ts'
import { SCHEMA_VERSION } from './personSchema.ts'
import type { Diary } from '../rows/rows.ts'
import { aDiary, NOON } from '../testing/aDiary.ts'
import { fakeEngine, holdStores } from '../testing/fakeEngine.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 2_000 : 60
const DATABASE = { name: 'reprieve-a', version: SCHEMA_VERSION }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const page = new EventTarget()
followPageLeft(page)

type Act =
  | { is: 'save' }
  /** The storage does not answer for this long, or forever. */
  | { is: 'hold'; ms: number }
  /** The browser closes the connection during an operation. */
  | { is: 'die' }
  | { is: 'leave' }
  | { is: 'come-back' }
  | { is: 'wait'; ms: number }

const anAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Act>({ is: 'save' }) },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('hold' as const),
      ms: fc.constantFrom(500, 3_900, 6_000, 60_000),
    }),
  },
  { weight: 2, arbitrary: fc.constant<Act>({ is: 'die' }) },
  { weight: 1, arbitrary: fc.constant<Act>({ is: 'leave' }) },
  { weight: 1, arbitrary: fc.constant<Act>({ is: 'come-back' }) },
  {
    weight: 4,
    arbitrary: fc.record({ is: fc.constant('wait' as const), ms: fc.constantFrom(0, 10, 1_000, 4_500) }),
  },
)

/** The engine gets some turns, then the clock advances. */
async function pass(ms: number): Promise<void> {
  const step = Math.max(250, ms / 40)
  for (let left = ms; left >= 0; left -= step) {
    for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(Math.min(step, left))
  }
}

interface Place {
  engine: Engine
  diary: Diary
  /** Connections of this page, the newest last. */
  connections: IDBDatabase[]
}

async function aPlace(): Promise<Place> {
  const real = fakeEngine()
  const connections: IDBDatabase[] = []
  const open = (name: string, version?: number): IDBOpenDBRequest => {
    const opening = real.indexedDB.open(name, version)
    opening.addEventListener('success', () => connections.push(opening.result))
    return opening
  }
  const indexedDB = {
    open,
    deleteDatabase: (name: string) => real.indexedDB.deleteDatabase(name),
  } as IDBFactory
  const opened = await openPersonDatabase({
    name: DATABASE.name,
    onGone: () => {},
    engine: { ...real, indexedDB },
  })
  if (!opened.ok) throw new Error(opened.reason)
  return { engine: real, diary: aDiary({ tables: idbTables(opened.value) }), connections }
}

/** Runs one person's acts on this storage: how often each record is stored at the end, and whether every save ended. */
async function live(acts: readonly Act[]): Promise<{ copies: number[]; isEnded: boolean; unsaved: number }> {
  const { engine, diary, connections } = await aPlace()
  const ids: string[] = []
  const saves: Promise<boolean>[] = []
  const held = new Set<() => Promise<void>>()
  let ended = 0
  const save = (id: string): Promise<boolean> =>
    saveNewRecord(diary, aPain(7), { draftId: id }).then(({ ok }) => {
      ended += 1
      return ok
    })
  const hold = async (ms: number): Promise<void> => {
    const letGo = await holdStores(engine, DATABASE)
    held.add(letGo)
    setTimeout(() => held.delete(letGo) && void letGo(), ms)
  }
  for (const act of acts) {
    if (act.is === 'save') {
      const id = newClientId(NOON + ids.length)
      ids.push(id)
      saves.push(save(id))
    }
    if (act.is === 'hold' && held.size === 0) await hold(act.ms)
    if (act.is === 'die') forceCloseDatabase(connections.at(-1) as never)
    if (act.is === 'leave') page.dispatchEvent(new Event('pagehide'))
    if (act.is === 'come-back') page.dispatchEvent(new Event('pageshow'))
    if (act.is === 'wait') await pass(act.ms)
  }
  page.dispatchEvent(new Event('pageshow'))
  // Longer than any save may take: a read and a write, each with a retry.
  await pass(60_000)
  const isEnded = ended === saves.length
  for (const letGo of held) void letGo()
  await pass(1_000)
  const answers = await Promise.all(saves)
  // The person presses Save again if the app said that it was not saved.
  const again = ids.filter((_, index) => answers[index] === false).map(save)
  await pass(1_000)
  const unsaved = (await Promise.all(again)).filter((isSaved) => !isSaved).length
  const rows = (await diary.tables.everyRow()) as { clientId: string; localId: number }[]
  const numbers = new Set(rows.map(({ localId }) => localId))
  expect(numbers.size).toBe(rows.length)
  return { copies: ids.map((id) => rows.filter(({ clientId }) => clientId === id).length), isEnded, unsaved }
}

test(
  '[LOCAL-34, LOCAL-35, LOCAL-37] whatever the storage does, every save ends, and each record is stored once',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anAct, { minLength: 2, maxLength: 14 }), async (acts) => {
        const { copies, isEnded, unsaved } = await live(acts)
        expect({ isEnded, unsaved, twice: copies.filter((count) => count !== 1) }).toEqual({
          isEnded: true,
          unsaved: 0,
          twice: [],
        })
      }),
      { numRuns: runs },
    )
  },
  runs * 2_000,
)
