import cluster, { type Worker } from 'node:cluster'
import { CannotStart } from '../cannotStart.ts'
import type { DatabaseDoor } from '../db/embedded/appRole.ts'
import { isWord, type Order, type Word } from './processMessages.ts'
import { restartPause } from './restartPause.ts'

export type Ready = Extract<Word, { reprieve: 'ready' }>

/** A place in the team, and the process that has it now. */
interface Seat {
  index: number
  worker: Worker | null
  startedAt: number
  pause: number
  deaths: number
  isWaiting: boolean
  isReady: boolean
  /** Why it could not start, as far as the operator can do something about it. */
  sentence: string | null
  restart: NodeJS.Timeout | null
}

interface Options {
  program: string
  count: number
  /** For what the operator should know while it runs. */
  say: (sentence: string) => void
}

/** Longer than any process needs to stop: it gives its calls ten seconds. */
const STOP_LIMIT_MS = 30_000

/** A busy machine may answer late; what fails so often will not start. */
const MOST_DEATHS_AT_START = 3

/** The processes of one machine that serve one port. [RUN-3, RUN-4] */
export class Team {
  private readonly seats: Seat[]
  private readonly options: Options
  private readonly first = Promise.withResolvers<Ready>()
  private embedded: DatabaseDoor | null | undefined
  private hasBegun = false
  private isStopping = false
  private allGone: (() => void) | null = null

  constructor(options: Options) {
    this.options = options
    cluster.setupPrimary({ exec: options.program })
    this.seats = Array.from({ length: options.count }, (_, index) => ({
      index,
      worker: null,
      startedAt: 0,
      pause: 0,
      deaths: 0,
      isWaiting: false,
      isReady: false,
      sentence: null,
      restart: null,
    }))
    // An error before anybody waits for the start is told by whoever waits later.
    this.first.promise.catch(() => {})
    for (const seat of this.seats) this.fork(seat)
  }

  /** Lets them open the database. Resolves when all of them answer; throws the sentence of one that cannot start. */
  begin(embedded: DatabaseDoor | null): Promise<Ready> {
    this.embedded = embedded
    for (const seat of this.seats) this.order(seat)
    return this.first.promise
  }

  /** Resolves when no process is left. */
  async stop(): Promise<void> {
    this.isStopping = true
    for (const { restart } of this.seats) clearTimeout(restart ?? undefined)
    const gone = new Promise<void>((resolve) => (this.allGone = resolve))
    const end: Order = { reprieve: 'stop' }
    for (const { worker, isWaiting } of this.seats) {
      if (worker === null) continue
      if (isWaiting) send(worker, end)
      // It still loads the app, and has nothing open.
      else worker.process.kill('SIGKILL')
    }
    const limit = setTimeout(() => this.kill(), STOP_LIMIT_MS)
    this.tellIfGone()
    await gone
    clearTimeout(limit)
  }

  kill(): void {
    for (const { worker } of this.seats) worker?.process.kill('SIGKILL')
  }

  private fork(seat: Seat): void {
    const worker = cluster.fork()
    Object.assign(seat, {
      worker,
      startedAt: performance.now(),
      isWaiting: false,
      isReady: false,
      sentence: null,
      restart: null,
    })
    worker.on('message', (word: unknown) => {
      if (isWord(word)) this.hear(seat, word)
    })
    worker.once('exit', (code, signal) => this.replace(seat, signal ?? `exit code ${code}`))
  }

  private hear(seat: Seat, word: Word): void {
    if (word.reprieve === 'cannot-start') seat.sentence = word.sentence
    if (word.reprieve === 'waiting') {
      seat.isWaiting = true
      this.order(seat)
    }
    if (word.reprieve === 'ready') {
      seat.isReady = true
      if (this.hasBegun) this.options.say(`${this.nameOf(seat)} serves again.`)
      if (!this.seats.every(({ isReady }) => isReady)) return
      this.hasBegun = true
      this.first.resolve(word)
    }
  }

  private order({ worker, isWaiting, index }: Seat): void {
    if (worker === null || !isWaiting || this.embedded === undefined || this.isStopping) return
    send(worker, { reprieve: 'start', place: { index, count: this.seats.length }, embedded: this.embedded })
  }

  private replace(seat: Seat, how: string): void {
    const { sentence } = seat
    const { say } = this.options
    Object.assign(seat, { worker: null, isReady: false })
    if (this.isStopping) return this.tellIfGone()
    const name = this.nameOf(seat)
    const why = sentence ?? `${name} ended (${how}).`
    seat.deaths += 1
    // At the first start the operator waits for the result.
    if (!this.hasBegun && (sentence !== null || seat.deaths >= MOST_DEATHS_AT_START)) {
      return this.first.reject(new CannotStart(why))
    }
    seat.pause = restartPause(seat.pause, performance.now() - seat.startedAt)
    say(`${why} ${name} is started again in ${seat.pause / 1_000} s.`)
    seat.restart = setTimeout(() => this.fork(seat), seat.pause)
  }

  private nameOf({ index }: Seat): string {
    return `Process ${index + 1} of ${this.seats.length}`
  }

  private tellIfGone(): void {
    if (this.seats.every(({ worker }) => worker === null)) this.allGone?.()
  }
}

/** A process that has just died gets no order. */
function send(worker: Worker, order: Order): void {
  if (worker.isConnected()) worker.send(order, () => {})
}
