import { RESULT } from '@reprieve/contract/codes.ts'
import { BULK_MAX_BYTES, BULK_MAX_RECORDS, PAGE_MAX } from '@reprieve/contract/records/calls.ts'
import { makeStamp } from '@reprieve/domain/sync/stamp.ts'
import { describe, expect, test } from 'vitest'
import type { Answer, Ask } from '../api/ask.ts'
import { findRows } from '../local/rows/changeRows.ts'
import { loadSyncState } from '../local/rows/syncStateStore.ts'
import { aDiary, NOON } from '../local/testing/aDiary.ts'
import { PASS_LIMITS } from './pass/syncPass.ts'
import { runSync } from './runSync.ts'
import { readSyncedAt } from './syncedAt.ts'
import {
  aPass,
  askWireServer,
  everyRow,
  makeTestId,
  deleteTestRow,
  rowAt,
  readGroupValue,
  writeTestRecord,
  type TestPass,
} from './testing/aPass.ts'
import { WireServer } from './testing/wireServer.ts'

const EPOCH = '00000000-0000-4000-8000-00000000000e'

const DONE = { is: 'done' }
const RECORD = { severity: 7, timing: NOON, note: 'bad night' }

const namesOf = ({ requests }: TestPass): string[] => requests.map(({ name }) => name.slice('sync/'.length))
const sentIn = ({ requests }: TestPass): number[] =>
  requests.flatMap(({ body }) => (Array.isArray(body['records']) ? [body['records'].length] : []))

const answering =
  (byName: Record<string, () => Partial<Answer & { reached: true }> | null>, otherwise: Ask): Ask =>
  async (name, request, how) => {
    const said = byName[name]?.()
    if (said === null) return { reached: false }
    if (said === undefined) return otherwise(name, request, how)
    return { reached: true, code: RESULT.ok, message: '', body: {}, ...said }
  }

const someRecords = async (pass: TestPass, count: number): Promise<void> => {
  for (let n = 1; n <= count; n++) await writeTestRecord(pass.diary, makeTestId(n), RECORD)
}

const failed = async (pass: TestPass, times: number): Promise<TestPass> => {
  const breaks = answering({ 'sync/create-records': () => ({ code: RESULT.unknown }) }, pass.ask)
  for (let n = 0; n < times; n++) await runSync({ ...pass, ask: breaks })
  pass.requests.length = 0
  return pass
}

test('[D33] limits are those of the contract', () => {
  expect(PASS_LIMITS).toEqual({ page: PAGE_MAX, bulk: BULK_MAX_RECORDS, bytes: BULK_MAX_BYTES, lanes: 3 })
})

describe('a pass', () => {
  test('[SYNC 1.4.2] pulls, pushes, and pulls again because something was sent', async () => {
    const pass = aPass()
    await someRecords(pass, 1)
    expect(await runSync(pass)).toEqual(DONE)
    expect(namesOf(pass)).toEqual(['get-all-records', 'create-records', 'get-all-records'])
    expect(await rowAt(pass.diary, makeTestId(1))).toMatchObject({
      dirty: false,
      sent: true,
      idOnServer: 1_000_000,
    })
    expect(await readSyncedAt(pass.diary)).toBe(NOON)
  })

  test('[SYNC I13] a second one with nothing new sends nothing and writes no row', async () => {
    const pass = aPass()
    await someRecords(pass, 3)
    await runSync(pass)
    pass.requests.length = 0
    pass.diary.rung.length = 0
    await runSync(pass)
    expect(namesOf(pass)).toEqual(['get-all-records'])
    expect(pass.diary.rung.flat()).toEqual(['synced'])
  })

  test('[SYNC I2] sends a record to another device unchanged', async () => {
    const server = new WireServer()
    const [one, other] = [aPass({ server }), aPass({ server })]
    await writeTestRecord(one.diary, makeTestId(1), {
      ...RECORD,
      symptom: ['Nausea'],
      weather: { hPa: 1013 },
    })
    await runSync(one)
    await runSync(other)
    const [mine, theirs] = [await rowAt(one.diary, makeTestId(1)), await rowAt(other.diary, makeTestId(1))]
    expect(theirs.groups).toEqual(mine.groups)
    expect(theirs).toMatchObject({ dirty: false, sent: true, idOnServer: mine.idOnServer })
  })

  test('[D15] marks each request as made by an act of the person or not', async () => {
    const pass = aPass({ background: true })
    await someRecords(pass, 1)
    await runSync(pass)
    expect(pass.requests.map(({ how }) => how)).toEqual(
      Array.from({ length: 3 }, () => ({ background: true })),
    )
  })

  test('[SYNC 1.4.7] the clock of the device follows the answers', async () => {
    const server = new WireServer()
    const diary = aDiary()
    const pass = aPass({
      diary,
      server,
      ask: (name, request) =>
        Promise.resolve(server.answer(name, request as Record<string, unknown>, NOON + 3_600_000)),
    })
    await runSync(pass)
    expect((await loadSyncState(diary)).state.clock.offset).toBe(3_600_000)
  })
})

describe('pulling', () => {
  const known = async (count: number): Promise<WireServer> => {
    const other = aPass()
    await someRecords(other, count)
    await runSync(other)
    return other.server
  }

  test('[SYNC 1.4.3] pulls page by page, and requests the next page before this one is written', async () => {
    const pass = aPass({ server: await known(5), limits: { ...PASS_LIMITS, page: 2 } })
    const order: string[] = []
    const { tables } = pass.diary
    const write = tables.write.bind(tables)
    tables.write = (batch) => {
      if ((batch.rows ?? []).length > 0) order.push('write')
      return write(batch)
    }
    const ask: Ask = (name, request, how) => {
      order.push('ask')
      return pass.ask(name, request, how)
    }
    await runSync({ ...pass, ask })
    expect(order).toEqual(['ask', 'ask', 'write', 'ask', 'write', 'write'])
    expect((await everyRow(pass.diary)).length).toBe(5)
  })

  test('[SYNC 1.4.3] the cursor is stored with its page: a page that fails to be written is requested again', async () => {
    const pass = aPass({ server: await known(5), limits: { ...PASS_LIMITS, page: 2 } })
    const { tables } = pass.diary
    const write = tables.write.bind(tables)
    let writes = 0
    tables.write = (batch) => {
      writes += 1
      return writes === 2 ? Promise.resolve({ ok: false, reason: 'no-room' }) : write(batch)
    }
    expect(await runSync(pass)).toEqual({ is: 'stopped', stop: { why: 'storage', fault: 'no-room' } })
    expect((await loadSyncState(pass.diary)).state.cursor).toBe(2)
    expect(await runSync(pass)).toEqual(DONE)
    expect((await everyRow(pass.diary)).length).toBe(5)
  })

  test('[D34] a kind that this version does not know is kept as a row', async () => {
    const s = makeStamp({ ms: NOON, counter: 0 }, 'cccccccccccc')
    const dose = {
      record_type: 'dose_record',
      client_id: makeTestId(9),
      record_id: 5,
      stamps: { taken: s, deleted: s },
      groups: { taken: { at: 7 }, deleted: { deleted: 0 } },
    }
    const pass = aPass({ ask: pulling([dose]) })
    await runSync(pass)
    const row = await rowAt(pass.diary, makeTestId(9))
    expect([row.kind, row.groups.get('taken'), row.dirty]).toEqual(['dose', { v: { at: 7 }, s }, false])
  })

  test('[SYNC 2] an unreadable entry is quarantined, and the cursor moves on', async () => {
    const s = makeStamp({ ms: NOON, counter: 0 }, 'cccccccccccc')
    const good = {
      record_type: 'pain_record',
      client_id: makeTestId(1),
      record_id: 1,
      stamps: { severity: s },
      content: { severity: 3 },
    }
    const bad = { ...good, client_id: makeTestId(2), stamps: { severity: 'yesterday' } }
    const pass = aPass({ ask: pulling([bad, 'noise', { record_type: 'user_record' }, good]) })
    expect(await runSync(pass)).toEqual(DONE)
    expect((await everyRow(pass.diary)).map(({ clientId }) => clientId)).toEqual([makeTestId(1)])
    expect(await pass.diary.tables.unreadable()).toMatchObject([
      { key: makeTestId(2), raw: bad, why: 'from the server: stamps are wrong' },
    ])
    expect((await loadSyncState(pass.diary)).state.cursor).toBe(4)
    expect(pass.notes).toEqual(['pulled entries that are no items: 2', 'pulled entries set aside: 1'])
  })

  test.each<[string, unknown]>([
    ['nothing', {}],
    ['no head', { records: [] }],
    [
      'a head without a cursor',
      { records: [{ record_type: 'server_time', server_time: 1, more: false, epoch: EPOCH }] },
    ],
  ])('[SYNC 2] an answer with %s stops the pass and moves nothing', async (_what, body) => {
    const pass = aPass({ ask: async () => ({ reached: true, code: 0, message: '', body: body as never }) })
    expect(await runSync(pass)).toMatchObject({ is: 'stopped', stop: { why: 'refused' } })
    expect((await loadSyncState(pass.diary)).state.cursor).toBe(0)
  })

  test('[SYNC I12] a page that promises more and does not move on is not asked for for ever', async () => {
    const head = { record_type: 'server_time', server_time: NOON, cursor: 0, more: true, epoch: EPOCH }
    const pass = aPass({
      ask: async () => ({ reached: true, code: 0, message: '', body: { records: [head] } }),
    })
    expect(await runSync(pass)).toMatchObject({ is: 'stopped' })
    expect(pass.requests.length).toBe(1)
  })

  test('[SYNC 1.4.10] a restored server gets everything again, once', async () => {
    const pass = aPass()
    const empty = pass.server.snapshot()
    await someRecords(pass, 3)
    await runSync(pass)
    pass.server.restore(empty)
    pass.requests.length = 0
    expect(await runSync(pass)).toEqual(DONE)
    expect(pass.server.content.items.size).toBe(3)
    expect(namesOf(pass)).toEqual([
      'get-all-records',
      'get-all-records',
      'update-records',
      'create-records',
      'get-all-records',
    ])
    expect(await runSync(pass)).toEqual(DONE)
    expect(pass.server.content.items.size).toBe(3)
  })

  function pulling(entries: unknown[]): Ask {
    const head = {
      record_type: 'server_time',
      server_time: NOON,
      cursor: entries.length,
      more: false,
      epoch: EPOCH,
    }
    return async () => ({ reached: true, code: 0, message: '', body: { records: [head, ...entries] } })
  }
})

describe('pushing', () => {
  test('[D33] sends bulks of at most 250', async () => {
    const pass = aPass()
    await someRecords(pass, 601)
    await runSync(pass)
    expect(sentIn(pass)).toEqual([250, 250, 101])
    expect(pass.server.content.items.size).toBe(601)
  })

  test('[D33] a bulk is at most 2 MB before compression, in bytes and not in characters', async () => {
    const pass = aPass()
    const note = 'я'.repeat(20_000)
    for (let n = 1; n <= 120; n++) await writeTestRecord(pass.diary, makeTestId(n), { ...RECORD, note })
    await runSync(pass)
    expect(sentIn(pass)).toEqual([49, 49, 22])
  })

  test('[SYNC 1.4.4] at most three requests run at the same time', async () => {
    const server = new WireServer()
    const diary = aDiary()
    let [now, most] = [0, 0]
    const ask: Ask = async (name, request, how) => {
      if (name === 'sync/create-records') most = Math.max(most, ++now)
      await new Promise((resolve) => setTimeout(resolve))
      if (name === 'sync/create-records') now -= 1
      return askWireServer(server, diary)(name, request, how)
    }
    const pass = aPass({ diary, server, ask, limits: { ...PASS_LIMITS, bulk: 2 } })
    await someRecords(pass, 14)
    await runSync(pass)
    expect(most).toBe(3)
  })

  test('[SYNC 1.4.4] that a row was sent is stored before its request leaves', async () => {
    const diary = aDiary()
    const seen: unknown[] = []
    const ask: Ask = async (name, request, how) => {
      if (name === 'sync/create-records')
        seen.push((await findRows(diary, [makeTestId(1)])).rows.get(makeTestId(1))?.row.sent)
      return askWireServer(pass.server, diary)(name, request, how)
    }
    const pass: TestPass = aPass({ diary, ask })
    await someRecords(pass, 1)
    await runSync(pass)
    expect(seen).toEqual([true])
  })

  test('[SYNC-11] a record whose answer was lost is deleted on the server too', async () => {
    const pass = aPass()
    await someRecords(pass, 1)
    const deaf: Ask = async (name, request, how) => {
      const answer = await pass.ask(name, request, how)
      return name === 'sync/create-records' ? { reached: false } : answer
    }
    expect(await runSync({ ...pass, ask: deaf })).toEqual({ is: 'stopped', stop: { why: 'unreachable' } })
    await deleteTestRow(pass.diary, makeTestId(1))
    await runSync(pass)
    expect(pass.server.content.items.get(makeTestId(1))?.groups.get('deleted')?.v).toEqual({ deleted: 1 })
  })

  test('[SYNC-14] an edit made during the request is sent with the next pass', async () => {
    const diary = aDiary()
    const pass: TestPass = aPass({
      diary,
      ask: async (name, request, how) => {
        const answer = await askWireServer(pass.server, diary)(name, request, how)
        if (name === 'sync/create-records') await writeTestRecord(diary, makeTestId(1), { severity: 2 })
        return answer
      },
    })
    await someRecords(pass, 1)
    await runSync(pass)
    expect(await rowAt(diary, makeTestId(1))).toMatchObject({ dirty: true })
    await runSync(pass)
    expect(pass.server.content.items.get(makeTestId(1))?.groups.get('severity')?.v).toEqual({ severity: 2 })
    expect(await rowAt(diary, makeTestId(1))).toMatchObject({ dirty: false })
  })

  test('[D33] 110 halves the bulk until it is taken', async () => {
    const diary = aDiary()
    const pass: TestPass = aPass({
      diary,
      ask: async (name, request, how) => {
        const count = (request as { records?: unknown[] }).records?.length ?? 0
        if (count > 2) return { reached: true, code: RESULT.tooLarge, message: '', body: {} }
        return askWireServer(pass.server, diary)(name, request, how)
      },
    })
    await someRecords(pass, 7)
    expect(await runSync(pass)).toEqual(DONE)
    expect(sentIn(pass)).toEqual([7, 4, 2, 2, 3, 2, 1])
  })

  test('[D28] 227 quarantines a record immediately, and the others are sent', async () => {
    const pass = aPass()
    await someRecords(pass, 3)
    await writeTestRecord(pass.diary, makeTestId(2), { severity: 99 })
    expect(await runSync(pass)).toEqual(DONE)
    expect(await rowAt(pass.diary, makeTestId(2))).toMatchObject({ dirty: true, setAside: { code: 227 } })
    expect(pass.server.content.items.size).toBe(2)
    pass.requests.length = 0
    await runSync(pass)
    expect(namesOf(pass)).toEqual(['get-all-records'])
  })

  test('[D28] 204 on an update sends the whole record as a create', async () => {
    const pass = aPass()
    await someRecords(pass, 1)
    await runSync(pass)
    pass.server.content.items.clear()
    await writeTestRecord(pass.diary, makeTestId(1), { severity: 3 })
    await runSync(pass)
    expect(pass.server.content.items.get(makeTestId(1))?.groups.get('note')?.v).toEqual({
      notes: 'bad night',
    })
    expect(await rowAt(pass.diary, makeTestId(1))).toMatchObject({ dirty: false })
  })

  test('[SYNC-17] after more than ten failures each record is sent by a separate call, before that in bulks', async () => {
    const ten = await failed(await withRecords(3), 10)
    await runSync(ten)
    expect(namesOf(ten)).toEqual(['get-all-records', 'create-records', 'get-all-records'])
    const eleven = await failed(await withRecords(3), 11)
    await runSync(eleven)
    expect(namesOf(eleven)).toEqual([
      'get-all-records',
      'create-record',
      'create-record',
      'create-record',
      'get-all-records',
    ])
    expect((await loadSyncState(eleven.diary)).state.failCount).toBe(0)
  })

  test('[SYNC I10] one record that always breaks the server blocks no other and stays on the device', async () => {
    const diary = aDiary()
    const breaksOn = (request: unknown): boolean => JSON.stringify(request).includes(makeTestId(2))
    const pass: TestPass = aPass({
      diary,
      ask: async (name, request, how) =>
        breaksOn(request)
          ? { reached: true, code: RESULT.unknown, message: '', body: {} }
          : askWireServer(pass.server, diary)(name, request, how),
    })
    await someRecords(pass, 3)
    for (let n = 0; n < 12; n++) await runSync(pass)
    expect([...pass.server.content.items.keys()]).toEqual([makeTestId(1), makeTestId(3)])
    for (let n = 0; n < 2; n++) await runSync(pass)
    expect(await rowAt(diary, makeTestId(2))).toMatchObject({
      dirty: true,
      setAside: { code: RESULT.unknown },
    })
    expect(readGroupValue(await rowAt(diary, makeTestId(2)), 'severity')).toBe(7)
    expect(await runSync(pass)).toEqual(DONE)
  })

  test('[SYNC-17] a lost network is not a failure of the records', async () => {
    const pass = await withRecords(1)
    const away: Ask = async () => ({ reached: false })
    for (let n = 0; n < 20; n++) await runSync({ ...pass, ask: away })
    expect((await loadSyncState(pass.diary)).state.failCount).toBe(0)
  })

  test.each([RESULT.sessionEnded, RESULT.deviceDisplaced, RESULT.clientTooOld])(
    '[D16] %i stops the pass, and everything stays',
    async (code) => {
      const pass = await withRecords(1)
      const ask = answering({ 'sync/create-records': () => ({ code }) }, pass.ask)
      expect(await runSync({ ...pass, ask })).toEqual({ is: 'stopped', stop: { why: 'session', code } })
      expect(await rowAt(pass.diary, makeTestId(1))).toMatchObject({
        dirty: true,
        setAside: null,
        refusals: 0,
      })
      expect((await loadSyncState(pass.diary)).state.failCount).toBe(0)
    },
  )

  test('[D10] a busy server says when to come again', async () => {
    const pass = await withRecords(1)
    const busy = () => ({ code: RESULT.overloaded, body: { retry_after: 4 } })
    const ask = answering({ 'sync/create-records': busy }, pass.ask)
    expect(await runSync({ ...pass, ask })).toEqual({
      is: 'stopped',
      stop: { why: 'refused', code: RESULT.overloaded, retryAfterMs: 4_000 },
    })
  })

  test.each<[string, unknown]>([
    ['nothing', {}],
    ['fewer answers than rows', { items: [] }],
    ['a success without what was stored', { items: [{ result_code: 0 }] }],
    ["another row's", { items: [{ result_code: 0, client_id: makeTestId(8), record_id: 1, stamps: {} }] }],
  ])('[SYNC 2] an answer with %s acknowledges nothing', async (_what, body) => {
    const pass = await withRecords(1)
    const ask = answering({ 'sync/create-records': () => ({ body: body as never }) }, pass.ask)
    expect(await runSync({ ...pass, ask })).toEqual({ is: 'refused-some' })
    expect(await rowAt(pass.diary, makeTestId(1))).toMatchObject({ dirty: true, setAside: null })
  })

  test('[SYNC-13] more lost values than one request carries go with the next ones', async () => {
    const pass = await withRecords(1)
    const row = await rowAt(pass.diary, makeTestId(1))
    const lost = Array.from({ length: 450 }, (_, n) => ({
      group: 'note',
      hlc: makeStamp({ ms: NOON - 1_000 - n, counter: 0 }, 'cccccccccccc'),
      value: { notes: `${n}` },
    }))
    const { storeRow } = await import('../local/rows/storedRow.ts')
    const { PLAIN_CODEC } = await import('../local/database/idbTables.ts')
    await pass.diary.putRaw(await storeRow({ ...row, lost }, { codec: PLAIN_CODEC, rev: 9, day: 0 }))
    for (let n = 0; n < 3; n++) await runSync(pass)
    expect(pass.server.content.history.length).toBe(450)
    expect(await rowAt(pass.diary, makeTestId(1))).toMatchObject({ dirty: false, lost: [] })
  })

  async function withRecords(count: number): Promise<TestPass> {
    const pass = aPass()
    await someRecords(pass, count)
    return pass
  }
})
