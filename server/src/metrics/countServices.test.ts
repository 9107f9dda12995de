import { err, ok } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import type { Attempts } from '../access/attempts.ts'
import type { ChoreServices } from '../jobs/chores.ts'
import type { Job, JobKind, JobServices } from '../jobs/jobKind.ts'
import type { ModelClient, ModelTurn } from '../outside/model.ts'
import type { PushNote, PushOutcome } from '../outside/push.ts'
import {
  countChoreRuns,
  countJobRuns,
  countMails,
  countModelCalls,
  countPushMessages,
  countRefusedAttempts,
} from './countServices.ts'
import { figure, openIdleMeter } from './testMeter.ts'

const TARGET = { endpoint: 'https://push.example/x', p256dh: '', auth: '' }
const NOTE: PushNote = { reminder: 'r', at: 0, language: 'en', hasSound: false, hasVibration: false }

test('[MET-5] push messages are counted by what the push service said', async () => {
  const meter = openIdleMeter()
  const outcomes: PushOutcome[] = ['sent', 'sent', 'gone', 'refused', 'later', { waitMs: 5 }]
  const left = [...outcomes]
  const push = countPushMessages(
    { publicKey: 'k', isAllowed: () => true, send: async () => left.shift()! },
    meter,
  )
  for (const outcome of outcomes) expect(await push.send(TARGET, NOTE)).toBe(outcome)
  const count = (result: string) => figure(meter, 'reprieve_push_messages_total', { result })
  expect(await Promise.all(['sent', 'gone', 'refused', 'later'].map(count))).toEqual([2, 1, 1, 2])
  expect([push.publicKey, push.isAllowed('x')]).toEqual(['k', true])
})

test('[MET-5] mails are counted by what the mail server said, and a failure stays one', async () => {
  const meter = openIdleMeter()
  const answers = [null, 550, 451, 'ECONNREFUSED']
  const door = countMails(
    {
      forgetsSent: true,
      async send() {
        const answer = answers.shift()
        if (answer !== null) throw Object.assign(new Error('no'), { responseCode: answer })
      },
    },
    meter,
  )
  const mail = { to: 'ann@example.org', subject: '', text: '', html: '', unsubscribeLink: null }
  await door.send(mail)
  for (let n = 0; n < 3; n += 1) await expect(door.send(mail)).rejects.toThrow('no')
  const count = (result: string) => figure(meter, 'reprieve_mails_total', { result })
  expect(await Promise.all(['sent', 'refused', 'later'].map(count))).toEqual([1, 1, 2])
  expect(door.forgetsSent).toBe(true)
})

test('[MET-5] an attempt that a limit refuses is counted by the limit, and a permitted one is not', async () => {
  const meter = openIdleMeter()
  const waits = [null, 30]
  const attempts: Attempts = countRefusedAttempts(
    { count: async () => waits.shift() ?? null, forgive: async () => {} },
    meter,
  )
  const limit = { name: 'password-account', most: 1, windowMs: 1 }
  expect([await attempts.count(limit, 'Ann', 0), await attempts.count(limit, 'Ann', 0)]).toEqual([null, 30])
  expect(await figure(meter, 'reprieve_refused_attempts_total', { limit: limit.name })).toBe(1)
})

test('[MET-5] jobs are counted as done, failed or given up; one that is taken away is none of them', async () => {
  const meter = openIdleMeter()
  let how: 'ends' | 'throws' = 'ends'
  const kind: JobKind = {
    name: 'report',
    async work() {
      if (how === 'throws') throw new Error('no')
      return async () => {}
    },
    giveUp: () => async () => {},
  }
  const [lane] = countJobRuns([{ kinds: [kind], atOnce: 1 }], meter)
  const [counted] = lane!.kinds
  const job: Job = { id: 'j', userId: 1, kind: 'report', about: 'a', attempt: 1 }
  const services = {} as JobServices
  const run = (signal: AbortSignal) => counted!.work(job, { services, signal, progress: async () => {} })
  const going = new AbortController().signal
  await run(going)
  how = 'throws'
  await expect(run(going)).rejects.toThrow('no')
  await expect(run(AbortSignal.abort())).rejects.toThrow('no')
  counted!.giveUp(job, services)
  const count = (result: string) => figure(meter, 'reprieve_jobs_total', { kind: 'report', result })
  expect(await Promise.all(['done', 'failed', 'given-up'].map(count))).toEqual([1, 1, 1])
  expect(await figure(meter, 'reprieve_job_seconds_count', { kind: 'report' })).toBe(2)
})

test('[MET-5] runs of a chore are counted, and its failure is still reported', async () => {
  const meter = openIdleMeter()
  let fails = false
  const [chore] = countChoreRuns(
    [
      {
        name: 'sweep',
        everyMs: 1,
        run: async () => {
          if (fails) throw new Error('no')
        },
      },
    ],
    meter,
  )
  const services = {} as ChoreServices
  await chore!.run(services, 0)
  fails = true
  await expect(chore!.run(services, 0)).rejects.toThrow('no')
  const count = (result: string) => figure(meter, 'reprieve_chores_total', { chore: 'sweep', result })
  expect(await Promise.all(['done', 'failed'].map(count))).toEqual([1, 1])
})

test("[MET-5] calls of Solace's model are counted by how they ended", async () => {
  const meter = openIdleMeter()
  const replies = [ok({ text: 'a', calls: [] }), err('away' as const), err('away' as const)]
  const model: ModelClient = countModelCalls(
    { name: 'm', host: 'h', complete: async () => replies.shift()! },
    meter,
  )
  const turn: ModelTurn = { messages: [], tools: [] }
  const going = new AbortController().signal
  await model.complete(turn, going)
  await model.complete(turn, going)
  await model.complete(turn, AbortSignal.abort())
  const count = (result: string) => figure(meter, 'reprieve_model_calls_total', { result })
  expect(await Promise.all(['answered', 'away', 'stopped'].map(count))).toEqual([1, 1, 1])
  expect(await figure(meter, 'reprieve_model_seconds_count')).toBe(3)
})
