import { RESULT } from '@reprieve/contract/codes.ts'
import { CALLS } from '@reprieve/contract/calls.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Ask } from '../../api/ask.ts'
import { findUnsent } from '../../sync/logout/unsent.ts'
import { runSync } from '../../sync/runSync.ts'
import {
  aPass,
  askWireServer,
  everyRow,
  makeTestId,
  writeTestRecord,
  type TestPass,
} from '../../sync/testing/aPass.ts'
import { WireServer } from '../../sync/testing/wireServer.ts'
import { exportRows } from '../../sync/transfer/exportDiary.ts'
import { countUnsent } from '../../sync/unsentCount.ts'
import { fetchAgain } from '../../sync/waiting/fetchAgain.ts'
import { findWaiting } from '../../sync/waiting/findWaiting.ts'
import { idbTables } from '../database/idbTables.ts'
import { openPersonDatabase, type PersonDatabase } from '../database/personDatabase.ts'
import { latestRows, sweepRows } from './rows.ts'
import type { Raw } from '../tables.ts'
import { aDiary } from '../testing/aDiary.ts'
import { fakeEngine } from '../testing/fakeEngine.ts'
import { JUNKS, tornValue, type Tear } from '../testing/tornValue.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 2_000 : 25
const LIMIT_MS = Math.max(120_000, runs * 2_000)
const ROWS = 6
const SENT = [0, 1, 2]
const EDITED = [2]

const word = (n: number): string => `word ${n} of the person`
const ids = Array.from({ length: ROWS }, (_, n) => makeTestId(n))

interface Torn {
  pass: TestPass
  database: PersonDatabase
}

/** Three rows that the server has, one of them changed since, and three that only this device has. */
async function aFullDiary(): Promise<Torn> {
  const opened = await openPersonDatabase({ name: 'reprieve-a', onGone: () => {}, engine: fakeEngine() })
  if (!opened.ok) throw new Error(opened.reason)
  const diary = aDiary({ tables: idbTables(opened.value) })
  const server = new WireServer()
  const pass = aPass({ server, diary, ask: strict(server, askWireServer(server, diary)) })
  for (const n of SENT) await writeTestRecord(diary, makeTestId(n), { severity: n, timing: n, note: word(n) })
  await runSync(pass)
  for (const n of EDITED) await writeTestRecord(diary, makeTestId(n), { weather: `${word(n)}, later` })
  for (let n = SENT.length; n < ROWS; n++)
    await writeTestRecord(diary, makeTestId(n), { severity: n, timing: n, note: word(n) })
  return { pass, database: opened.value }
}

/** Validates requests as the real server does before it handles them; also answers single pulled entries. */
function strict(server: WireServer, ask: Ask): Ask {
  return async (name, request, how) => {
    const isRight = CALLS[name].request.safeParse(JSON.parse(JSON.stringify(request))).success
    if (!isRight) return { reached: true, code: RESULT.malformed, message: '', body: {} }
    if (name !== 'sync/get-record') return ask(name, request, how)
    const { body } = server.answer('sync/get-all-records', {}, 0) as unknown as Pulled
    const { client_id: id } = request as { client_id?: string }
    const entry = body.records.find((one) => (one as { client_id?: string }).client_id === id)
    return {
      reached: true,
      message: '',
      ...(entry === undefined ? GONE : { code: RESULT.ok, body: entry as {} }),
    }
  }
}

interface Pulled {
  body: { records: Raw[] }
}

const GONE = { code: RESULT.recordMissing, body: {} }

const tear = fc.record<Tear>({
  place: fc.nat(60),
  how: fc.constantFrom('drop', 'cut', 'junk', 'junk', 'junk'),
  junk: fc.nat(JUNKS - 1),
})

const inStore = (
  database: PersonDatabase,
  name: string,
  put: (store: IDBObjectStore) => void,
): Promise<void> =>
  database.use(
    (db) =>
      new Promise((resolve, reject) => {
        const transaction = db.transaction(name, 'readwrite')
        put(transaction.objectStore(name))
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('error', () =>
          reject(new Error('not torn', { cause: transaction.error })),
        )
      }),
  )

/** Returns the stored value afterwards; the id stays, because the engine stores it outside the value. */
async function tearRow({ pass, database }: Torn, id: string, how: Tear): Promise<Raw> {
  const raw = (await pass.diary.tables.row(id)) as object
  const torn = { ...tornValue(raw, how), clientId: id }
  await inStore(database, 'rows', (store) => void store.put(torn))
  return pass.diary.tables.row(id)
}

async function tearState({ pass, database }: Torn, how: Tear): Promise<void> {
  const raw = (await pass.diary.tables.state('sync')) as object
  await inStore(database, 'states', (store) => void store.put({ ...tornValue(raw, how), name: 'sync' }))
}

/** Simulates a start of the app, the reads of its screens, a sync, and a full export. */
async function useIt({ diary, ...pass }: TestPass): Promise<string> {
  await latestRows(diary, 'record', 3)
  await countUnsent(diary)
  await runSync({ diary, ...pass })
  await sweepRows(diary, () => Promise.resolve())
  await runSync({ diary, ...pass })
  await findUnsent(diary)
  return (await exportRows(diary, { which: 'all' })).text()
}

const notesOf = (rows: readonly LocalRow[]): Map<string, unknown> =>
  new Map(
    rows.map(({ clientId, groups }) => [clientId, (groups.get('note')?.v as { notes?: unknown })?.notes]),
  )

const failureOf = async <T>(property: fc.IAsyncProperty<T>): Promise<string | undefined> =>
  fc.defaultReportMessage(
    await fc.check(property, { numRuns: runs, endOnFailure: true, includeErrorInReport: true }),
  )

const someRows = fc.uniqueArray(fc.record({ n: fc.nat(ROWS - 1), how: tear }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ n }) => n,
})

test(
  '[LOCAL-3, LOCAL-4, SYNC-30, REL 1b] with any damage to rows, each is read or quarantined unchanged, the others are read and sent, and the server returns its own',
  async () => {
    const property = fc.asyncProperty(someRows, async (tears) => {
      const torn = await aFullDiary()
      const { pass } = torn
      const broken = new Map<string, Raw>()
      for (const { n, how } of tears) broken.set(makeTestId(n), await tearRow(torn, makeTestId(n), how))
      const file = await useIt(pass)

      const notes = notesOf(await everyRow(pass.diary))
      const sound = ids.filter((id) => !broken.has(id))
      expect(sound.map((id) => notes.get(id))).toEqual(sound.map((id) => word(ids.indexOf(id))))
      expect(sound.filter((id) => !pass.server.content.items.has(id))).toEqual([])
      expect(sound.filter((id) => !file.includes(word(ids.indexOf(id))))).toEqual([])
      // All words that are left of it are in the file, wherever they are stored now.
      const left = [...broken].filter(([id, raw]) =>
        JSON.stringify(raw).includes(`"${word(ids.indexOf(id))}"`),
      )
      expect(left.filter(([id]) => !file.includes(word(ids.indexOf(id))))).toEqual([])
      const { unread } = await findWaiting(pass.diary)
      for (const one of unread) {
        const isThere = pass.server.content.items.has(String(one.key))
        const how = await fetchAgain(pass.diary, pass.ask, one)
        expect(isThere ? ['mended', 'older'] : ['not-there']).toContain(how)
      }
      const back = notesOf(await everyRow(pass.diary))
      expect(SENT.filter((n) => !back.has(makeTestId(n)))).toEqual([])
    })
    expect(await failureOf(property)).toBeUndefined()
  },
  LIMIT_MS,
)

test(
  '[LOCAL-3, LOCAL-24, REL 1b] with any damage to the sync state, rows stay, new ones are read again, and all of them are sent',
  async () => {
    const property = fc.asyncProperty(fc.array(tear, { minLength: 1, maxLength: 2 }), async (tears) => {
      const torn = await aFullDiary()
      const { pass } = torn
      for (const how of tears) await tearState(torn, how)
      await writeTestRecord(pass.diary, makeTestId(ROWS), { severity: 1, timing: 1, note: word(ROWS) })
      await useIt(pass)
      await writeTestRecord(pass.diary, makeTestId(ROWS + 1), {
        severity: 1,
        timing: 1,
        note: word(ROWS + 1),
      })
      await useIt(pass)
      const notes = notesOf(await everyRow(pass.diary))
      const all = [...ids, makeTestId(ROWS), makeTestId(ROWS + 1)]
      expect(all.map((id) => notes.get(id))).toEqual(all.map((_, n) => word(n)))
      expect(all.filter((id) => !pass.server.content.items.has(id))).toEqual([])
    })
    expect(await failureOf(property)).toBeUndefined()
  },
  LIMIT_MS,
)
