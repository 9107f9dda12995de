import type { Config } from '../config.ts'
import type { Db } from '../db/pool.ts'

export interface ChoreServices {
  db: Db
  config: Config
  /** Makes the links that unsubscribe. */
  signingKey: string
  /** Something was queued that should leave soon. */
  wakeMail: () => void
  wakeJobs: () => void
  /** The server is about to stop: what can be done later waits for its next start. [JOB-8] */
  stopping?: Stopping
}

export type Stopping = Pick<AbortSignal, 'aborted'>

/** Work that no call asks for: what has served its time goes, what is due is done. */
export interface Chore {
  name: string
  everyMs: number
  run(services: ChoreServices, now: number): Promise<void>
}

/**
 * One that fails holds up none behind it, and is due again next time. What went wrong first is thrown at the end: the
 * runner reports it by the name of the chore, whoever it was about. [ACC-33]
 */
export async function eachByItself<T>(all: Iterable<T>, act: (one: T) => Promise<unknown>): Promise<void> {
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

/** One after the other, as long as the server does not stop. [JOB-8] */
export function* untilStopped<T>(all: Iterable<T>, stopping: Stopping | undefined): Generator<T> {
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

/** Each at the start and then at its own pace; several processes may do the same at once. */
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

  /** What is under way ends its portion and no more: nobody waits for a whole chore. [JOB-8] */
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
