import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestPerson } from '../testing/testApp.ts'
import { setTestPlan } from './testReports.ts'
import { openLinksApp, type LinksApp } from './testShareLinks.ts'

const SECOND = 1_000
const DAY = 86_400 * SECOND
const LESS = { sections: ['pain_details'] }

let server: LinksApp
beforeAll(async () => {
  server = await openLinksApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.does('make')
  await server.settled()
})

type Act = Parameters<LinksApp['does']>[0]

interface Shared {
  person: TestPerson
  uuid: string
  token: string
  link: string
}

async function shared(wish: Record<string, unknown> = LESS, does: Act = 'make'): Promise<Shared> {
  const { person, uuid } = await server.owner()
  server.clock.now += 60 * SECOND
  server.does(does)
  const { body } = await server.link(person, { report_uuid: uuid, ...wish })
  return { person, uuid, token: String(body['share_token']), link: String(body['link_id']) }
}

const stateOf = async ({ person }: Shared) => (await server.links(person))[0]?.['state']
const filesOf = (owner: string) =>
  server.db.selectFrom('report_file').select('form').where('owner_uuid', '=', owner).execute()
const day = (ago: number): string => new Date(server.clock.now - ago * DAY).toISOString().slice(0, 10)

async function attempts(): Promise<void> {
  for (const seconds of [0, 5, 20, 60]) {
    server.clock.now += seconds * SECOND
    await server.settled()
  }
}

describe('[SHARE-7] a link to less than its report', () => {
  test('has to be waited for, and then has files of its own and not those of the report', async () => {
    const one = await shared(LESS, 'hang')
    expect(await stateOf(one)).toBe('waiting')
    for (const answer of [await server.open(one.token), await server.download(one.token)])
      expect([answer.status, answer.body.result_code]).toEqual([409, 307])
    server.does('make')
    await server.settled()
    expect(await stateOf(one)).toBe('ready')
    expect((await filesOf(one.link)).length).toBe(2)
    const { body } = await server.open(one.token)
    expect(body).toMatchObject({ sections: ['pain_details'], content: { v: 1 }, forms: ['pdf', 'json'] })
    expect(body['made']).toBe(server.clock.now)
    // Having been told to wait is no opening.
    expect((await server.links(one.person))[0]?.['openings']).toHaveLength(1)
  })

  test('is made of its sections and days alone, compares nothing, and has ids of its own', async () => {
    const range = { dateRange: 'custom', date: day(12), date_end: day(8) }
    const one = await shared({ sections: ['pain_summary', 'pain_details'], range })
    await server.settled()
    const { bytes } = await server.download(one.token)
    const { head } = JSON.parse(bytes.toString()) as { head: Record<string, Record<string, unknown>> }
    expect(head).toMatchObject({
      made: server.clock.now,
      receivedUntil: null,
      usedCredit: false,
      request: { client_id: one.link, range, questions: ['May I swim?'] },
    })
    expect(head['request']?.['options']).toMatchObject({
      pain_summary_enabled: 1,
      pain_summary: { change_values: 0 },
      patient_profile_enabled: 0,
      patient_profile: { name: 0, medications: 0 },
      pain_details_enabled: 1,
      timeline_view_enabled: 0,
    })
    expect((await server.links(one.person))[0]).toMatchObject({
      sections: ['pain_summary', 'pain_details'],
      range,
    })
  })

  test('[REP-122] without the summary it has no questions', async () => {
    const one = await shared(LESS)
    await server.settled()
    expect((await server.download(one.token)).bytes.toString()).toContain('"questions":[]')
  })

  test('with all the days compares as the report does', async () => {
    const one = await shared({ sections: ['pain_summary'] })
    await server.settled()
    const { bytes } = await server.download(one.token)
    expect(bytes.toString()).toContain('"change_values":1')
  })

  test('costs no credit, sends no mail and makes no report', async () => {
    const { person, uuid } = await server.owner()
    await setTestPlan(server, person, { credits: 1 })
    const mails = await server.mailTo(person.email)
    await server.link(person, { report_uuid: uuid, ...LESS })
    await server.settled()
    expect(await server.creditsOf(person)).toBe(1)
    expect(await server.mailTo(person.email)).toEqual(mails)
    expect((await server.list(person)).length).toBe(1)
    expect(await server.events(person)).toEqual(['share-made'])
  })

  test.each(['fail', 'die', 'empty'] as const)(
    'whose program does %s has failed, and says so',
    async (act) => {
      const one = await shared(LESS, act)
      await attempts()
      expect(await stateOf(one)).toBe('failed')
      expect((await server.open(one.token)).body.result_code).toBe(306)
      expect(await filesOf(one.link)).toEqual([])
    },
  )

  test('waits in the line of its owner, which holds six', async () => {
    const { person, uuid } = await server.owner()
    server.does('hang')
    const codes: number[] = []
    for (let n = 0; n < 7; n += 1)
      codes.push((await server.link(person, { report_uuid: uuid, ...LESS })).body.result_code)
    expect(codes).toEqual([0, 0, 0, 0, 0, 0, 103])
    expect((await server.links(person)).length).toBe(6)
    server.does('make')
    await server.settled()
    expect((await server.links(person)).map(({ state }) => state)).toEqual(Array(6).fill('ready'))
  })

  test('taken back while it is made has no files, and none afterwards', async () => {
    const one = await shared(LESS, 'hang')
    await server.revoke(one.person, one.link)
    server.does('make')
    await server.settled()
    expect(await filesOf(one.link)).toEqual([])
    expect((await server.open(one.token)).body.result_code).toBe(311)
  })

  test('[SHARE-11] taken back loses its files at once, and the report keeps its own', async () => {
    const one = await shared()
    await server.settled()
    expect((await filesOf(one.link)).length).toBe(2)
    await server.revoke(one.person, one.link)
    expect(await filesOf(one.link)).toEqual([])
    expect((await filesOf(one.uuid)).length).toBe(2)
    const rows = await server.db
      .selectFrom('share_link')
      .select('content')
      .where('link_id', '=', one.link)
      .execute()
    expect(rows).toEqual([{ content: null }])
  })

  test('[D24] of who asks for deletion while it is made is not made', async () => {
    const one = await shared(LESS, 'hang')
    await server.call('core/delete-user', undefined, { person: one.person })
    server.does('make')
    await server.settled()
    expect(await filesOf(one.link)).toEqual([])
    expect((await server.open(one.token)).body.result_code).toBe(311)
  })

  test('[JOB-1] that two processes work on is made once', async () => {
    const one = await shared()
    const other = server.runner()
    await Promise.all([server.settled(), other.settled()])
    await other.stop()
    expect((await filesOf(one.link)).length).toBe(2)
    expect(await stateOf(one)).toBe('ready')
  })
})
