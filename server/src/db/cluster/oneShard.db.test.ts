import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type { CallName } from '@reprieve/contract/calls.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../testing/testApp.ts'

const isCluster = inject('databaseServer').workers.length > 0

interface Statement {
  text: string
  values: unknown[]
}

const record = (clientId: string, notes: string) => ({
  client_id: clientId,
  record_type: 'pain_record',
  content: {
    pain_record_type: 'PainRecord',
    severity: 4,
    timing: Date.now() - 60_000,
    time_offset: 0,
    notes,
    deleted: 0,
  },
})
const [one, two] = [randomUUID(), randomUUID()]
const report = {
  client_id: randomUUID(),
  options: { timeline_view_enabled: 1, timeline_view: { severity: 1 } },
  filter: null,
  range: { dateRange: '30days' },
  time_offset: 0,
}

/** What an app asks on a usual day, in an order in which each succeeds. */
const CALLS: readonly [CallName, object?][] = [
  ['core/keep-alive'],
  ['sync/create-record', record(one, 'first')],
  ['sync/create-records', { records: [record(two, 'first')] }],
  ['sync/update-record', record(one, 'second')],
  ['sync/update-records', { records: [record(two, 'second')] }],
  ['sync/get-all-records', { cursor: 0 }],
  ['sync/get-all-records', { sync_time: 0 }],
  ['sync/get-record', { client_id: one }],
  ['sync/get-history', { client_id: one }],
  ['reports/generate-report', report],
  ['sync/delete-record', { client_id: one, record_type: 'pain_record' }],
  ['sync/delete-records', { records: [{ client_id: two, record_type: 'pain_record' }] }],
  ['sync/add-new-section-fields', { section_fields: [{ type: 'location', value: 'Left ear' }] }],
  ['sync/add-condition', { value: 'Of my own' }],
  ['sync/add-medication', { common_name: 'Of my own' }],
  ['user/set-values', { values: { a: '1' } }],
  ['user/get-values', { keys: ['a'] }],
  ['user/del-values', { keys: ['a'] }],
  ['core/get-user-email-subscriptions'],
  ['core/update-email-subscriptions', {}],
  ['core/list-sessions'],
  ['core/get-access-log', {}],
  ['reports/list-user-reports'],
  ['reports/list-share-links'],
  ['purchases/get-all-purchases'],
  ['purchases/get-credits-count'],
  ['institutions/get-user-institutions'],
  ['questionnaires/get-questionnaires'],
  ['notifications/register-fcm-token', { fcm_token: 'x', type: 'android' }],
  ['guide/get-content-body', { content_id: 'help-in-a-crisis' }],
  ['guide/add-content-to-bookmarks', { content_id: 'walking-plans' }],
  ['guide/list-bookmarked-content'],
  ['programs/update-program-progress', { program_id: 'sleep-better', progress: 10 }],
  ['solace/get-transcript-history', {}],
  ['core/delete-all-tokens', { scope: 'this' }],
]

/** Written once in a while for all people who called meanwhile, whoever calls next. */
const isOfManyPeople = (text: string): boolean => /set last_seen = greatest/.test(text)

describe.skipIf(!isCluster)('a call on a cluster', () => {
  let server: TestApp
  let person: TestPerson
  beforeAll(async () => {
    server = await openTestApp({ RATE_LIMITS: 'off', PLANS: 'open' })
    // They look at the jobs and mails of everybody.
    await Promise.all([server.services.jobs.stop(), server.services.mailRunner.stop()])
    person = await server.signUp()
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => server.close())

  /** The statements that the database gets while this is done. */
  async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
    const sent: Statement[] = []
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await work()
    for (const [asked, values] of query.mock.calls as unknown as [string | Partial<Statement>, unknown][]) {
      const text = typeof asked === 'string' ? asked : (asked.text ?? '')
      const given = typeof asked === 'string' ? values : asked.values
      if (/^\s*(with|select|insert|update|delete)\b/i.test(text) && !isOfManyPeople(text))
        sent.push({ text, values: Array.isArray(given) ? given : [] })
    }
    query.mockRestore()
    return sent
  }

  /** How many shards each part of the plan asks; empty if the rows lie on the coordinator. */
  async function shardsAsked({ text, values }: Statement): Promise<number[]> {
    const { rows } = await server.pool.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    return [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count))
  }

  test('[DIST-9] each statement of a signed-in person asks one shard', async () => {
    const wrong: string[] = []
    let asked = 0
    for (const [name, body] of CALLS) {
      let code = -1
      const statements = await statementsOf(async () => {
        code = (await server.call(name, body, { person })).body.result_code
      })
      expect([name, code]).toEqual([name, 0])
      for (const statement of statements) {
        const shards = await shardsAsked(statement)
        asked += shards.length
        if (shards.some((count) => count > 1)) wrong.push(`${name}: ${shards.join(', ')}: ${statement.text}`)
      }
    }
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(CALLS.length)
  }, 240_000)
})
