import { expect, test } from 'vitest'
import { openCodec } from '../local/lock/lockCodec.ts'
import { aLock } from '../local/lock/testing/aLock.ts'
import { aDiary, NOON, type TestDiary } from '../local/testing/aDiary.ts'
import { runSync } from './runSync.ts'
import { aPass, makeTestId, rowAt, writeTestRecord } from './testing/aPass.ts'
import { importFile } from './testing/importFile.ts'
import { exportRows } from './transfer/exportDiary.ts'
import { fetchAgain } from './waiting/fetchAgain.ts'
import { findWaiting } from './waiting/findWaiting.ts'

const WORD = 'quietharbour'

async function aLockedDiary(): Promise<TestDiary> {
  const { record, dek } = await aLock()
  const open = await openCodec(record, dek)
  if (!open.ok) throw new Error(open.reason)
  return aDiary({ codec: open.value })
}

/** The stored data, as seen by a person who copies the device. */
const liesIn = async ({ tables }: TestDiary): Promise<string> =>
  JSON.stringify(await tables.unreadable(), (_key, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
  )

const rawsOf = async (diary: TestDiary): Promise<unknown[]> =>
  (await findWaiting(diary)).unread.map(({ raw }) => raw)

const BAD = {
  record_type: 'pain_record',
  client_id: makeTestId(2),
  record_id: 1,
  stamps: { note: 'yesterday' },
  content: { note: WORD },
}

const pulling = (entry: unknown) => () => {
  const epoch = '019b1a00-0000-7000-8000-000000000001'
  const head = { record_type: 'server_time', server_time: NOON, cursor: 4, more: false, epoch }
  return Promise.resolve({ reached: true, code: 0, message: '', body: { records: [head, entry] } } as const)
}

test('[LOCK-7, SYNC 2] an unreadable entry of the server is encrypted in quarantine, and complete', async () => {
  const diary = await aLockedDiary()
  await runSync(aPass({ diary, ask: pulling(BAD) }))
  expect(await diary.tables.unreadable()).toHaveLength(1)
  expect(await liesIn(diary)).not.toContain(WORD)
  expect(await rawsOf(diary)).toEqual([BAD])
})

test('[LOCK-7, LOCAL-29] unreadable entries of a file are encrypted, and a second import adds nothing', async () => {
  const other = aDiary()
  const torn = { clientId: makeTestId(1), dirty: 1, kind: 5, note: WORD }
  await other.putRaw(torn)
  const file = await exportRows(other, { which: 'all' })
  const diary = await aLockedDiary()
  await importFile(diary, file)
  expect(await liesIn(diary)).not.toContain(WORD)
  expect(await rawsOf(diary)).toEqual([torn])
  await importFile(diary, file, 'two')
  expect(await diary.tables.unreadable()).toHaveLength(1)
})

test('[LOCK-9, SYNC-30] a row quarantined under a lock that can be read again comes back, as without one', async () => {
  for (const diary of [aDiary(), await aLockedDiary()]) {
    await writeTestRecord(diary, makeTestId(1), { severity: 7 })
    const [raw] = await diary.tables.everyRow()
    const { clientId: key, rev } = raw as { clientId: string; rev: number }
    await diary.tables.write({
      dropRows: [{ key, rev }],
      unreadable: [{ table: 'rows', key, raw, why: 'of an older app', at: NOON }],
    })
    const [unread] = (await findWaiting(diary)).unread
    expect(await fetchAgain(diary, null, unread!)).toBe('mended')
    expect((await rowAt(diary, makeTestId(1))).groups.get('severity')?.v).toEqual({ severity: 7 })
  }
})
