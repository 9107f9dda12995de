import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../testing/testApp.ts'
import { sweepReports } from './retention.ts'
import { openLinksApp, type LinksApp } from './testShareLinks.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const LESS = { sections: ['pain_details'] }

let server: LinksApp
beforeAll(async () => {
  server = await openLinksApp()
})
afterAll(() => server.close())

async function shared(wish: Record<string, unknown>) {
  const { person, uuid } = await server.owner()
  const { body } = await server.link(person, { report_uuid: uuid, ...wish })
  await server.settled()
  return { person, uuid, token: String(body['share_token']), link: String(body['link_id']) }
}

async function after(ms: number): Promise<void> {
  server.clock.now += ms
  await sweepReports(server.db, server.clock.now)
}

const files = async (owner: string) =>
  (await server.db.selectFrom('report_file').select('form').where('owner_uuid', '=', owner).execute()).length
const rows = async ({ userId }: TestPerson, table: 'share_link' | 'share_opening') =>
  (await server.db.selectFrom(table).select('link_id').where('user_id', '=', userId).execute()).length

test('[SHARE-6, REL 5] a link and who opened it are listed for 30 days after its end, then all of it is gone', async () => {
  const [over, revoked] = [await shared({ days: 10, ...LESS }), await shared({ days: 300 })]
  for (const { token } of [over, revoked]) await server.open(token)
  await server.revoke(revoked.person, revoked.link)
  await after(30 * DAY - 1)
  expect(await rows(revoked.person, 'share_opening')).toBe(1)
  await after(1)
  expect(await rows(revoked.person, 'share_link')).toBe(0)
  expect(await rows(revoked.person, 'share_opening')).toBe(0)
  await after(10 * DAY - 1)
  expect(await rows(over.person, 'share_link')).toBe(1)
  await after(1)
  expect([await rows(over.person, 'share_link'), await rows(over.person, 'share_opening')]).toEqual([0, 0])
})

test('[SHARE-7] files of its own are kept for as long as a link is open, and not longer', async () => {
  const one = await shared({ days: 200, ...LESS })
  await after(199 * DAY)
  expect(await files(one.link)).toBe(2)
  expect((await server.open(one.token)).status).toBe(200)
  await after(DAY)
  expect(await files(one.link)).toBe(0)
  expect(await rows(one.person, 'share_link')).toBe(1)
})

test('[REP-33] the files of a report are kept for who has an open link to it, and not for a link that has its own', async () => {
  const [whole, less] = [await shared({ days: 200 }), await shared({ days: 200, ...LESS })]
  await after(91 * DAY)
  expect([await files(whole.uuid), await files(less.uuid)]).toEqual([2, 0])
  expect((await server.open(whole.token)).status).toBe(200)
  expect((await server.open(less.token)).status).toBe(200)
})

test('[SHARE-6] a link that waits without a job has failed after an hour, and says so', async () => {
  const { person, uuid } = await server.owner()
  server.does('hang')
  await server.link(person, { report_uuid: uuid, ...LESS })
  await server.db.deleteFrom('job').where('user_id', '=', person.userId).execute()
  const state = async () =>
    (
      await server.db
        .selectFrom('share_link')
        .select('state')
        .where('user_id', '=', person.userId)
        .executeTakeFirst()
    )?.state
  await after(HOUR - 1)
  expect(await state()).toBe('waiting')
  await after(1)
  expect(await state()).toBe('failed')
  server.does('make')
  await server.settled()
  expect(await state()).toBe('failed')
})
