import type { SharedResponse } from '@reprieve/contract/questionnaires/toldResponse.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { takeJob } from '../jobs/jobStore.ts'
import { readSharedResponses } from '../questionnaires/sharedResponses.ts'
import type { TestPerson } from '../testing/testApp.ts'
import { REPORT_JOB } from './makeReport.ts'
import { ADVANCED, setTestPlan, openReportsApp, type ReportsApp } from './testReports.ts'

const SECOND = 1_000
const DAY = 86_400 * SECOND

let server: ReportsApp
beforeAll(async () => {
  server = await openReportsApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.does('make')
  server.faults.length = 0
  await server.settled()
})

/** With one credit, which a report of theirs takes. */
async function payer(): Promise<TestPerson> {
  const person = await server.signUp()
  await server.record(person)
  await setTestPlan(server, person, { credits: 1 })
  return person
}

async function paidReport(person: TestPerson): Promise<string> {
  const { body } = await server.generate(person, { options: ADVANCED })
  expect(body).toMatchObject({ result_code: 0, credits_count: 0 })
  return String(body['report_uuid'])
}

const ledger = async ({ userId }: TestPerson) =>
  (
    await server.db
      .selectFrom('credit_entry')
      .select(['reason', 'delta'])
      .where('user_id', '=', userId)
      .orderBy('reason')
      .execute()
  ).map(({ reason, delta }) => `${reason} ${delta}`)
const mails = async ({ email }: TestPerson) =>
  (await server.mailTo(email)).filter((mail) => mail.includes('/report/'))
const events = async ({ userId }: TestPerson) =>
  (await server.db.selectFrom('access_log').select('event').where('user_id', '=', userId).execute()).filter(
    ({ event }) => event === 'report-made',
  ).length
const files = async ({ userId }: TestPerson) =>
  (await server.db.selectFrom('report_file').select('form').where('user_id', '=', userId).execute()).length
/** All that there can be two of. */
const ends = async (person: TestPerson) => ({
  ledger: await ledger(person),
  mails: (await mails(person)).length,
  events: await events(person),
  files: await files(person),
  states: (await server.list(person)).map(({ state }) => state),
})

const MADE = { ledger: ['reserved -1', 'spent 0'], mails: 1, events: 1, files: 2, states: ['ready'] }
const GIVEN_BACK = {
  ledger: ['reserved -1', 'returned 1'],
  mails: 0,
  events: 0,
  files: 0,
  states: ['failed'],
}

/** Until every attempt has been made. */
async function attempts(): Promise<void> {
  for (const ms of [0, 5, 20, 60]) {
    server.clock.now += ms * SECOND
    await server.settled()
  }
}

test('[JOB-6, BUY-5, REP-34] a report that is made spends its credit, sends one mail and is in the log once', async () => {
  const person = await payer()
  await paidReport(person)
  await server.settled()
  expect(await ends(person)).toEqual(MADE)
})

test('[REP-1] the mail is in the language of the account and tells nothing but where the report is', async () => {
  const person = await payer()
  await server.db
    .updateTable('account')
    .set({ language: 'de' })
    .where('user_id', '=', person.userId)
    .execute()
  const uuid = await paidReport(person)
  await server.settled()
  const [mail = ''] = await mails(person)
  expect(mail).toContain(`${server.services.config.publicUrl}/report/${uuid}`)
  expect(mail).toContain('Bericht öffnen')
  expect(mail).not.toMatch(/\d{4}-\d\d-\d\d|schmerz|pain|timeline/i)
  expect(mail).not.toContain(person.username)
})

test('[REP-27, REP-29] the program is told what was asked for and every row, and nothing of the environment', async () => {
  const person = await payer()
  await server.record(person, server.clock.now - 5 * DAY)
  const asked = {
    options: ADVANCED,
    filter: { severity_range: { start: 3, end: 10 } },
    paper: 'letter',
    time_offset: 3_600_000,
  }
  const { body } = await server.generate(person, asked)
  await server.settled()
  const { bytes } = await server.call(
    'reports/download-user-report',
    { report_uuid: body['report_uuid'] },
    { person },
  )
  const told = JSON.parse(bytes.toString('utf8')) as Record<string, Record<string, unknown>>
  expect(told['head']).toMatchObject({
    v: 1,
    request: { ...asked, range: { dateRange: 'custom', said: '30days' } },
    language: 'en',
    made: server.clock.now,
    offset: 3_600_000,
    plan: 'lite',
    usedCredit: true,
  })
  expect(told['kinds']).toMatchObject({ record: 2 })
  expect(Object.keys(told['env'] ?? {}).filter((name) => /DATA|PEPPER|KEY|URL/.test(name))).toEqual([])
})

test('[FHIR-11] the program is told what was answered around the days of the report, of this person alone', async () => {
  const person = await payer()
  const other = await payer()
  for (const [who, ago] of [
    [person, 1],
    [person, 29],
    [person, 40],
    [other, 1],
  ] as const) {
    const item = ['peg-1', 'peg-2', 'peg-3'].map((linkId) => ({ linkId, answer: [{ valueInteger: 9 }] }))
    const response = { resourceType: 'QuestionnaireResponse', status: 'completed', item }
    const timing = server.clock.now - ago * DAY
    const body = { institution_id: 'self', questionnaire_id: 'peg', response, timing, offset: 0 }
    await server.call('questionnaires/submit-questionnaire', body, { person: who })
  }
  const { body } = await server.generate(person, { options: ADVANCED })
  await server.settled()
  const { bytes } = await server.call(
    'reports/download-user-report',
    { report_uuid: body['report_uuid'] },
    { person },
  )
  const told = JSON.parse(bytes.toString('utf8')) as { kinds: Record<string, number> }
  expect(told.kinds).toMatchObject({ answered: 2 })
  const today = Math.floor(server.clock.now / DAY)
  const days = { from: today - 29, to: today }
  const responses: SharedResponse[] = []
  for await (const some of readSharedResponses(server.db, { userId: person.userId, language: 'de', ...days }))
    responses.push(...some)
  expect(responses).toMatchObject([
    { when: { at: server.clock.now - 29 * DAY, offset: 0 }, title: 'PEG: pain, enjoyment, general activity' },
    { when: { at: server.clock.now - DAY }, score: { value: 9, least: 0, most: 10 } },
  ])
  expect(JSON.stringify(responses)).not.toContain('band')
})

test('[REP-30, BUY-5] where the filter leaves nothing the credit comes back, and nothing is tried again', async () => {
  const person = await payer()
  server.does('empty')
  await paidReport(person)
  const before = server.started().length
  await attempts()
  expect(server.started().length - before).toBe(1)
  expect(await ends(person)).toEqual(GIVEN_BACK)
  expect((await server.list(person))[0]).toMatchObject({ fault: 'empty', forms: [] })
  expect(await server.creditsOf(person)).toBe(1)
})

test.each(['fail', 'die'] as const)(
  '[REP-31, JOB-6, BUY-5] a program that does %s is tried three times; then the credit comes back, once',
  async (act) => {
    const person = await payer()
    server.does(act)
    await paidReport(person)
    const before = server.started().length
    await attempts()
    await attempts()
    expect(server.started().length - before).toBe(3)
    expect(await ends(person)).toEqual(GIVEN_BACK)
    expect((await server.list(person))[0]).toMatchObject({ fault: 'failed' })
    expect(await server.creditsOf(person)).toBe(1)
  },
)

test('[JOB-6] one that failed at first and is made then is made, and nothing came back', async () => {
  const person = await payer()
  server.does('die')
  await paidReport(person)
  await server.settled()
  expect(await ends(person)).toMatchObject({ ledger: ['reserved -1'], states: ['waiting'] })
  server.does('make')
  await attempts()
  expect(await ends(person)).toEqual(MADE)
})

/** Under way, and as far as it gets. */
async function hangingReport(person: TestPerson): Promise<void> {
  server.does('hang')
  await paidReport(person)
  await vi.waitFor(async () => expect((await jobOf(person))?.progress).toBe(40), { timeout: 20_000 })
}

test('[JOB-6, JOB-1] a job that was taken over ends once, though the slower one comes to its end too', async () => {
  const person = await payer()
  await hangingReport(person)
  const before = server.started().length
  // As of a process that nobody hears of any more.
  server.clock.now += 61 * SECOND
  const others = [server.runner(), server.runner()]
  for (const other of others) other.wake()
  await vi.waitFor(() => expect(server.started().length).toBe(before + 1), { timeout: 20_000 })
  server.does('make')
  await Promise.all([...others, server.services.jobs].map((runner) => runner.settled()))
  expect(await ends(person)).toEqual(MADE)
  // Otherwise they take the jobs of the next tests.
  await Promise.all(others.map((other) => other.stop()))
})

test('[JOB-6, JOB-2] a server that stops ends its program and takes no attempt', async () => {
  const person = await payer()
  await hangingReport(person)
  const pid = server.started().at(-1)!
  await server.services.jobs.stop()
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(await jobOf(person)).toMatchObject({ attempts: 0, worker: null })
  server.services.jobs = server.runner()
  server.does('make')
  await server.settled()
  expect(await ends(person)).toEqual(MADE)
})

test('[JOB-6, D24] a report whose person has gone meanwhile ends in nothing', async () => {
  const person = await payer()
  const held = takeJob(server.db, [REPORT_JOB], server.clock.now)
  expect(await held).toBeNull()
  await paidReport(person)
  await server.db.deleteFrom('report').where('user_id', '=', person.userId).execute()
  await server.settled()
  expect([await jobOf(person), server.faults]).toEqual([undefined, []])
})

const jobOf = ({ userId }: TestPerson) =>
  server.db
    .selectFrom('job')
    .select(['worker', 'attempts', 'progress'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
