import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { LIMITS } from '../access/attempts.ts'
import { countLockWaits } from '../testing/lockWaits.ts'
import type { TestPerson } from '../testing/testApp.ts'
import { sweepReports } from './retention.ts'
import { reportById, markReady } from './store.ts'
import { openReportsApp, type ReportsApp } from './testReports.ts'

const DAY = 86_400_000
const LIMITED = 103
const EMPTY = 305
const FAILED = 306
const WAITING = 307

const download = async (server: ReportsApp, person: TestPerson, report_uuid: string, form?: string) =>
  (await server.call('reports/download-user-report', { report_uuid, form }, { person })).body.result_code

/** With a report whose file has had its time. */
async function oldReport(server: ReportsApp): Promise<{ person: TestPerson; uuid: string }> {
  const person = await server.signUp()
  await server.record(person)
  const { body } = await server.generate(person)
  await server.settled()
  server.clock.now += 90 * DAY
  await sweepReports(server.db, server.clock.now)
  return { person: await server.signIn(person), uuid: String(body['report_uuid']) }
}

describe('a file that is made again', () => {
  let server: ReportsApp
  beforeAll(async () => {
    server = await openReportsApp()
  })
  afterAll(() => server.close())
  beforeEach(() => server.does('make'))

  test('[REP-88] is not made twice by who looked before another device had it made', async () => {
    const { person, uuid } = await oldReport(server)
    const before = server.started().length
    const later = await server.db.transaction().execute(async (trx) => {
      const { userId } = person
      await sql`select from account where user_id = ${userId} for update`.execute(trx)
      const asked = ['pdf', 'csv'].map((form) => download(server, person, uuid, form))
      // Both have seen that there is no file, and wait for the lock.
      await vi.waitFor(async () => expect(await countLockWaits(server.pool)).toBe(2), { timeout: 20_000 })
      const bytes = Buffer.from('made by the other')
      await trx
        .insertInto('report_file')
        .values({
          user_id: userId,
          owner_uuid: uuid,
          form: 'pdf',
          type: 'application/pdf',
          bytes,
          sha1: bytes,
        })
        .execute()
      await markReady(trx, { userId, uuid }, { attempt: 1, content: null, now: server.clock.now })
      return asked
    })
    expect(await Promise.all(later)).toEqual([WAITING, FAILED])
    await server.settled()
    expect(server.started().length).toBe(before)
    expect((await reportById(server.db, person.userId, uuid))?.state).toBe('ready')
    expect(await download(server, person, uuid)).toBe(0)
  })

  test('[REP-87] and fails tells that once, and no more is begun by who asks for it until it is there', async () => {
    const { person, uuid } = await oldReport(server)
    server.does('fail')
    const before = server.started().length
    const codes: number[] = []
    for (const ms of [0, 5_000, 20_000, 60_000]) {
      codes.push(await download(server, person, uuid))
      server.clock.now += ms
      await server.settled()
    }
    codes.push(await download(server, person, uuid))
    expect(codes).toEqual([WAITING, WAITING, WAITING, FAILED, WAITING])
    await server.settled()
    expect(server.started().length - before, 'three attempts, and one of those of the second asking').toBe(4)
  })
})

test('[REP-87, REL 1d] what is made again counts among the thirty of an hour; looking and waiting do not', async () => {
  const limited = await openReportsApp({ RATE_LIMITS: 'on' })
  try {
    limited.clock.now = Math.ceil(limited.clock.now / DAY) * DAY + 31_000
    const { person, uuid } = await oldReport(limited)
    limited.does('empty')
    const ask = () => download(limited, person, uuid)
    // As after so many reports.
    for (let n = 0; n < 28; n += 1)
      await limited.services.attempts.count(LIMITS.reportOfPerson, String(person.userId), limited.clock.now)
    const codes: number[] = []
    for (let n = 0; n < 2; n += 1) {
      codes.push(await ask())
      await limited.settled()
      codes.push(await ask())
    }
    codes.push(await ask())
    expect(codes).toEqual([WAITING, EMPTY, WAITING, EMPTY, LIMITED])
  } finally {
    await limited.close()
  }
})
