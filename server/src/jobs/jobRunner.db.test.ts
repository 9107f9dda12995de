import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import type { Job, JobEnd, JobKind, JobRun } from './jobKind.ts'
import { hasRoomForJob, queueJob, takeJob } from './jobStore.ts'
import { JobRunner } from './jobRunner.ts'

const SECOND = 1_000

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

let runners: JobRunner[] = []
let faults: unknown[] = []
beforeEach(async () => {
  runners = []
  faults = []
  await server.db.deleteFrom('job').execute()
  await server.db.deleteFrom('deployment').where('name', 'like', 'told %').execute()
})
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()))
})

/** Written by the end of a job: what stays of it is what happened. */
const tell =
  (job: Job, what: string): JobEnd =>
  async (trx) => {
    await trx
      .insertInto('deployment')
      .values({ name: `told ${randomUUID()}`, value: `${job.about} ${what} ${job.attempt}` })
      .execute()
  }

async function told(): Promise<string[]> {
  const rows = await server.db
    .selectFrom('deployment')
    .select('value')
    .where('name', 'like', 'told %')
    .execute()
  return rows.map(({ value }) => value).sort()
}

type Work = (job: Job, run: JobRun) => Promise<unknown>

const open = (work: Work = async () => {}, atOnce = 2): JobRunner =>
  openKind(async (job, run) => {
    await work(job, run)
    return tell(job, 'done')
  }, atOnce)

function openKind(work: JobKind['work'], atOnce = 2): JobRunner {
  const kind: JobKind = { name: 'test', work, giveUp: (job) => tell(job, 'given-up') }
  const { db, config, stores, push } = server.services
  const services = { db, config, stores, push, now: () => server.clock.now, wakeMail: () => {} }
  const runner = new JobRunner([{ kinds: [kind], atOnce }], {
    services,
    onError: (error) => faults.push(error),
  })
  runners.push(runner)
  return runner
}

async function queue(userId: number, about = randomUUID()): Promise<string> {
  server.clock.now += 1
  await inTransaction(server.db, (trx) => queueJob(trx, { userId, kind: 'test', about }, server.clock.now))
  return about
}

/** Work that somebody at the door lets end. */
function gate() {
  const begun: string[] = []
  const doors = new Map<string, () => void>()
  const work: Work = (job, { signal }) =>
    new Promise<void>((resolve, reject) => {
      begun.push(job.about)
      doors.set(job.about, resolve)
      signal.addEventListener('abort', () => reject(new Error('broken off')))
    })
  return {
    work,
    begun,
    hasBegun: (...abouts: string[]) => vi.waitFor(() => expect(begun.toSorted()).toEqual(abouts.toSorted())),
    open: (about: string) => doors.get(about)?.(),
  }
}

const jobs = () => server.db.selectFrom('job').selectAll().orderBy('created_at').execute()

test('[JOB-1] what several processes find at once is done once each', async () => {
  const abouts: string[] = []
  for (let person = 1; person <= 20; person += 1) abouts.push(await queue(person))
  const both = [open(), open()]
  await Promise.all(both.map((runner) => runner.settled()))
  expect(await told()).toEqual(abouts.map((about) => `${about} done 1`).sort())
  expect([await jobs(), faults]).toEqual([[], []])
})

test('[DIST-3] what many look for at the same moment is taken once each, the oldest first', async () => {
  const abouts: string[] = []
  for (let person = 1; person <= 12; person += 1) {
    abouts.push(await queue(person))
    server.clock.now += 1
  }
  const take = () => takeJob(server.db, ['test'], server.clock.now)
  expect((await take())?.about).toBe(abouts[0])
  const together = await Promise.all(Array.from({ length: 8 }, take))
  const taken = together.flatMap((job) => (job === null ? [] : [job.about]))
  expect(new Set(taken).size).toBe(taken.length)
  for (let job = await take(); job !== null; job = await take()) taken.push(job.about)
  expect(taken.sort()).toEqual(abouts.slice(1).sort())
})

test('[JOB-1] a job whose process died is taken over when its lease has ended, and not before', async () => {
  const about = await queue(1)
  await takeJob(server.db, ['test'], server.clock.now)
  const runner = open()
  server.clock.now += 60 * SECOND - 1
  await runner.settled()
  expect(await told()).toEqual([])
  server.clock.now += 1
  await runner.settled()
  expect(await told()).toEqual([`${about} done 2`])
})

test('[JOB-1] whoever was slower than its lease leaves nothing behind', async () => {
  const about = await queue(1)
  const slow = gate()
  const first = open(slow.work)
  first.wake()
  await slow.hasBegun(about)
  server.clock.now += 61 * SECOND
  await open().settled()
  expect(await told()).toEqual([`${about} done 2`])
  slow.open(about)
  await first.settled()
  expect([await told(), await jobs(), faults]).toEqual([[`${about} done 2`], [], []])
})

test('[JOB-1] a lease is renewed while the work goes on, and the work ends when there is nothing to renew', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const about = await queue(1)
    const held = gate()
    const runner = open(held.work)
    runner.wake()
    await held.hasBegun(about)
    server.clock.now += 15 * SECOND
    vi.advanceTimersByTime(15 * SECOND)
    await vi.waitFor(async () =>
      expect(await jobs()).toMatchObject([{ lease_until: server.clock.now + 60 * SECOND }]),
    )
    // As when the account is deleted meanwhile.
    await server.db.deleteFrom('job').execute()
    vi.advanceTimersByTime(15 * SECOND)
    await runner.settled()
    expect([await told(), faults]).toEqual([[], []])
  } finally {
    vi.useRealTimers()
  }
})

test('[JOB-1] what a job writes at its end is written with its end, or not at all', async () => {
  const about = await queue(1)
  const runner = openKind(async (job) => async (trx) => {
    await tell(job, 'done')(trx)
    if (job.attempt === 1) throw new Error('at the end')
  })
  await runner.settled()
  expect(await told()).toEqual([])
  server.clock.now += 5 * SECOND
  await runner.settled()
  expect(await told()).toEqual([`${about} done 2`])
})

test('[JOB-2] what fails is tried again after 5 and 20 seconds, and then given up once', async () => {
  const about = await queue(1)
  const tried: number[] = []
  const start = server.clock.now
  const runner = open(async () => {
    tried.push(server.clock.now - start)
    throw new Error('no')
  })
  for (const ms of [0, 5 * SECOND - 1, 1, 20 * SECOND - 1, 1, 60 * SECOND]) {
    server.clock.now += ms
    await runner.settled()
  }
  expect(tried).toEqual([0, 5 * SECOND, 25 * SECOND])
  expect([await told(), await jobs(), faults.length]).toEqual([[`${about} given-up 3`], [], 3])
})

test('[JOB-2] an attempt that its process did not survive counts, so that what kills it is given up too', async () => {
  const about = await queue(1)
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await takeJob(server.db, ['test'], server.clock.now)
    server.clock.now += 60 * SECOND
  }
  const { work, begun } = gate()
  await open(work).settled()
  expect([begun, await told()]).toEqual([[], [`${about} given-up 4`]])
})

test('[JOB-2] a server that stops takes no attempt from what it breaks off, and another has it at once', async () => {
  const about = await queue(1)
  const held = gate()
  const stopped = open(held.work)
  stopped.wake()
  await held.hasBegun(about)
  await stopped.stop()
  expect(await jobs()).toMatchObject([{ attempts: 0, worker: null, lease_until: null }])
  await open().settled()
  expect([await told(), faults]).toEqual([[`${about} done 1`], []])
})

test('[JOB-2] a process does as many at once as the lane allows, one of a person, and nobody waits behind their others', async () => {
  const [first, second] = [await queue(1), await queue(1)]
  const [other, third] = [await queue(2), await queue(3)]
  const held = gate()
  const runner = open(held.work, 2)
  runner.wake()
  await held.hasBegun(first, other)
  held.open(other)
  await held.hasBegun(first, other, third)
  held.open(first)
  await held.hasBegun(first, other, third, second)
  expect(held.begun.at(-1)).toBe(second)
  held.open(third)
  held.open(second)
  await runner.settled()
  expect(await told()).toEqual([first, second, other, third].map((about) => `${about} done 1`).sort())
})

test('[JOB-2] also two processes do one of a person at a time, in their order', async () => {
  const abouts = [await queue(1), await queue(1), await queue(1)]
  const held = gate()
  const both = [open(held.work), open(held.work)]
  for (const [at, about] of abouts.entries()) {
    for (const runner of both) runner.wake()
    await held.hasBegun(...abouts.slice(0, at + 1))
    held.open(about)
  }
  await Promise.all(both.map((runner) => runner.settled()))
  expect(held.begun).toEqual(abouts)
})

test('[JOB-2] a person may have one under way and five that wait, of these kinds', async () => {
  const room = (userId: number, kinds = ['test', 'more']) => hasRoomForJob(server.db, userId, kinds)
  for (let n = 1; n <= 6; n += 1) {
    expect(await room(1)).toBe(true)
    await queue(1)
  }
  expect([await room(1), await room(2), await room(1, ['another'])]).toEqual([false, true, true])
})

test('[D54] how far it has come stands in the database, written once a second at most', async () => {
  const about = await queue(1)
  const shown: number[] = []
  const look = async () => shown.push((await jobs())[0]?.progress ?? -1)
  const runner = open(async (_, { progress }) => {
    await progress(10)
    await look()
    await progress(20)
    await look()
    server.clock.now += SECOND
    await progress(130)
    await look()
  })
  await runner.settled()
  expect([shown, await told()]).toEqual([[10, 10, 100], [`${about} done 1`]])
})

test('[D54] kinds that this process does not know are left to one that does', async () => {
  await inTransaction(server.db, (trx) =>
    queueJob(trx, { userId: 1, kind: 'newer', about: randomUUID() }, server.clock.now),
  )
  await open().settled()
  expect(await jobs()).toMatchObject([{ kind: 'newer', attempts: 0 }])
})
