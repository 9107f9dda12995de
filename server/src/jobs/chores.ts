import type { Config } from '../config.ts'
import type { Db } from '../db/pool.ts'

export interface ChoreServices {
  db: Db
  config: Config
  /** Signs unsubscribe links. */
  signingKey: string
  /** Called after mail was queued that should be sent soon. */
  wakeMail: () => void
  wakeJobs: () => void
  /** Set when the server is about to stop: work that can wait is left for the next start. [JOB-8] */
  stopping?: StopSignal
}

export type StopSignal = Pick<AbortSignal, 'aborted'>

/** Periodic work that no call triggers: deletes what has expired, and does what is due. */
export interface Chore {
  name: string
  everyMs: number
  run(services: ChoreServices, now: number): Promise<void>
}

/**
 * Runs `act` for each; a failure does not stop the others, and is due again next time. Throws the first error at the
 * end: the runner reports it under the chore's name, without naming the person. [ACC-33]
 */
export async function runEachSeparately<T>(
  all: Iterable<T>,
  act: (one: T) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = []
  for (const one of all) {
    try {
      await act(one)
    } catch (fault) {
      faults.push(fault)
    }
  }
  if (faults.length > 0) throw faults[0]
}

/** Yields one after the other until the server stops. [JOB-8] */
export function* untilStopped<T>(all: Iterable<T>, stopping: StopSignal | undefined): Generator<T> {
  for (const one of all) {
    if (stopping?.aborted === true) return
    yield one
  }
}

interface Options {
  services: ChoreServices
  now: () => number
  onError: (error: unknown, chore: string) => void
}

/** Runs each chore at the start and then at its interval; several processes may run the same chore at once. */
export class ChoreRunner {
  private timers: NodeJS.Timeout[] = []
  private running = new Set<Promise<void>>()
  private readonly stopping = new AbortController()

  constructor(chores: readonly Chore[], options: Options) {
    for (const chore of chores) {
      this.begin(chore, options)
      const timer = setInterval(() => this.begin(chore, options), chore.everyMs)
      timer.unref()
      this.timers.push(timer)
    }
  }

  /** A running chore finishes its current portion only: a shutdown does not wait for a whole chore. [JOB-8] */
  async stop(): Promise<void> {
    this.stopping.abort()
    for (const timer of this.timers) clearInterval(timer)
    await Promise.all(this.running)
  }

  private begin(chore: Chore, { services, now, onError }: Options): void {
    const work: Promise<void> = chore
      .run({ ...services, stopping: this.stopping.signal }, now())
      .catch((error: unknown) => onError(error, chore.name))
      .finally(() => this.running.delete(work))
    this.running.add(work)
  }
}
