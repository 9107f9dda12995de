import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDb, openPool, type Db } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import type { JobKind } from './jobKind.ts'
import { JobRunner } from './jobRunner.ts'
import { queueJob, takeJob } from './jobStore.ts'
import { MailRunner } from './mailRunner.ts'
import { queueMail } from './mailStore.ts'

const RUNNERS = 4
const JOBS_OF_PERSON = 5

let server: TestApp
let databases: Db[] = []
beforeAll(async () => {
  server = await openTestApp()
  await Promise.all([server.services.jobs.stop(), server.services.mailRunner.stop()])
  // Each with connections of its own, as every process has.
  const { options } = server.pool
  const { password } = options
  databases = Array.from({ length: RUNNERS }, () => openDb(openPool({ ...options, password }, () => {})))
})
afterAll(async () => {
  await Promise.all(databases.map((db) => db.destroy()))
  await server.close()
})
beforeEach(async () => {
  await server.db.deleteFrom('job').execute()
  await server.db.deleteFrom('mail').execute()
  await server.db.deleteFrom('deployment').where('name', 'like', 'done %').execute()
})

const AT_ONCE = 1_000

async function queueJobs(count: number): Promise<string[]> {
  const abouts = Array.from({ length: count }, () => randomUUID())
  const rows = abouts.map((about, at) => {
    const time = new Date(server.clock.now + at)
    const user_id = 1 + Math.floor(at / JOBS_OF_PERSON)
    return { job_id: randomUUID(), user_id, kind: 'test', about, run_at: time, created_at: time }
  })
  for (let from = 0; from < count; from += AT_ONCE)
    await server.db
      .insertInto('job')
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
  server.clock.now += count
  return abouts
}

/** What the end of a job writes stays only if the job ended. */
const kind: JobKind = {
  name: 'test',
  work: async (job) => async (trx) => {
    await trx
      .insertInto('deployment')
      .values({ name: `done ${randomUUID()}`, value: job.about })
      .execute()
  },
  giveUp: () => async () => {},
}

async function doneJobs(): Promise<string[]> {
  const rows = await server.db
    .selectFrom('deployment')
    .select('value')
    .where('name', 'like', 'done %')
    .execute()
  return rows.map(({ value }) => value)
}

/** The jobs that are done in the end, in any order. */
async function runJobs(): Promise<string[]> {
  const faults: unknown[] = []
  const { config, stores, push } = server.services
  const runners = databases.map(
    (db) =>
      new JobRunner([{ kinds: [kind], atOnce: 4 }], {
        services: { db, config, stores, push, now: () => server.clock.now, wakeMail: () => {} },
        onError: (error) => faults.push(error),
      }),
  )
  await Promise.all(runners.map((runner) => runner.settled()))
  await Promise.all(runners.map((runner) => runner.stop()))
  expect(faults).toEqual([])
  return doneJobs()
}

test('[JOB-1, D54] four processes do each of 300 jobs once', async () => {
  const abouts = await queueJobs(300)
  expect((await runJobs()).toSorted()).toEqual(abouts.toSorted())
  expect(await server.db.selectFrom('job').select('job_id').execute()).toEqual([])
})

test('[JOB-1, D54] four processes do each of 10,000 jobs once @long', async () => {
  const abouts = await queueJobs(10_000)
  expect((await runJobs()).toSorted()).toEqual(abouts.toSorted())
  expect(await server.db.selectFrom('job').select('job_id').execute()).toEqual([])
}, 1_200_000)

test('[JOB-13] a queue that was empty for long, and is full at once, is not read as a whole for one job', async () => {
  const { options } = server.pool
  const { password } = options
  // One connection, which keeps the plans of the empty queue. With them, reading all jobs took a hundred seconds.
  const db = openDb(openPool({ ...options, password, max: 1, statement_timeout: 10_000 }, () => {}))
  const take = () => takeJob(db, ['test'], server.clock.now)
  await server.pool.query('vacuum analyze job')
  for (let looks = 0; looks < 10; looks += 1) expect(await take()).toBeNull()
  const [first] = await queueJobs(10_000)
  expect((await take())?.about).toBe(first)
  await db.destroy()
}, 120_000)

test('[JOB-2, JOB-13] a person whose jobs fill the front of the queue holds nobody else up', async () => {
  const before = { userId: 1, kind: 'test' }
  const about = randomUUID()
  await inTransaction(server.db, async (trx) => {
    for (let count = 0; count < 200; count += 1)
      await queueJob(trx, { ...before, about: randomUUID() }, server.clock.now)
    await queueJob(trx, { userId: 2, kind: 'test', about }, server.clock.now + 1)
  })
  server.clock.now += 1
  const take = () => takeJob(server.db, ['test'], server.clock.now)
  expect((await take())?.userId).toBe(1)
  expect((await take())?.about).toBe(about)
  expect(await take()).toBeNull()
})

test('[JOB-7, JOB-9, D54] four processes send each of 200 mails once, of either kind', async () => {
  const addresses = Array.from({ length: 200 }, (_, at) => `person${at}@example.org`)
  await inTransaction(server.db, async (trx) => {
    for (const [at, to] of addresses.entries()) {
      const isSubscribed = at % 2 === 0
      const words = { subject: 'Hello', text: 'text', html: '<p>text</p>' }
      const subscribed = { kind: 'newsletters' as const, unsubscribeLink: 'https://diary.example/stop' }
      await queueMail(
        trx,
        { userId: null, to, ...words, ...(isSubscribed && { subscribed }) },
        server.clock.now,
      )
    }
  })
  const sent: string[] = []
  const faults: unknown[] = []
  const runners = databases.map(
    (db) =>
      new MailRunner({
        db,
        door: { forgetsSent: true, send: async ({ to }) => void sent.push(to) },
        now: () => server.clock.now,
        onError: (error) => faults.push(error),
      }),
  )
  for (const runner of runners) runner.wake()
  const waiting = () => server.db.selectFrom('mail').select('mail_id').where('sent_at', 'is', null).execute()
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([])
  await Promise.all(runners.map((runner) => runner.stop()))
  expect(faults).toEqual([])
  expect(sent.toSorted()).toEqual(addresses.toSorted())
})
