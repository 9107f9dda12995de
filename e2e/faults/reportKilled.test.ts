import { setTimeout as wait } from 'node:timers/promises'
import { API_BASE } from '@reprieve/contract/call.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callApi, apiHeaders, type ApiTarget, type Session } from '../harness/apiCall.ts'
import { httpCall } from '../harness/httpCall.ts'
import { LIMIT_MS } from '../harness/longRun.ts'
import { mailsTo, newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import { someClientId } from '../harness/stamps.ts'

/** The lease of a job: a server that starts this much later takes over the jobs of its predecessor immediately. */
const LEASE_MS = 61_000
/** From "no answer yet" to "the file may exist". */
const MOMENTS_MS = [20, 900, 0, 150, 400, 1_600, 2_500]
const RECORDS = 60
const DAY_MS = 86_400_000

const OPTIONS = { pain_summary_enabled: 1, pain_details_enabled: 1, timeline_view_enabled: 1 }

let server: ServerProcess
let shift = 0
let session: Session

beforeAll(async () => {
  server = await startServer()
  session = await newPerson(server)
  const records = Array.from({ length: RECORDS }, (_, index) => ({
    client_id: someClientId(),
    content: {
      pain_record_type: 'PainRecord',
      severity: index % 11,
      timing: Date.now() - (index % 25) * DAY_MS,
      time_offset: 0,
      deleted: 0,
    },
  }))
  await callApi(door(), 'sync/create-records', { records })
})
afterAll(() => server?.remove())

const door = (): ApiTarget => ({ port: server.port, session })

async function buyThree(): Promise<void> {
  const { code } = await callApi(door(), 'purchases/complete-purchase', {
    package_name: 'reprieve.e2e',
    market: 'sandbox',
    purchase_token: `${server.outboxKey}.${someClientId()}`,
    product_id: 'sandbox_credits3',
  })
  expect(code).toBe(0)
}

async function killAndStart(): Promise<void> {
  await server.kill9()
  shift += LEASE_MS
  server = await server.again({ clockShiftMs: shift })
}

interface Listed {
  report_uuid: string
  state: string
  used_credit: number
}
async function listed(): Promise<{ reports: Listed[]; credits: unknown }> {
  const { body } = await callApi(door(), 'reports/list-user-reports')
  return { reports: body['reports'] as Listed[], credits: body['credits_count'] }
}

async function download(report_uuid: string): Promise<string> {
  const { text, status } = await httpCall({
    port: server.port,
    method: 'POST',
    path: `${API_BASE}/reports/download-user-report`,
    headers: apiHeaders(session),
    body: JSON.stringify({ report_uuid }),
  })
  return status === 200 ? text : String(status)
}

const mails = async (uuid: string) =>
  (await mailsTo(server, `${session.username}@example.org`)).filter(({ text }) => text.includes(uuid)).length

test(
  '[JOB-6, REP-28, BUY-5] kill -9 of the server while a report is made: it is made once, and paid for once @long',
  async () => {
    for (const [round, ms] of MOMENTS_MS.entries()) {
      await buyThree()
      const before = await listed()
      const request = {
        client_id: someClientId(),
        options: OPTIONS,
        range: { dateRange: '30days' },
        time_offset: 0,
        use_credit: 1,
      }
      // Whether an answer arrives depends on the moment of the kill.
      const asked = callApi({ ...door(), fresh: true }, 'reports/generate-report', request).catch(() => null)
      await wait(ms)
      await killAndStart()
      await asked
      const { code, body } = await callApi(door(), 'reports/generate-report', request)
      expect(code).toBe(0)
      const uuid = String(body['report_uuid'])
      await vi.waitFor(
        async () =>
          expect((await listed()).reports.find((one) => one.report_uuid === uuid)?.state).toBe('ready'),
        { timeout: 60_000, interval: 250 },
      )
      const after = await listed()
      expect(after.reports.length).toBe(round + 1)
      expect(after.reports[0]).toMatchObject({ report_uuid: uuid, used_credit: 1 })
      expect(Number(before.credits) - Number(after.credits)).toBe(1)
      expect((await download(uuid)).slice(0, 5)).toBe('%PDF-')
      await vi.waitFor(async () => expect(await mails(uuid)).toBe(1), { timeout: 10_000 })
    }
    const { body } = await callApi(door(), 'core/get-access-log')
    const made = (body['entries'] as { event: string }[]).filter(({ event }) => event === 'report-made')
    expect(made.length).toBe(MOMENTS_MS.length)
  },
  LIMIT_MS,
)
