import { performance } from 'node:perf_hooks'
import { SECOND_MS } from '@reprieve/domain/time/instant.ts'
import type { Attempts } from '../access/attempts.ts'
import type { Chore } from '../jobs/chores.ts'
import type { JobKind, JobLane } from '../jobs/jobKind.ts'
import type { MailSender } from '../outside/mail.ts'
import type { ModelClient } from '../outside/model.ts'
import type { PushOutcome, PushSender } from '../outside/push.ts'
import type { MailResult, Meter, PushResult } from './meter.ts'

// Each of these is what it was given, and counts what comes back. [MET-5]

export const countPushMessages = (push: PushSender, meter: Meter): PushSender => ({
  ...push,
  async send(target, note) {
    const outcome = await push.send(target, note)
    meter.countPushMessage(resultOf(outcome))
    return outcome
  },
})

const resultOf = (outcome: PushOutcome): PushResult => (typeof outcome === 'string' ? outcome : 'later')

export const countMails = (door: MailSender, meter: Meter): MailSender => ({
  forgetsSent: door.forgetsSent,
  async send(mail) {
    try {
      await door.send(mail)
      meter.countMail('sent')
    } catch (error) {
      meter.countMail(mailResult(error))
      throw error
    }
  },
})

/** SMTP: 5yz is final, everything else may work later. */
function mailResult(error: unknown): MailResult {
  const answer = error instanceof Error && 'responseCode' in error ? error.responseCode : null
  return typeof answer === 'number' && answer >= 500 && answer < 600 ? 'refused' : 'later'
}

export const countRefusedAttempts = (attempts: Attempts, meter: Meter): Attempts => ({
  ...attempts,
  async count(limit, about, now) {
    const wait = await attempts.count(limit, about, now)
    if (wait !== null) meter.countRefusedAttempt(limit.name)
    return wait
  },
})

export const countJobRuns = (lanes: readonly JobLane[], meter: Meter): readonly JobLane[] =>
  lanes.map((lane) => ({ ...lane, kinds: lane.kinds.map((kind) => countJob(kind, meter)) }))

const countJob = (kind: JobKind, meter: Meter): JobKind => ({
  name: kind.name,
  async work(job, run) {
    const began = performance.now()
    try {
      const end = await kind.work(job, run)
      meter.countJob(kind.name, 'done', secondsSince(began))
      return end
    } catch (error) {
      // Taken over by another worker, or given back by a server that stops: no attempt failed.
      if (!run.signal.aborted) meter.countJob(kind.name, 'failed', secondsSince(began))
      throw error
    }
  },
  giveUp(job, services) {
    meter.countJob(kind.name, 'given-up', null)
    return kind.giveUp(job, services)
  },
})

export const countChoreRuns = (chores: readonly Chore[], meter: Meter): readonly Chore[] =>
  chores.map((chore) => ({
    ...chore,
    async run(services, now) {
      try {
        await chore.run(services, now)
        meter.countChore(chore.name, 'done')
      } catch (error) {
        meter.countChore(chore.name, 'failed')
        throw error
      }
    },
  }))

export const countModelCalls = (model: ModelClient, meter: Meter): ModelClient => ({
  ...model,
  async complete(turn, signal) {
    const began = performance.now()
    const reply = await model.complete(turn, signal)
    const result = reply.ok ? 'answered' : signal.aborted ? 'stopped' : reply.reason
    meter.countModelCall(result, secondsSince(began))
    return reply
  },
})

const secondsSince = (began: number): number => (performance.now() - began) / SECOND_MS
