import { RESULT } from '@reprieve/contract/codes.ts'
import { quarantineRow } from '@reprieve/domain/sync/quarantine.ts'
import { beforeEach, expect, test } from 'vitest'
import { NOT_REACHED, type Answer, type Ask } from '../../api/ask.ts'
import { changeRows } from '../../local/rows/changeRows.ts'
import { getRow, sweepRows, type Diary } from '../../local/rows/rows.ts'
import { NOON, type TestDiary } from '../../local/testing/aDiary.ts'
import { findUnsent } from '../logout/unsent.ts'
import { FROM_SERVER } from '../pass/syncPass.ts'
import { runSync } from '../runSync.ts'
import { aPass, makeTestId, rowAt, writeTestRecord, writeRow, type TestPass } from '../testing/aPass.ts'
import { fetchAgain } from './fetchAgain.ts'
import {
  countWaiting,
  findUnreadableRows,
  findWaiting,
  type UnreadableItem,
  WAITING_CHANGES,
} from './findWaiting.ts'
import { RESOLVED_CHANGE, markResolved } from './resolvedUnreadable.ts'

let pass: TestPass
let diary: TestDiary

beforeEach(() => {
  pass = aPass()
  diary = pass.diary
})

const refuse = (of: Diary, id: string, code: number) =>
  changeRows(of, [id], ({ rows, state }) => ({
    rows: [...rows.values()].map((row) => quarantineRow(row, code)),
    state,
  }))

/** Simulates disk damage. */
async function damage(id: string): Promise<UnreadableItem> {
  const raw = (await diary.tables.row(id)) as object
  await diary.putRaw({ ...raw, ver: 'torn' })
  await sweepRows(diary, async () => {})
  const { unread } = await findWaiting(diary)
  return unread[0]!
}

const answering =
  (answer: Answer): Ask =>
  () =>
    Promise.resolve(answer)

test('[SYNC-30] refused rows are listed with their reason; unsent ones are only counted', async () => {
  await writeTestRecord(diary, makeTestId(1), { severity: 7 })
  await writeTestRecord(diary, makeTestId(2), { severity: 3 })
  await refuse(diary, makeTestId(1), RESULT.recordRefused)
  const { refused, unread, unsent } = await findWaiting(diary)
  expect(refused).toMatchObject([{ clientId: makeTestId(1), kind: 'record', code: RESULT.recordRefused }])
  expect([unread, unsent, await countWaiting(diary)]).toEqual([[], 1, 1])
})

test('[SYNC-30] mended by an edit and sent, it is gone from the list', async () => {
  await writeTestRecord(diary, makeTestId(1), { severity: 7 })
  await refuse(diary, makeTestId(1), RESULT.recordRefused)
  await writeTestRecord(diary, makeTestId(1), { severity: 6 })
  await runSync(pass)
  expect(await findWaiting(diary)).toEqual({ refused: [], unread: [], unsent: 0, onlyHere: 0 })
})

test('[SYNC-30] a row that was damaged on this device is listed, and fetched again from the server', async () => {
  await writeTestRecord(diary, makeTestId(1), { severity: 7 })
  await runSync(pass)
  const one = await damage(makeTestId(1))
  expect(one).toMatchObject({ table: 'rows', key: makeTestId(1), kind: 'record', isFromServer: false })
  const pulled = pass.server.answer('sync/get-all-records', { cursor: 0 }, NOON)
  const records = pulled.reached ? (pulled.body['records'] as Record<string, unknown>[]) : []
  const record = records.find((entry) => entry['client_id'] === makeTestId(1))!
  const asked: unknown[] = []
  const ask: Ask = (name, request) => {
    asked.push([name, request])
    return Promise.resolve({ reached: true, code: RESULT.ok, message: '', body: record })
  }
  expect(await fetchAgain(diary, ask, one)).toBe('mended')
  expect(asked).toEqual([
    ['sync/get-record', { record_type: 'pain_record', client_id: makeTestId(1), groups: 1 }],
  ])
  expect((await rowAt(diary, makeTestId(1))).groups.get('severity')?.v).toEqual({ severity: 7 })
  expect(await countWaiting(diary)).toBe(0)
})

test('[SYNC-30] a broken row with unsent text stays listed, although the server has an older one', async () => {
  await writeTestRecord(diary, makeTestId(1), { severity: 7 })
  await runSync(pass)
  const pulled = pass.server.answer('sync/get-all-records', { cursor: 0 }, NOON)
  const records = pulled.reached ? (pulled.body['records'] as Record<string, unknown>[]) : []
  const body = records.find((entry) => entry['client_id'] === makeTestId(1))!
  await writeTestRecord(diary, makeTestId(1), { note: 'not sent yet' })
  const one = await damage(makeTestId(1))
  const ask = answering({ reached: true, code: RESULT.ok, message: '', body })
  expect(await fetchAgain(diary, ask, one)).toBe('older')
  expect((await rowAt(diary, makeTestId(1))).groups.get('severity')?.v).toEqual({ severity: 7 })
  expect(await countWaiting(diary)).toBe(1)
})

test('[SYNC-30] a moment that no calendar has is not shown', async () => {
  const found = { table: 'rows', key: makeTestId(9), raw: {}, why: 'torn' } as const
  await diary.tables.write({ unreadable: [{ ...found, at: 1e300 }] })
  expect((await findWaiting(diary)).unread).toMatchObject([{ at: 1e300, foundAt: NOON }])
})

test('[SYNC-30, LOCAL-4] before the app says that everything can be read, everything was read', async () => {
  await writeTestRecord(diary, makeTestId(1), { severity: 7 })
  await writeTestRecord(diary, makeTestId(2), { severity: 3 })
  await findUnreadableRows(diary)
  expect(diary.rung).not.toContainEqual([RESOLVED_CHANGE])
  const raw = (await diary.tables.row(makeTestId(1))) as object
  await diary.putRaw({ ...raw, ver: 'torn' })
  // No read has discovered it yet.
  expect(await countWaiting(diary)).toBe(0)
  await findUnreadableRows(diary)
  expect(diary.rung).toContainEqual([RESOLVED_CHANGE])
  expect(await countWaiting(diary)).toBe(1)
})

test('[SYNC-30] a row without a readable kind is searched among all kinds', async () => {
  await writeRow(
    diary,
    { clientId: makeTestId(1), kind: 'dose' },
    { timing: { timing: NOON, time_offset: 0 } },
  )
  await runSync(pass)
  const pulled = pass.server.answer('sync/get-all-records', { cursor: 0 }, NOON)
  const records = pulled.reached ? (pulled.body['records'] as Record<string, unknown>[]) : []
  const body = records.find((entry) => entry['client_id'] === makeTestId(1))!
  const whole = await damage(makeTestId(1))
  for (const [kind, first] of [
    [null, []],
    ['torn', ['torn_record']],
  ] as const) {
    const asked: unknown[] = []
    const ask: Ask = (_name, request) => {
      const { record_type: type } = request as { record_type?: string }
      asked.push(type)
      const code = type === 'dose_record' ? RESULT.ok : RESULT.notFound
      return Promise.resolve({ reached: true, code, message: '', body: code === RESULT.ok ? body : {} })
    }
    expect(await fetchAgain(diary, ask, { ...whole, kind })).toBe('mended')
    expect(asked).toEqual([...first, 'pain_record', 'dose_record'])
  }
})

test('[SYNC-30] if it cannot be fetched, it stays listed and says why', async () => {
  await writeTestRecord(diary, makeTestId(1), { severity: 7 })
  const one = await damage(makeTestId(1))
  const missing = { reached: true, code: RESULT.notFound, message: '', body: {} } as const
  expect(await fetchAgain(diary, null, one)).toBe('away')
  expect(await fetchAgain(diary, answering(NOT_REACHED), one)).toBe('away')
  expect(await fetchAgain(diary, answering(missing), one)).toBe('not-there')
  expect(await fetchAgain(diary, answering({ ...missing, code: RESULT.ok }), one)).toBe('still')
  expect(await countWaiting(diary)).toBe(1)
})

test('[SYNC-30] a row that another version of the app can read comes back automatically, unsent', async () => {
  await writeTestRecord(diary, makeTestId(1), { severity: 7 })
  const whole = await diary.tables.row(makeTestId(1))
  const one = { ...(await damage(makeTestId(1))), raw: whole }
  expect(await fetchAgain(diary, null, one)).toBe('mended')
  expect(await rowAt(diary, makeTestId(1))).toMatchObject({ dirty: true })
  expect(await countWaiting(diary)).toBe(0)
})

test('[SYNC-30, SYNC-13] restored beside a newer row, the later of both wins and the other goes to the history', async () => {
  await writeTestRecord(diary, makeTestId(1), { severity: 7, note: 'old' })
  const whole = await diary.tables.row(makeTestId(1))
  const one = { ...(await damage(makeTestId(1))), raw: whole }
  await writeTestRecord({ ...diary, now: () => NOON + 5 }, makeTestId(1), { note: 'new' })
  expect(await fetchAgain(diary, null, one)).toBe('mended')
  const row = await rowAt(diary, makeTestId(1))
  expect([row.groups.get('severity')?.v, row.groups.get('note')?.v]).toEqual([
    { severity: 7 },
    { notes: 'new' },
  ])
  expect(row.lost).toMatchObject([{ group: 'note', value: { notes: 'old' } }])
})

test('[SYNC-30] an unreadable entry of the server is listed once, however often it arrives', async () => {
  const bad = { record_type: 'pain_record', client_id: makeTestId(9), stamps: 'none' }
  const found = {
    table: 'rows',
    key: makeTestId(9),
    raw: bad,
    why: `${FROM_SERVER}stamps are wrong`,
  } as const
  await diary.tables.write({
    unreadable: [
      { ...found, at: NOON },
      { ...found, at: NOON + 1 },
    ],
  })
  const { unread } = await findWaiting(diary)
  expect(unread).toMatchObject([{ key: makeTestId(9), kind: 'record', isFromServer: true, at: NOON + 1 }])
})

test('[SYNC-30] removed from the list it stays on the device, and is listed again when it is found again', async () => {
  await writeTestRecord(diary, makeTestId(1), { severity: 7 })
  const one = await damage(makeTestId(1))
  expect(await markResolved(diary, one)).toBeNull()
  expect([await countWaiting(diary), (await diary.tables.unreadable()).length]).toEqual([0, 1])
  await diary.tables.write({ unreadable: [{ ...one, at: NOON + 1 }] })
  expect(await countWaiting(diary)).toBe(1)
  expect(await getRow(diary, makeTestId(1))).toBeNull()
})

test('[SYNC-30, D17] at a logout a repaired row does not count, unless it had data that exist nowhere else', async () => {
  await writeTestRecord(diary, makeTestId(1), { severity: 7 })
  const unsent = await damage(makeTestId(1))
  await markResolved(diary, unsent)
  expect((await findUnsent(diary)).counts.others).toBe(1)

  pass = aPass()
  diary = pass.diary
  await writeTestRecord(diary, makeTestId(1), { severity: 7 })
  await runSync(pass)
  const sent = await damage(makeTestId(1))
  expect((await findUnsent(diary)).counts.others).toBe(1)
  await markResolved(diary, sent)
  expect((await findUnsent(diary)).counts.others).toBe(0)
})

test('[SYNC-41] a quarantined row notifies immediately: refused by the server, or unreadable in its answer', async () => {
  await writeTestRecord(diary, makeTestId(1), { severity: 7 })
  const rings = () => diary.rung.filter((change) => change.some((kind) => WAITING_CHANGES.includes(kind)))
  const refusing: Ask = async (name, request, how) =>
    name === 'sync/create-records'
      ? {
          reached: true,
          code: RESULT.ok,
          message: '',
          body: { items: [{ result_code: RESULT.recordRefused }] },
        }
      : pass.ask(name, request, how)
  diary.rung.length = 0
  await runSync({ ...pass, ask: refusing })
  expect([
    (await findWaiting(diary)).refused.length,
    rings().some((change) => change.includes('record')),
  ]).toEqual([1, true])

  const torn: Ask = async (name, request, how) => {
    const answer = await pass.ask(name, request, how)
    if (name !== 'sync/get-all-records' || !answer.reached) return answer
    const records = answer.body['records'] as unknown[]
    const bad = {
      record_type: 'pain_record',
      client_id: makeTestId(2),
      record_id: 5,
      stamps: { note: 'torn' },
    }
    return { ...answer, body: { ...answer.body, records: [...records, bad] } }
  }
  diary.rung.length = 0
  await runSync({ ...pass, ask: torn })
  expect([
    (await findWaiting(diary)).unread.length,
    rings().some((change) => change.includes(RESOLVED_CHANGE)),
  ]).toEqual([1, true])
})
