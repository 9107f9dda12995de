import { inTransaction } from '../db/transaction.ts'
import type { JobEnd, JobKind, JobLane, JobServices } from './jobKind.ts'
import {
  endJob,
  returnJob,
  renewLease,
  takeJob,
  saveJobProgress,
  tryAgainAt,
  type HeldJob,
} from './jobStore.ts'

const EVERY_MS = 1_000
const RENEW_MS = 15_000
const PROGRESS_MS = 1_000
const MOST_ATTEMPTS = 3
const FIRST_RETRY_MS = 5_000

interface Options {
  services: JobServices
  onError: (error: unknown, where: string) => void
}

/** Thrown inside the transaction that ends a job, to roll it back. */
class LostJob extends Error {}

/** A lane, and the jobs of it that this process is running. */
class Lane {
  readonly names: readonly string[]
  readonly kinds: ReadonlyMap<string, JobKind>
  readonly atOnce: number
  readonly close: () => Promise<void>
  readonly running = new Set<Promise<void>>()
  looking: Promise<void> | null = null
  again = false

  constructor({ kinds, atOnce, close = async () => {} }: JobLane) {
    this.kinds = new Map(kinds.map((kind) => [kind.name, kind]))
    this.names = [...this.kinds.keys()]
    this.atOnce = atOnce
    this.close = close
  }
}

/** Runs queued jobs, several at once. Several processes may run on one database. [JOB-1, JOB-2] */
export class JobRunner {
  private lanes: Lane[]
  private timer: NodeJS.Timeout
  private stopping = new AbortController()
  private options: Options

  constructor(lanes: readonly JobLane[], options: Options) {
    this.options = options
    this.lanes = lanes
      .filter(({ kinds, atOnce }) => kinds.length > 0 && atOnce > 0)
      .map((lane) => new Lane(lane))
    this.timer = setInterval(() => this.wake(), EVERY_MS)
    this.timer.unref()
  }

  wake(): void {
    for (const lane of this.lanes) this.look(lane)
  }

  /** Resolves when all due jobs are done. */
  async settled(): Promise<void> {
    this.wake()
    for (let busy = this.busy(); busy.length > 0; busy = this.busy()) await Promise.all(busy)
  }

  /** Aborts running jobs; another process may take them at once. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    this.stopping.abort()
    for (let busy = this.busy(); busy.length > 0; busy = this.busy()) await Promise.all(busy)
    await Promise.all(this.lanes.map((lane) => lane.close()))
  }

  private busy(): Promise<void>[] {
    return this.lanes.flatMap(({ looking, running }) => [...(looking === null ? [] : [looking]), ...running])
  }

  private look(lane: Lane): void {
    if (this.stopping.signal.aborted) return
    lane.again = true
    lane.looking ??= this.fill(lane)
      .catch((error: unknown) => this.options.onError(error, 'jobs'))
      .finally(() => {
        lane.looking = null
        // Woken between the last look and this moment.
        if (lane.again) this.look(lane)
      })
  }

  private async fill(lane: Lane): Promise<void> {
    const { db, now } = this.options.services
    while (lane.again && !this.stopping.signal.aborted) {
      lane.again = false
      while (lane.running.size < lane.atOnce && !this.stopping.signal.aborted) {
        const job = await takeJob(db, lane.names, now())
        if (job === null) break
        this.begin(lane, job)
      }
    }
  }

  private begin(lane: Lane, job: HeldJob): void {
    const { onError } = this.options
    const work: Promise<void> = this.hold(lane.kinds.get(job.kind)!, job)
      .catch((error: unknown) => onError(error, `job ${job.kind}`))
      .finally(() => {
        lane.running.delete(work)
        this.look(lane)
      })
    lane.running.add(work)
  }

  /** Renews the lease for as long as the work takes. */
  private async hold(kind: JobKind, job: HeldJob): Promise<void> {
    const lost = new AbortController()
    const timer = setInterval(() => void this.renew(job, lost), RENEW_MS)
    timer.unref()
    try {
      await this.attempt(kind, job, lost.signal)
    } finally {
      clearInterval(timer)
    }
  }

  private async renew(job: HeldJob, lost: AbortController): Promise<void> {
    const { db, now } = this.options.services
    try {
      if (!(await renewLease(db, job, now()))) lost.abort()
    } catch (error) {
      // The lease lasts for three more tries; and if another worker takes the job, only one of the two can end it.
      this.options.onError(error, 'jobs')
    }
  }

  private async attempt(kind: JobKind, job: HeldJob, lost: AbortSignal): Promise<void> {
    const { services, onError } = this.options
    const signal = AbortSignal.any([lost, this.stopping.signal])
    try {
      const isLate = job.attempt > MOST_ATTEMPTS
      const end = isLate
        ? kind.giveUp(job, services)
        : await kind.work(job, { services, signal, progress: this.createProgressReporter(job) })
      await this.end(job, end)
    } catch (error) {
      if (error instanceof LostJob || lost.aborted) return
      if (this.stopping.signal.aborted) return returnJob(services.db, job)
      onError(error, `job ${kind.name}`)
      if (job.attempt < MOST_ATTEMPTS)
        return tryAgainAt(services.db, job, retryAt(services.now(), job.attempt))
      await this.end(job, kind.giveUp(job, services)).catch((fault: unknown) => {
        // Another worker has the job. Any other error is left to the lease: when it ends, the job is given up again.
        if (!(fault instanceof LostJob)) throw fault
      })
    }
  }

  /** Deletes the job's row last, because it is last in the order in which rows are locked. */
  private async end(job: HeldJob, end: JobEnd): Promise<void> {
    const { db, wakeMail } = this.options.services
    await inTransaction(db, async (trx) => {
      await end(trx)
      if (!(await endJob(trx, job))) throw new LostJob()
    })
    wakeMail()
  }

  private createProgressReporter(job: HeldJob): (percent: number) => Promise<void> {
    const { db, now } = this.options.services
    let next = 0
    return async (percent) => {
      if (now() < next) return
      next = now() + PROGRESS_MS
      await saveJobProgress(db, job, percent).catch((error: unknown) => this.options.onError(error, 'jobs'))
    }
  }
}

const retryAt = (now: number, attempt: number): number => now + FIRST_RETRY_MS * 4 ** (attempt - 1)
