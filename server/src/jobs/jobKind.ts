import type { Config } from '../config.ts'
import type { Db, Trx } from '../db/pool.ts'
import type { PushDoor } from '../outside/push.ts'
import type { Stores } from '../outside/stores/store.ts'

export interface Job {
  id: string
  userId: number
  kind: string
  /** What it is for: a report, a link, a purchase. */
  about: string
  /** From 1; one that its process did not survive counts too. */
  attempt: number
}

export interface JobServices {
  db: Db
  config: Config
  stores: Stores
  push: PushDoor
  now: () => number
  /** Something was queued that should leave soon. */
  wakeMail: () => void
}

export interface JobRun {
  services: JobServices
  /** Somebody else has the job now, or the server stops: whatever was begun for it ends. */
  signal: AbortSignal
  /** Of a hundred. Told as often as one likes: it is written once a second at most. */
  progress: (percent: number) => Promise<void>
}

/**
 * What is written in the transaction that ends the job. It may run twice, as every transaction, so it does nothing else;
 * and where another has taken the job over, nothing of it stays. [JOB-1]
 */
export type JobEnd = (trx: Trx) => Promise<void>

export interface JobKind {
  name: string
  /** The work itself, outside of any transaction. What is thrown is tried again later. [JOB-2] */
  work(job: Job, run: JobRun): Promise<JobEnd>
  /** In the place of another attempt, when there were enough. */
  giveUp(job: Job, services: JobServices): JobEnd
}

/** Kinds that share their places in a process. Of one person, one of them is done at a time, in their order. */
export interface JobLane {
  kinds: readonly JobKind[]
  atOnce: number
}
