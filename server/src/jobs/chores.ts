import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/pool.ts'
import type { ChoreTurns } from './choreTurnStore.ts'

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
  turns: ChoreTurns
  now: () => number
  onError: (error: unknown, chore: string) => void
}

/** How often a process looks whether a chore is due. */
const LOOK_MS = 10_000
const RENEW_MS = 15_000
/** What runs more often is done by every process: finding out whose turn it is would cost as much. */
const LEAST_WITH_TURNS_MS = MINUTE_MS

/** Does what is due, each chore in one of the processes that share the database. [JOB-12] */
export class ChoreRunner {
  private timers: NodeJS.Timeout[] = []
  private running = new Set<Promise<void>>()
  private held = new Set<string>()
  private readonly stopping = new AbortController()
  private readonly inTurn: readonly Chore[]
  private readonly frequent: readonly Chore[]
  private readonly options: Options

  constructor(chores: readonly Chore[], options: Options) {
    this.inTurn = chores.filter(({ everyMs }) => everyMs >= LEAST_WITH_TURNS_MS)
    this.frequent = chores.filter(({ everyMs }) => everyMs < LEAST_WITH_TURNS_MS)
    this.options = options
  }

  /** Called when the server answers: what has waited so long can wait for the people who ask now. */
  start(): void {
    this.every(LOOK_MS, () => this.begin('chores', () => this.look()))
    for (const chore of this.frequent) {
      this.every(chore.everyMs, () => this.begin(chore.name, () => this.work(chore)))
    }
  }

  /** A running chore finishes its current portion only: a shutdown does not wait for a whole chore. [JOB-8] */
  async stop(): Promise<void> {
    this.stopping.abort()
    for (const timer of this.timers) clearInterval(timer)
    while (this.running.size > 0) await Promise.all(this.running)
  }

  private every(ms: number, act: () => void): void {
    act()
    const timer = setInterval(act, ms)
    timer.unref()
    this.timers.push(timer)
  }

  private begin(name: string, act: () => Promise<void>): void {
    const work: Promise<void> = act()
      .catch((error: unknown) => this.options.onError(error, name))
      .finally(() => this.running.delete(work))
    this.running.add(work)
  }

  private work(chore: Chore): Promise<void> {
    const { services, now } = this.options
    return chore.run({ ...services, stopping: this.stopping.signal }, now())
  }

  private async look(): Promise<void> {
    const { turns, now } = this.options
    for (const chore of await turns.findDue(this.inTurn, now())) {
      if (this.stopping.signal.aborted) return
      if (!this.held.has(chore.name)) this.begin(chore.name, () => this.takeTurn(chore))
    }
  }

  private async takeTurn(chore: Chore): Promise<void> {
    const { turns, now, onError } = this.options
    const { name, everyMs } = chore
    this.held.add(name)
    try {
      const begun = now()
      const turn = await turns.take(chore, begun)
      if (turn === null) return
      const renewing = setInterval(
        () => void turns.renew(turn, now()).catch((error: unknown) => onError(error, name)),
        RENEW_MS,
      )
      renewing.unref()
      try {
        await this.work(chore)
      } finally {
        clearInterval(renewing)
        // What a stopping server leaves is due for the next one. [JOB-8]
        await turns.end(turn, this.stopping.signal.aborted ? now() : begun + everyMs)
      }
    } finally {
      this.held.delete(name)
    }
  }
}
