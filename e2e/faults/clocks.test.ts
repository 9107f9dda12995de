import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callApi, type ApiTarget, type Session } from '../harness/apiCall.ts'
import { pullAll, pullPage } from '../harness/diary.ts'
import { newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import { plainRecord, recordVersion, someClientId, stampAt } from '../harness/stamps.ts'

const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS
const ALLOWED_AHEAD_MS = 60_000

let server: ServerProcess
let session: Session

beforeAll(async () => {
  server = await startServer()
})
// A new person each time: the server's logical clock for a person never goes back, so a person who saw a wrong day
// keeps it.
beforeEach(async () => {
  session = await newPerson(server)
})
afterAll(() => server?.remove())

const door = (): ApiTarget => ({ port: server.port, session })

async function restartWith(clockShiftMs: number): Promise<void> {
  await server.stop()
  server = await server.again({ clockShiftMs })
}

const msOf = (stamp: unknown): number => Number.parseInt(String(stamp).slice(0, 12), 16)

async function create(
  version: number,
  stamp?: string,
): Promise<{ id: string; seq: number; stamps: Record<string, string> }> {
  const record = recordVersion(someClientId(), version, stamp)
  const { code, body } = await callApi(door(), 'sync/create-record', record)
  expect(code).toBe(0)
  return { id: record.client_id, seq: Number(body['seq']), stamps: body['stamps'] as Record<string, string> }
}

test('[REL 1b] the cursor follows the order of the writes, whatever the clocks of server and devices say', async () => {
  const written: { id: string; seq: number }[] = []
  written.push(await create(1))
  const { cursor } = (await pullPage(door(), { cursor: 0 })).head
  // Not quite a day ahead, so that the token stays valid: this test is about the diary, not the session.
  for (const shift of [DAY_MS - 60_000, -DAY_MS, 0]) {
    await restartWith(shift)
    for (const deviceWrongBy of [-YEAR_MS, 0, YEAR_MS]) {
      written.push(await create(written.length + 1, stampAt(Date.now() + deviceWrongBy)))
    }
  }
  const seqs = written.map((each) => each.seq)
  expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
  expect(new Set(seqs).size).toBe(seqs.length)
  const pulled = await pullPage(door(), { cursor })
  expect(pulled.records.map((record) => record.client_id)).toEqual(written.slice(1).map((each) => each.id))
})

test('[SYNC 1.4] a stamp a year ahead is replaced once, and its repeat gets the same replacement', async () => {
  const ahead = stampAt(Date.now() + YEAR_MS)
  const record = recordVersion(someClientId(), 1, ahead)
  const first = await callApi(door(), 'sync/create-record', record)
  const again = await callApi(door(), 'sync/create-record', record)
  const given = (first.body['stamps'] as Record<string, string>)['severity']
  expect(given).not.toBe(ahead)
  expect(msOf(given)).toBeLessThanOrEqual(Date.now() + ALLOWED_AHEAD_MS)
  expect(again.body['stamps']).toEqual(first.body['stamps'])
  expect(again.body['seq']).toBe(first.body['seq'])

  await restartWith(0)

  const later = await callApi(door(), 'sync/create-record', record)
  expect(later.body['stamps']).toEqual(first.body['stamps'])
})

test('[SYNC 1.4] a value from the future, once replaced, never beats a later edit, however often it is sent again', async () => {
  const id = someClientId()
  const fromTheFuture = recordVersion(id, 1, stampAt(Date.now() + YEAR_MS))
  await callApi(door(), 'sync/create-record', fromTheFuture)
  await callApi(door(), 'sync/update-record', recordVersion(id, 2, stampAt(Date.now() + 1_000)))
  await callApi(door(), 'sync/create-record', fromTheFuture)
  const found = (await pullAll(door())).find((record) => record.client_id === id)
  expect(found?.content?.['notes']).toBe('version 2')
})

test('[D32] a device a year behind is never refused, and a losing value still advances the cursor', async () => {
  const id = someClientId()
  await callApi(door(), 'sync/create-record', recordVersion(id, 1))
  const { body, code } = await callApi(
    door(),
    'sync/update-record',
    recordVersion(id, 2, stampAt(Date.now() - YEAR_MS)),
  )
  expect(code).toBe(0)
  expect(body['content']).toMatchObject({ notes: 'version 1' })
})

test('[D28] a plain client without stamps is stamped by the server, also when its clock went back a day', async () => {
  const note = someClientId()
  const made = await callApi(door(), 'sync/create-record', plainRecord(77, 'plain', note))
  await restartWith(-DAY_MS)
  const edited = { record_type: 'pain_record', record_id: made.body['record_id'], content: { severity: 9 } }
  const { code } = await callApi(door(), 'sync/update-record', edited)
  expect([made.code, code]).toEqual([0, 0])
  const found = (await pullAll(door())).find((each) => each.content?.['notes'] === note)
  expect(found?.content?.['severity']).toBe(9)
})
