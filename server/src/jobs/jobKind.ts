import type { Config } from '../config.ts'
import type { Db, Trx } from '../db/pool.ts'
import type { PushSender } from '../outside/push.ts'
import type { Stores } from '../outside/stores/store.ts'

export interface Job {
  id: string
  userId: number
  kind: string
  /** The id of its report, link or purchase. */
  about: string
  /** From 1; an attempt that ended with a crash of its process counts too. */
  attempt: number
}

export interface JobServices {
  db: Db
  config: Config
  stores: Stores
  push: PushSender
  now: () => number
  /** Called after mail was queued that should be sent soon. */
  wakeMail: () => void
}

export interface JobRun {
  services: JobServices
  /** Aborted when another worker has taken the job or the server stops: all work for it must end. */
  signal: AbortSignal
  /** In percent. May be called as often as needed: it is written at most once a second. */
  progress: (percent: number) => Promise<void>
}

/**
 * The writes of the transaction that ends the job. A transaction may run twice, so it does nothing else; if another
 * worker has taken the job, it is rolled back. [JOB-1]
 */
export type JobEnd = (trx: Trx) => Promise<void>

export interface JobKind {
  name: string
  /** The work itself, outside any transaction. If it throws, it is tried again later. [JOB-2] */
  work(job: Job, run: JobRun): Promise<JobEnd>
  /** Called instead of another attempt after the last one has failed. */
  giveUp(job: Job, services: JobServices): JobEnd
}

/** Kinds that share their slots in a process. Of one person, one job runs at a time, in order. */
export interface JobLane {
  kinds: readonly JobKind[]
  /** 0: other processes of this machine do them. [RUN-6] */
  atOnce: number
  /** Ends what its jobs share, when all of them have ended. */
  close?: () => Promise<void>
}
