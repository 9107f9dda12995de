import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tokenHash } from '../access/tokens.ts'
import { openLinksApp, type LinksApp } from './testShareLinks.ts'

const DAY = 86_400_000
const DENIED = { status: 403, body: { result_code: 302 } }

let server: LinksApp
beforeAll(async () => {
  server = await openLinksApp()
})
afterAll(() => server.close())
beforeEach(() => server.does('make'))

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

describe('a link', () => {
  test('[SHARE-3, SHARE-6] lives for 14 days, shows all of the report and is ready at once', async () => {
    const { person, uuid } = await server.owner()
    const { body } = await server.link(person, { report_uuid: uuid })
    const { now } = server.clock
    expect(body).toMatchObject({
      result_code: 0,
      share_token: expect.stringMatching(/^[\w-]{43}$/) as string,
      expires: now + 14 * DAY,
    })
    expect(await server.links(person)).toEqual([
      {
        link_id: body['link_id'],
        report_uuid: uuid,
        created: now,
        expires: now + 14 * DAY,
        revoked: null,
        state: 'ready',
        sections: ['pain_summary', 'patient_profile', 'pain_details'],
        range: { dateRange: 'custom', date: dayAt(now - 29 * DAY), date_end: dayAt(now) },
        openings: [],
      },
    ])
    expect(await server.events(person)).toEqual(['share-made'])
  })

  test('[SHARE-3] lives as long as its owner says, from a day to a year', async () => {
    const { person, uuid } = await server.owner()
    const lives = async (days: unknown) => {
      const { body } = await server.link(person, { report_uuid: uuid, days })
      return body.result_code === 0 ? Number(body['expires']) - server.clock.now : body.result_code
    }
    expect([await lives(1), await lives(365)]).toEqual([DAY, 365 * DAY])
    for (const days of [0, 366, 1.5, '14', null]) expect(await lives(days)).toBe(102)
  })

  test('[SHARE-1] is known to the server by the hash of its token alone', async () => {
    const { person, uuid } = await server.owner()
    const { body } = await server.link(person, { report_uuid: uuid })
    const token = String(body['share_token'])
    const row = await server.db
      .selectFrom('share_link')
      .selectAll()
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow()
    expect(row.token_hash).toEqual(tokenHash(token))
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test('[SHARE-4] asked for again with the same id is the link of then, also after its end, and from two devices at once', async () => {
    const { person, uuid } = await server.owner()
    const asked = { report_uuid: uuid, client_id: randomUUID(), days: 3 }
    const [first, second] = await Promise.all([server.link(person, asked), server.link(person, asked)])
    expect(second.body).toEqual(first.body)
    server.clock.now += 60_000
    const others = { ...asked, report_uuid: randomUUID(), days: 300, sections: ['calendar_view'] }
    for (const body of [asked, others])
      expect((await server.link(person, body)).body).toMatchObject({
        result_code: 0,
        share_token: first.body['share_token'],
        link_id: first.body['link_id'],
        expires: first.body['expires'],
      })
    await server.revoke(person, first.body['link_id'])
    expect((await server.link(person, asked)).body['link_id']).toBe(first.body['link_id'])
    expect((await server.links(person)).length).toBe(1)
    expect(await server.events(person)).toEqual(['share-made', 'share-revoked'])
    const { body } = await server.link(person, { report_uuid: uuid })
    expect(body['share_token']).not.toBe(first.body['share_token'])
  })

  test('[SHARE-4] of one person has another token than that of somebody else with the same id', async () => {
    const [one, other] = [await server.owner(), await server.owner()]
    const client_id = randomUUID()
    const tokens = [
      await server.link(one.person, { report_uuid: one.uuid, client_id }),
      await server.link(other.person, { report_uuid: other.uuid, client_id }),
    ].map(({ body }) => body['share_token'])
    expect(new Set(tokens).size).toBe(2)
  })

  test('[SHARE-4, REP-23, D5] to a report of somebody else is refused as one to a report that never was', async () => {
    const [{ uuid }, stranger] = [await server.owner(), await server.owner()]
    const answers = [
      await server.link(stranger.person, { report_uuid: uuid }),
      await server.link(stranger.person, { report_uuid: randomUUID() }),
    ]
    for (const { status, body } of answers) expect({ status, body }).toMatchObject(DENIED)
    const [first, second] = answers.map(({ body }) => ({ ...body, server_time: 0 }))
    expect(first).toEqual(second)
    expect(await server.links(stranger.person)).toEqual([])
  })

  test('[SHARE-4, D5] of somebody else cannot be taken back, as one that never was', async () => {
    const [{ person, uuid }, stranger] = [await server.owner(), await server.owner()]
    const { body } = await server.link(person, { report_uuid: uuid })
    const answers = [
      await server.revoke(stranger.person, body['link_id']),
      await server.revoke(stranger.person, randomUUID()),
    ].map(({ status, body: told }) => ({ status, ...told, server_time: 0 }))
    expect(answers[0]).toMatchObject({ status: 404, result_code: 105 })
    expect(answers[0]).toEqual(answers[1])
    expect((await server.open(body['share_token'])).status).toBe(200)
  })

  test('[REP-32] to a report that is not there yet has to wait, and to one that failed is told so', async () => {
    const person = await server.signUp()
    await server.record(person)
    server.does('hang')
    const { body } = await server.generate(person)
    const asked = { report_uuid: body['report_uuid'] }
    expect((await server.link(person, asked)).body.result_code).toBe(307)
    server.does('empty')
    await server.settled()
    expect((await server.link(person, asked)).body.result_code).toBe(305)
    expect(await server.links(person)).toEqual([])
  })

  test('[SHARE-7] to more than the report has is refused', async () => {
    const { person, uuid } = await server.owner()
    const wishes = [
      { sections: ['timeline_view'] },
      { sections: ['pain_summary', 'timeline_view'] },
      { sections: [] },
      { range: daysAgo({ dateRange: 'custom', date: 31, date_end: 10 }) },
      { range: daysAgo({ dateRange: 'custom', date: 10, date_end: -1 }) },
      { range: daysAgo({ dateRange: 'custom', date: 1, date_end: 5 }) },
      { range: { dateRange: 'custom' } },
      { range: { dateRange: 'alltime' } },
    ]
    for (const wish of wishes) {
      const { status, body } = await server.link(person, { report_uuid: uuid, ...wish })
      expect([wish, status, body.result_code]).toEqual([wish, 400, 102])
    }
    expect(await server.links(person)).toEqual([])
  })

  test('[SHARE-7, REP-30] to days on which there is nothing is refused at once', async () => {
    const { person, uuid } = await server.owner()
    const range = daysAgo({ dateRange: 'custom', date: 5, date_end: 3 })
    expect((await server.link(person, { report_uuid: uuid, range })).body.result_code).toBe(305)
  })

  test('[REP-33] to a report whose file has had its time lets it be made again, without a credit or a mail', async () => {
    const { person, uuid } = await server.owner()
    await server.db.deleteFrom('report_file').where('owner_uuid', '=', uuid).execute()
    const mails = await server.mailTo(person.email)
    server.does('hang')
    const { body } = await server.link(person, { report_uuid: uuid })
    expect((await server.links(person))[0]).toMatchObject({ state: 'waiting' })
    expect((await server.open(body['share_token'])).body.result_code).toBe(307)
    server.does('make')
    await server.settled()
    expect((await server.links(person))[0]).toMatchObject({ state: 'ready' })
    expect((await server.open(body['share_token'])).status).toBe(200)
    expect(await server.mailTo(person.email)).toEqual(mails)
  })
})

/** Days by how long ago they are. */
function daysAgo(range: { dateRange: string; date?: number; date_end?: number }) {
  const day = (ago: number | undefined) => (ago === undefined ? null : dayAt(server.clock.now - ago * DAY))
  return { dateRange: range.dateRange, date: day(range.date), date_end: day(range.date_end) }
}

test('[SHARE-4, D24] who asks for the deletion of the account makes no link any more', async () => {
  const { person, uuid } = await server.owner()
  await server.call('core/delete-user', undefined, { person })
  expect((await server.link(person, { report_uuid: uuid })).body.result_code).toBe(143)
})

test('[SHARE-6] nobody has more open links than they can look after', async () => {
  const { person, uuid } = await server.owner()
  const at = new Date(server.clock.now)
  const row = (index: number, expires: number) => ({
    token_hash: tokenHash(`${person.userId} ${index} ${expires}`),
    user_id: person.userId,
    link_id: randomUUID(),
    report_uuid: uuid,
    sections: '[]',
    made_at: at,
    expires_at: new Date(server.clock.now + expires),
    state: 'ready' as const,
  })
  const rows = Array.from({ length: 199 }, (_, index) => row(index, DAY))
  await server.db
    .insertInto('share_link')
    .values([...rows, row(0, 0), row(1, 0)])
    .execute()
  expect((await server.link(person, { report_uuid: uuid })).status).toBe(200)
  expect((await server.link(person, { report_uuid: uuid })).body).toMatchObject({ result_code: 103 })
})
