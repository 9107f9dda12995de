import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { callApi, type ApiAnswer, type ApiTarget, type Session } from '../harness/apiCall.ts'
import { bulkResults, pullAll } from '../harness/diary.ts'
import { startFakePushService, type FakePushService } from '../harness/fakePushService.ts'
import { startFaultProxy, type FaultProxy } from '../harness/faultProxy.ts'
import type { Fault } from '../harness/faults.ts'
import { AnswerLost } from '../harness/httpCall.ts'
import { isLongRun } from '../harness/longRun.ts'
import {
  loginBody,
  mailedToken,
  mailsTo,
  newDeviceId,
  newAccountNames,
  newPerson,
  registerBody,
} from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import {
  doseVersion,
  listItem,
  plainRecord,
  profileItem,
  recordVersion,
  someClientId,
  tombstone,
  withStamps,
} from '../harness/stamps.ts'

// From "no byte arrived" over the status line and the headers to an incomplete body. The short run takes both ends and a
// reset.
const CUT_POINTS = isLongRun ? [0, 1, 20, 150, 400] : [0, 400]
const LOSSES: Fault[] = [
  ...CUT_POINTS.map((afterBytes) => ({ fault: 'cut-answer', afterBytes }) as const),
  { fault: 'reset-answer', afterBytes: 0 },
]

let server: ServerProcess
let proxy: FaultProxy
let pushEnd: FakePushService
let session: Session
/** The id of a finished report. */
let report: string

beforeAll(async () => {
  pushEnd = await startFakePushService()
  server = await startServer({ env: { PUSH_HOSTS: pushEnd.address } })
  proxy = await startFaultProxy(server.port)
  session = await newPerson(server)
  report = await readyReport()
  await subscribe()
}, 120_000)
afterAll(async () => {
  await proxy?.close()
  await server?.remove()
  await pushEnd?.close()
})

/** The guide needs a subscription. */
async function subscribe(): Promise<void> {
  const { code } = await callApi(direct(session), 'purchases/complete-purchase', {
    package_name: 'reprieve.e2e',
    market: 'sandbox',
    purchase_token: `${server.outboxKey}.${someClientId()}`,
    product_id: 'sandbox_subscription',
  })
  expect(code).toBe(0)
}

async function readyReport(): Promise<string> {
  await callApi(direct(session), 'sync/create-record', recordNow())
  const request = {
    client_id: someClientId(),
    options: { pain_summary_enabled: 1 },
    range: { dateRange: '30days' },
    time_offset: 0,
  }
  const { body } = await callApi(direct(session), 'reports/generate-report', request)
  await vi.waitFor(
    async () => {
      const { body: list } = await callApi(direct(session), 'reports/list-user-reports')
      expect(list['reports']).toMatchObject([{ state: 'ready' }])
    },
    { timeout: 110_000, interval: 250 },
  )
  return String(body['report_uuid'])
}

const recordNow = () => ({
  client_id: someClientId(),
  record_type: 'pain_record',
  content: {
    pain_record_type: 'PainRecord',
    severity: 4,
    timing: Date.now(),
    time_offset: 0,
    deleted: 0,
  },
})

const throughProxy = (as?: Session): ApiTarget => ({
  port: proxy.port,
  fresh: true,
  ...(as === undefined ? {} : { session: as }),
})
const direct = (as?: Session): ApiTarget => ({
  port: server.port,
  ...(as === undefined ? {} : { session: as }),
})

/** The server carries out the call, its answer is lost, and the same call is sent again. */
async function loseThenRepeat(
  fault: Fault,
  as: Session | undefined,
  name: string,
  body: object,
): Promise<ApiAnswer> {
  proxy.next(fault)
  await expect(callApi(throughProxy(as), name, body)).rejects.toThrow(AnswerLost)
  return callApi(throughProxy(as), name, body)
}

/**
 * A lost connection cancels the answer of the assistant. For a moment it may still be running, and the server says so
 * (103). [ASST-13]
 */
async function loseThenAskAgain(fault: Fault, name: string, body: object): Promise<ApiAnswer> {
  let answer = await loseThenRepeat(fault, session, name, body)
  await vi.waitFor(async () => {
    if (answer.code === 103) answer = await callApi(direct(session), name, body)
    expect(answer.code).toBe(0)
  })
  return answer
}

const nameOf = (fault: Fault): string =>
  'afterBytes' in fault ? `${fault.fault} after ${fault.afterBytes}` : fault.fault
const EACH = LOSSES.map((fault) => [nameOf(fault), fault] as const)

async function countOf(clientId: string): Promise<number> {
  return (await pullAll(direct(session))).filter((record) => record.client_id === clientId).length
}

/** The whole answer except its server time. */
const told = ({ body }: ApiAnswer): object => ({ ...body, server_time: 0 })

describe.each(EACH)('%s', (_, fault) => {
  test('[D28] create-record sent again gives the same record, once', async () => {
    const record = recordVersion(someClientId(), 1)
    const first = await loseThenRepeat(fault, session, 'sync/create-record', record)
    const again = await callApi(direct(session), 'sync/create-record', record)
    expect([first.code, again.code]).toEqual([0, 0])
    expect(again.body['record_id']).toBe(first.body['record_id'])
    expect(again.body['seq']).toBe(first.body['seq'])
    expect(await countOf(record.client_id)).toBe(1)
  })

  test('[D28] create-records, update-records and delete-records sent again change nothing more', async () => {
    const ids = [someClientId(), someClientId()]
    const bulks = [
      ['sync/create-records', ids.map((id) => recordVersion(id, 1))],
      ['sync/update-records', ids.map((id) => recordVersion(id, 2))],
      ['sync/delete-records', ids.map((id) => tombstone(id))],
    ] as const
    for (const [name, records] of bulks) {
      const first = await loseThenRepeat(fault, session, name, { records })
      const again = await callApi(direct(session), name, { records })
      expect(bulkResults(first).map((item) => item.result_code)).toEqual([0, 0])
      expect(bulkResults(again).map((item) => item.seq)).toEqual(bulkResults(first).map((item) => item.seq))
    }
    const found = (await pullAll(direct(session))).filter((record) => ids.includes(record.client_id ?? ''))
    expect(found.map((record) => [record.content?.['notes'], record.content?.['deleted']])).toEqual([
      ['version 2', 1],
      ['version 2', 1],
    ])
  })

  test('[D28] update-record and delete-record sent again change nothing more', async () => {
    const id = someClientId()
    await callApi(direct(session), 'sync/create-record', recordVersion(id, 1))
    const updated = await loseThenRepeat(fault, session, 'sync/update-record', recordVersion(id, 2))
    const deleted = await loseThenRepeat(fault, session, 'sync/delete-record', tombstone(id))
    expect([updated.code, deleted.code]).toEqual([0, 0])
    expect(await countOf(id)).toBe(1)
  })

  test('[D28, D29] the calls of the lists sent again change nothing more, and a copy stays a copy', async () => {
    const [id, copy] = [someClientId(), someClientId()]
    const item = listItem(id)
    const preferences = { location: [listItem(id, { value: item.value, isShow: 0 })] }
    const acts: [string, object][] = [
      ['sync/add-new-section-fields', { section_fields: [item] }],
      ['sync/add-new-section-fields', { section_fields: [listItem(copy, { value: item.value })] }],
      ['sync/edit-section-fields', { section_fields: [listItem(copy, { value: `${item.value} again` })] }],
      ['sync/update-record', { record_type: 'user_preferences_record', content: preferences }],
      ['sync/delete-section-fields', { section_fields: [listItem(id, { deleted: 1 })] }],
    ]
    for (const [name, body] of acts) {
      const first = await loseThenRepeat(fault, session, name, body)
      const again = await callApi(direct(session), name, body)
      expect(bulkResults(first)).toMatchObject([{ result_code: 0, client_id: id }])
      expect(bulkResults(again)).toEqual(bulkResults(first))
    }
    expect([await countOf(id), await countOf(copy)]).toEqual([1, 0])
  })

  test.each(['condition', 'medication'])(
    '[D28, D29] the calls of a %s sent again change nothing more, and a copy is answered as one',
    async (kind) => {
      const [id, copy] = [someClientId(), someClientId()]
      const name = `${kind} ${id}`
      const acts: [act: string, body: object, code: number][] = [
        ['add', profileItem(kind, id, name), 0],
        ['add', profileItem(kind, copy, name), kind === 'condition' ? 215 : 224],
        ['edit', profileItem(kind, id, `${name} again`), 0],
        ['delete', profileItem(kind, id, `${name} again`, 1), 0],
      ]
      for (const [act, body, code] of acts) {
        const first = await loseThenRepeat(fault, session, `sync/${act}-${kind}`, body)
        const again = await callApi(direct(session), `sync/${act}-${kind}`, body)
        expect([first.code, first.body['client_id']]).toEqual([code, id])
        expect(told(again)).toEqual(told(first))
      }
      expect([await countOf(id), await countOf(copy)]).toEqual([1, 0])
    },
  )

  test('[D28, D34] a dose that is made, changed and deleted by answers that are lost is there once', async () => {
    const id = someClientId()
    const acts = ['create', 'update', 'delete'].map((act, n) => [act, doseVersion(id, n)] as const)
    for (const [act, body] of acts) {
      const first = await loseThenRepeat(fault, session, `sync/${act}-record`, body)
      const again = await callApi(direct(session), `sync/${act}-record`, body)
      expect([first.code, told(again)]).toEqual([0, told(first)])
    }
    expect(await countOf(id)).toBe(1)
  })

  test('[D34, SYNC-35] the profile and the settings sent again change nothing more', async () => {
    const name = `Helen ${someClientId()}`
    const settings = { pref_type: 'filter_settings', record_type: 'user_settings_record' }
    const bodies = [
      withStamps({ record_type: 'user_profile_record', content: { name, country: 'AT' } }),
      withStamps({ ...settings, content: { filter_mode: name, pain_type: ['Constant'] } }),
    ]
    for (const body of bodies) {
      const first = await loseThenRepeat(fault, session, 'sync/update-record', body)
      const again = await callApi(direct(session), 'sync/update-record', body)
      expect([first.code, told(again)]).toEqual([0, told(first)])
      expect(first.body['content']).toMatchObject(body.content)
    }
  })

  test('[SYNC-32] a value restored from the history is restored once', async () => {
    const id = someClientId()
    await callApi(direct(session), 'sync/create-record', recordVersion(id, 1))
    await callApi(direct(session), 'sync/update-record', recordVersion(id, 2))
    const history = await callApi(direct(session), 'sync/get-history', { client_id: id })
    const note = (history.body['entries'] as { group: string; hlc: string }[]).find(
      ({ group }) => group === 'note',
    )
    const wanted = { client_id: id, group: 'note', hlc: note?.hlc }
    const first = await loseThenRepeat(fault, session, 'sync/restore-history', wanted)
    const again = await callApi(direct(session), 'sync/restore-history', wanted)
    expect([first.code, told(again)]).toEqual([0, told(first)])
    expect(first.body['content']).toMatchObject({ notes: 'version 1', severity: 2 })
    expect(await countOf(id)).toBe(1)
  })

  test('[D10] a create without client_id sent again is answered 180 with the record, which is there once', async () => {
    const note = `plain ${someClientId()}`
    const record = plainRecord(1 + LOSSES.indexOf(fault), `device-of-${session.userId}`, note)
    const again = await loseThenRepeat(fault, session, 'sync/create-record', record)
    expect(again).toMatchObject({ status: 409, code: 180 })
    expect(again.body['record_id']).toEqual(expect.any(Number))
    const found = (await pullAll(direct(session))).filter((each) => each.content?.['notes'] === note)
    expect(found.map((each) => each.record_id)).toEqual([again.body['record_id']])
  })

  test('[D22] register-user and verify-account sent again make one account that can sign in', async () => {
    const names = newAccountNames()
    const registered = await loseThenRepeat(fault, undefined, 'core/register-user', await registerBody(names))
    // The first request created the account: the repeat says so, and the person continues with the mail. [D21]
    expect([0, 135, 136]).toContain(registered.code)
    const account_token = await mailedToken(server, names.email)
    expect((await mailsTo(server, names.email)).length).toBe(1)
    const verified = await loseThenRepeat(fault, undefined, 'core/verify-account', { account_token })
    expect(verified.code).toBe(0)
    const deviceId = newDeviceId()
    const login = await loseThenRepeat(fault, undefined, 'core/login-user', await loginBody(names, deviceId))
    expect(login.code).toBe(0)
    const signedIn: Session = {
      userId: Number(login.body['user_id']),
      token: String(login.body['token']),
      username: names.username,
      deviceId,
      clientType: 'android',
    }
    expect((await callApi(direct(signedIn), 'core/keep-alive')).code).toBe(0)
  })

  test('[SHARE-2, SHARE-4] a link that is made, opened and taken back by answers that are lost is one link, opened once', async () => {
    const wanted = { report_uuid: report, client_id: someClientId() }
    const linked = await loseThenRepeat(fault, session, 'reports/create-share-link', wanted)
    const again = await callApi(direct(session), 'reports/create-share-link', wanted)
    expect([linked.code, told(again)]).toEqual([0, told(linked)])
    const look = { share_token: linked.body['share_token'], view: someClientId() }
    expect((await loseThenRepeat(fault, undefined, 'share/open', look)).code).toBe(0)
    const { link_id } = linked.body
    const revoked = await loseThenRepeat(fault, session, 'reports/revoke-share-link', { link_id })
    expect(revoked.code).toBe(0)
    expect(await callApi(direct(), 'share/open', look)).toMatchObject({ status: 410, code: 311 })
    const { body } = await callApi(direct(session), 'reports/list-share-links')
    const links = (body['links'] as Record<string, unknown>[]).filter((one) => one['link_id'] === link_id)
    expect(links).toMatchObject([{ revoked: expect.any(Number) as number, openings: [{ what: 'page' }] }])
    const { body: log } = await callApi(direct(session), 'core/get-access-log')
    const events = (log['entries'] as { event: string }[]).map(({ event }) => event)
    expect(events.filter((event) => event.startsWith('share-')).slice(0, 3)).toEqual([
      'share-revoked',
      'share-opened',
      'share-made',
    ])
  })

  test('[PUSH-1, PUSH-2] a device that registers or unregisters for push may repeat the call', async () => {
    const device = {
      fcm_token: JSON.stringify(pushEnd.subscribe()),
      type: 'webpush',
      timezone: 'Europe/Berlin',
    }
    const acts: [string, Session | undefined][] = [
      ['notifications/register-anonymous-fcm-token', undefined],
      ['notifications/register-fcm-token', session],
      ['notifications/unregister-fcm-token', session],
    ]
    for (const [name, as] of acts) {
      const first = await loseThenRepeat(fault, as, name, device)
      const again = await callApi(direct(as), name, device)
      expect([first.code, told(again)]).toEqual([0, told(first)])
    }
  })

  test('[GUIDE-2, GUIDE-3, GUIDE-4, PROG-2] bookmarks, feedback and progress of the guide are stored once, and progress never falls', async () => {
    const article = { content_id: 'emergency' }
    const program = { program_id: 'coping-skills' }
    const acts = [
      ['guide/add-content-to-bookmarks', article],
      ['guide/send-content-feedback', { ...article, useful: true, text: 'Yes' }],
      ['guide/set-content-interaction-status', { ...article, status: 'read' }],
      ['programs/update-program-progress', { ...program, progress: 25 }],
    ] as const
    for (const [name, body] of acts) {
      const first = await loseThenRepeat(fault, session, name, body)
      const again = await callApi(direct(session), name, body)
      expect([name, first.code, told(again)]).toEqual([name, 0, told(first)])
    }
    const { body: kept } = await callApi(direct(session), 'guide/list-bookmarked-content')
    expect(kept['contents']).toMatchObject([{ ...article, bookmarked: true, status: 'read' }])
    const lower = { ...program, progress: 10 }
    const { body: reached } = await loseThenRepeat(fault, session, 'programs/update-program-progress', lower)
    expect(reached['progress']).toBe(25)
    const gone = await loseThenRepeat(fault, session, 'guide/remove-content-from-bookmarks', article)
    expect(gone.code).toBe(0)
  })

  test('[ASST-1, ASST-8, ASST-11, ASST-14] a chat with lost answers is one chat, in which each message appears once', async () => {
    const begun = await loseThenRepeat(fault, session, 'solace/start-session', {})
    expect(begun.code).toBe(0)
    const { session_token } = begun.body
    const goOn = await loseThenRepeat(fault, session, 'solace/start-session', { session_token })
    expect([goOn.body['session_id'], goOn.body['started']]).toEqual([
      begun.body['session_id'],
      begun.body['started'],
    ])
    const message = { session_token, input_text: 'What can I ask you?', message_id: someClientId() }
    const said = await loseThenAskAgain(fault, 'solace/generate-response', message)
    const again = await callApi(direct(session), 'solace/generate-response', message)
    expect([said.code, told(again)]).toEqual([0, told(said)])
    const { body } = await callApi(direct(session), 'solace/get-active-transcript', { session_token })
    expect(body['data']).toMatchObject([{ input_text: message.input_text }])
    expect((await loseThenRepeat(fault, session, 'solace/end-session', {})).code).toBe(0)
    expect((await loseThenRepeat(fault, session, 'solace/delete-history', {})).code).toBe(0)
    const { body: history } = await callApi(direct(session), 'solace/get-transcript-history')
    expect(history['data']).toEqual([])
  })

  test('[D17] a logout whose answer was lost has ended the session: its repeat is answered 143', async () => {
    const leaving = await newPerson(server)
    const again = await loseThenRepeat(fault, leaving, 'core/delete-all-tokens', { scope: 'this' })
    expect(again).toMatchObject({ status: 401, code: 143 })
    expect((await callApi(direct(session), 'core/keep-alive')).code).toBe(0)
  })
})
