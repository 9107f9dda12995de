import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { dropOldestReports } from './store.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

const MOST = 200
const AT = new Date('2026-05-10T12:00:00Z')

test('[REP-89] beyond two hundred the oldest go, with their files, their links and who opened those', async () => {
  const [{ userId: user_id }, { userId: other }] = [await server.signUp(), await server.signUp()]
  const uuids = Array.from({ length: MOST + 1 }, () => randomUUID())
  await server.db
    .insertInto('report')
    .values(
      uuids.map((report_uuid, at) => ({
        user_id,
        report_uuid,
        client_id: randomUUID(),
        num: at + 1,
        state: 'ready' as const,
        request: '{}',
        language: 'en',
        paper: 'a4',
        used_credit: false,
        created_at: AT,
      })),
    )
    .execute()
  const linkTo = async (report_uuid: string, owner: number): Promise<string> => {
    const link_id = randomUUID()
    const named = { user_id: owner, link_id }
    const until = new Date(AT.getTime() + 1_000)
    await server.db
      .insertInto('share_link')
      .values({
        ...named,
        token_hash: Buffer.from(link_id),
        report_uuid,
        sections: '[]',
        made_at: AT,
        expires_at: until,
        state: 'ready',
      })
      .execute()
    await server.db
      .insertInto('share_opening')
      .values({ ...named, view: randomUUID(), what: 'page', at: AT })
      .execute()
    return link_id
  }
  const [oldest = '', second = ''] = uuids
  const gone = await linkTo(oldest, user_id)
  const stays = [await linkTo(second, user_id), await linkTo(oldest, other)].toSorted()
  const bytes = Buffer.from('x')
  await server.db
    .insertInto('report_file')
    .values(
      [oldest, gone, second].map((owner_uuid) => ({
        user_id,
        owner_uuid,
        form: 'pdf',
        type: 'x',
        bytes,
        sha1: bytes,
      })),
    )
    .execute()

  await server.db.transaction().execute((trx) => dropOldestReports(trx, user_id))

  const { db } = server
  const reports = await db.selectFrom('report').select('report_uuid').where('user_id', '=', user_id).execute()
  expect(reports.map((one) => one.report_uuid).toSorted()).toEqual(uuids.slice(1).toSorted())
  const files = await db
    .selectFrom('report_file')
    .select('owner_uuid')
    .where('user_id', '=', user_id)
    .execute()
  expect(files).toEqual([{ owner_uuid: second }])
  for (const table of ['share_link', 'share_opening'] as const) {
    const rows = await db
      .selectFrom(table)
      .select('link_id')
      .where('user_id', 'in', [user_id, other])
      .execute()
    expect([table, rows.map((one) => one.link_id).toSorted()]).toEqual([table, stays])
  }
})
