import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetPerson } from '../db/people.ts'
import { inTransaction } from '../db/transaction.ts'
import { tokenIn, type TestPerson } from '../testing/testApp.ts'
import { limitDownloads } from './limitDownloads.ts'
import { openLinksApp, type LinksApp } from './testShareLinks.ts'

const DAY = 86_400_000

let server: LinksApp
beforeAll(async () => {
  server = await openLinksApp()
})
afterAll(() => server.close())
beforeEach(() => server.does('make'))

interface Shared {
  person: TestPerson
  uuid: string
  token: string
  link: string
}

async function shared(more: Record<string, unknown> = {}): Promise<Shared> {
  const { person, uuid } = await server.owner()
  const { body } = await server.link(person, { report_uuid: uuid, ...more })
  await server.settled()
  return { person, uuid, token: String(body['share_token']), link: String(body['link_id']) }
}

const openings = async ({ person }: Shared) => (await server.links(person))[0]?.['openings']

describe('[SHARE-2, SHARE-6] opening', () => {
  test('shows the report without an account, and is told to its owner', async () => {
    const one = await shared()
    server.clock.now += 60_000
    const { status, body, headers } = await server.open(one.token)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    const [report] = await server.list(one.person)
    expect(body).toMatchObject({
      result_code: 0,
      expires: server.clock.now - 60_000 + 14 * DAY,
      language: 'en',
      made: report?.['made'],
      sections: ['pain_summary', 'patient_profile', 'pain_details'],
      content: { v: 1 },
      forms: ['pdf', 'json'],
    })
    expect(await openings(one)).toEqual([{ at: server.clock.now, what: 'page' }])
    expect(await server.events(one.person)).toEqual(['share-made', 'share-opened'])
  })

  test('once is once, however often its page asks again, and also by two calls at the same time', async () => {
    const one = await shared()
    const view = randomUUID()
    await Promise.all([server.open(one.token, { view }), server.open(one.token, { view })])
    server.clock.now += 30_000
    expect((await server.open(one.token, { view })).status).toBe(200)
    expect((await openings(one)) as unknown[]).toHaveLength(1)
    await server.open(one.token, { view: randomUUID() })
    await server.open(one.token)
    expect((await openings(one)) as unknown[]).toHaveLength(3)
    expect(await server.events(one.person)).toEqual(['share-made', ...Array(3).fill('share-opened')])
  })

  test('the view of one link says nothing of another', async () => {
    const [one, other] = [await shared(), await shared()]
    const view = randomUUID()
    for (const { token } of [one, other]) await server.open(token, { view })
    expect((await openings(other)) as unknown[]).toHaveLength(1)
  })

  test('a download is a file for the disk, and each form is an opening of its own', async () => {
    const one = await shared()
    const view = randomUUID()
    for (const form of ['pdf', 'json', 'json'])
      expect((await server.download(one.token, { form, view })).status).toBe(200)
    const { headers, bytes } = await server.download(one.token, { view })
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="reprieve-report-${new Date(server.clock.now).toISOString().slice(0, 10)}.pdf"`,
      'cache-control': 'private, no-store',
    })
    expect(bytes.toString()).toContain('"head"')
    const now = server.clock.now
    expect(await openings(one)).toEqual([
      { at: now, what: 'json' },
      { at: now, what: 'pdf' },
    ])
    // The report has no table; nothing was seen, and nothing is counted.
    expect((await server.download(one.token, { form: 'csv' })).body.result_code).toBe(306)
    expect((await openings(one)) as unknown[]).toHaveLength(2)
  })

  test('[REP-90] a third file at once is told to wait a moment, and is no opening', async () => {
    const one = await shared()
    let end = (): void => {}
    const open = new Promise<void>((resolve) => {
      end = resolve
    })
    const others = [1, 2].map(() => limitDownloads(one.person.userId, () => open))
    expect((await server.download(one.token)).body.result_code).toBe(103)
    end()
    await Promise.all(others)
    expect(await openings(one)).toEqual([])
    expect((await server.download(one.token)).status).toBe(200)
  })

  test('of more than five hundred openings the latest are listed', async () => {
    const [one, other] = [await shared(), await shared()]
    const opening = ({ person, link }: Shared, at: number) => ({
      user_id: person.userId,
      link_id: link,
      view: randomUUID(),
      what: 'page',
      at: new Date(at),
    })
    const now = server.clock.now
    const many = Array.from({ length: 501 }, (_, n) => opening(one, now + n))
    await server.db
      .insertInto('share_opening')
      .values([...many, opening(other, now)])
      .execute()
    const listed = (await openings(one)) as { at: number }[]
    expect([listed.length, listed[0]?.at, listed.at(-1)?.at]).toEqual([500, now + 500, now + 1])
    expect((await openings(other)) as unknown[]).toHaveLength(1)
  })

  test('whoever has the link cannot fill the list of its owner without end', async () => {
    const limited = await openLinksApp({ RATE_LIMITS: 'on' })
    try {
      const { person, uuid } = await limited.owner()
      const { body } = await limited.link(person, { report_uuid: uuid })
      const view = randomUUID()
      const codes = []
      for (let n = 0; n < 61; n += 1)
        codes.push((await limited.open(body['share_token'], n === 0 ? { view } : {})).body.result_code)
      expect(codes).toEqual([...Array<number>(60).fill(0), 103])
      // Who looks already goes on looking.
      expect((await limited.open(body['share_token'], { view })).status).toBe(200)
    } finally {
      await limited.close()
    }
  })
})

describe('[SHARE-5] the same words', () => {
  const told = async (token: string) => {
    const answers = [await server.open(token), await server.download(token), await server.open(token)]
    return answers.map(({ status, body }) => ({ status, ...body, server_time: 0 }))
  }

  test('are told of what never was, was taken back, is over, is gone, and of who goes', async () => {
    const unknown = await told(randomUUID())
    expect(unknown[0]).toMatchObject({ status: 410, result_code: 311 })
    const [revoked, gone, going] = [await shared(), await shared(), await shared()]
    await server.revoke(revoked.person, revoked.link)
    await server.db.deleteFrom('report').where('report_uuid', '=', gone.uuid).execute()
    await server.call('core/delete-user', undefined, { person: going.person })
    for (const { token } of [revoked, gone, going]) expect(await told(token)).toEqual(unknown)
    // After a day everything of theirs is gone.
    const over = await shared({ days: 2 })
    server.clock.now += DAY + 1
    await inTransaction(server.db, (trx) => forgetPerson(trx, going.person.userId))
    expect(
      await server.db.selectFrom('share_link').select('link_id').where('link_id', '=', going.link).execute(),
    ).toEqual([])
    expect(await told(going.token)).toEqual(unknown)
    server.clock.now += DAY - 2
    expect((await server.open(over.token)).status).toBe(200)
    server.clock.now += 1
    expect(await told(over.token)).toEqual(unknown)
  })

  test('whose deletion is taken back has the link again', async () => {
    const one = await shared()
    await server.call('core/delete-user', undefined, { person: one.person })
    const mails = await server.mailTo(one.person.email)
    const deletion_token = tokenIn(mails.join(), 'cancel-deletion')
    expect((await server.open(one.token)).body.result_code).toBe(311)
    expect((await server.call('core/cancel-deletion', { deletion_token })).body.result_code).toBe(0)
    expect((await server.open(one.token)).status).toBe(200)
  })
})

describe('[SHARE-11] taken back', () => {
  test('a link ends at once, for who has it open as well, and stays as it was first ended', async () => {
    const one = await shared()
    const view = randomUUID()
    expect((await server.open(one.token, { view })).status).toBe(200)
    expect((await server.revoke(one.person, one.link)).body.result_code).toBe(0)
    const at = server.clock.now
    for (const answer of [await server.open(one.token, { view }), await server.download(one.token, { view })])
      expect([answer.status, answer.body.result_code]).toEqual([410, 311])
    server.clock.now += 1_000
    expect((await server.revoke(one.person, one.link)).body.result_code).toBe(0)
    expect((await server.links(one.person))[0]).toMatchObject({ revoked: at, openings: [{ what: 'page' }] })
    expect(await server.events(one.person)).toEqual(['share-made', 'share-opened', 'share-revoked'])
  })

  test('one of two goes, the other stays', async () => {
    const one = await shared()
    const { body } = await server.link(one.person, { report_uuid: one.uuid })
    await server.revoke(one.person, one.link)
    expect((await server.open(body['share_token'])).status).toBe(200)
  })

  test('while many open it, each is counted before the end or refused', async () => {
    const one = await shared()
    const opened = Array.from({ length: 8 }, () => server.open(one.token))
    const [, ...answers] = await Promise.all([server.revoke(one.person, one.link), ...opened])
    const seen = answers.filter(({ status }) => status === 200).length
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(8 - seen)
    expect((await openings(one)) as unknown[]).toHaveLength(seen)
  })
})

describe('[SHARE-12] a page that has the report already', () => {
  test.each([
    ['of the report itself', {}],
    ['of less than the report', { sections: ['pain_summary'] }],
  ])('is told that it may still be read, %s, and not sent it once more', async (_, less) => {
    const one = await shared(less)
    const view = randomUUID()
    const { content, server_time: _first, ...rest } = (await server.open(one.token, { view })).body
    expect(content).toMatchObject({ v: 1 })
    const again = await server.open(one.token, { view, known_made: rest['made'] })
    const { server_time: _again, ...told } = again.body
    expect(told).toEqual(rest)
    // Made anew since then, or by who has made the time up.
    const { body } = await server.open(one.token, { view, known_made: Number(rest['made']) - 1 })
    expect(body['content']).toEqual(content)
    expect((await openings(one)) as unknown[]).toHaveLength(1)
  })

  test('is counted and refused as any other', async () => {
    const one = await shared()
    const known_made = (await server.open(one.token)).body['made']
    await server.open(one.token, { known_made })
    expect((await openings(one)) as unknown[]).toHaveLength(2)
    await server.db.updateTable('report').set({ content: null }).where('report_uuid', '=', one.uuid).execute()
    await server.db.deleteFrom('report_file').where('owner_uuid', '=', one.uuid).execute()
    expect((await server.open(one.token, { known_made })).body.result_code).toBe(307)
    await server.settled()
    await server.revoke(one.person, one.link)
    expect((await server.open(one.token, { known_made })).body.result_code).toBe(311)
    expect((await server.open(randomUUID(), { known_made })).body.result_code).toBe(311)
  })
})

describe('[REP-33] files that have had their time', () => {
  test('are made again for who has an open link', async () => {
    const one = await shared()
    await server.db.updateTable('report').set({ content: null }).where('report_uuid', '=', one.uuid).execute()
    await server.db.deleteFrom('report_file').where('owner_uuid', '=', one.uuid).execute()
    expect((await server.open(one.token)).body.result_code).toBe(307)
    expect((await server.download(one.token)).body.result_code).toBe(307)
    await server.settled()
    expect((await server.open(one.token)).body).toMatchObject({ content: { v: 1 }, forms: ['pdf', 'json'] })
    expect((await openings(one)) as unknown[]).toHaveLength(1)
  })
})
