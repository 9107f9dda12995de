import { SECOND_MS } from '@reprieve/domain/time/instant.ts'
import { Totals, type FiguresOfOne } from './totals.ts'

// A process that works on something long answers late: its figures of the scrape before are used then.
const PATIENCE_MS = 4 * SECOND_MS

interface Request {
  figures: 'wanted'
  turn: number
}
interface Reply {
  figures: FiguresOfOne
  turn: number
}

const isOurs = (message: unknown): message is Request | Reply =>
  typeof message === 'object' && message !== null && 'figures' in message && 'turn' in message

/** The channels from the first process to the others, as node:cluster has them. */
export interface ProcessChannels {
  running: () => readonly number[]
  send: (process: number, message: Request) => void
  onMessage: (listener: (process: number, message: unknown) => void) => void
  onExit: (listener: (process: number) => void) => void
}

/** In the first process: asks all others at each scrape, and returns one text for all. [MET-7] */
export function askProcesses(channels: ProcessChannels, patienceMs = PATIENCE_MS): () => Promise<string> {
  const totals = new Totals()
  let turn = 0
  let waiting: { turn: number; missing: Set<number>; done: () => void } | null = null
  const strike = (process: number): void => {
    waiting?.missing.delete(process)
    if (waiting?.missing.size === 0) waiting.done()
  }

  channels.onMessage((process, message) => {
    if (!isOurs(message) || message.figures === 'wanted') return
    totals.take(process, message.figures)
    if (message.turn === waiting?.turn) strike(process)
  })
  channels.onExit((process) => {
    totals.leave(process)
    strike(process)
  })

  const ask = async (): Promise<string> => {
    turn += 1
    const processes = channels.running()
    const answered = Promise.withResolvers<void>()
    waiting = { turn, missing: new Set(processes), done: answered.resolve }
    for (const process of processes) channels.send(process, { figures: 'wanted', turn })
    if (processes.length === 0) answered.resolve()
    const timer = setTimeout(answered.resolve, patienceMs)
    await answered.promise
    clearTimeout(timer)
    waiting = null
    return totals.toText()
  }

  let asking: Promise<string> | null = null
  return () => (asking ??= ask().finally(() => (asking = null)))
}

/** In one of several processes: answers the first one. */
export function answerFirstProcess(read: () => Promise<FiguresOfOne>): void {
  process.on('message', (message) => {
    if (!isOurs(message) || message.figures !== 'wanted') return
    const { turn } = message
    read().then(
      (figures) => process.send?.({ figures, turn } satisfies Reply, undefined, {}, () => {}),
      // The first process does without.
      () => {},
    )
  })
}
