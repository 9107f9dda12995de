import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import type { KnownThing } from '@reprieve/domain/assistant/understand/knownThing.ts'
import type { UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { Worker } from 'node:worker_threads'
import type { EngineAnswer } from '@reprieve/mind/engineAnswer.ts'
import type { GuideTexts } from '@reprieve/mind/guideSearch.ts'
import type { Db } from '../../db/pool.ts'
import { pickAskerFields, type AskingPerson, type Engine } from '../engine.ts'
import { diaryText } from './diaryTextStore.ts'
import type { ThinkerReply, ThinkerResults, ThinkerRequest, ThinkerTask } from './thinkerMessages.ts'

/** Every method returns null if the thread is away, took too long, or has too many requests waiting. */
export interface Thinker extends Engine {
  tell: (asker: AskingPerson, asked: UnderstoodQuestion) => Promise<EngineAnswer | null>
  things: (asker: AskingPerson) => Promise<readonly KnownThing[] | null>
  passages: (asker: AskingPerson, words: string) => Promise<readonly AnswerPart[] | null>
  /** Starts the thread and loads what it needs, before the person asks. */
  warm: (asker: AskingPerson) => void
  close: () => Promise<void>
}

export interface ThinkerParts {
  db: Db
  data: () => GuideTexts
  onFault: (name: string) => void
  limits?: Partial<ThinkerLimits>
  /** Tests pass another program that misbehaves. */
  program?: URL
}

interface ThinkerLimits {
  ms: number
  /** For the first work of a thread, which loads its code: that takes long on a small machine. */
  firstMs: number
  idleMs: number
  waiting: number
}

const LIMITS: ThinkerLimits = { ms: 20_000, firstMs: 60_000, idleMs: 600_000, waiting: 20 }
const MOST_MB = 512
const PROGRAM = new URL('start.js', import.meta.url)

interface Job {
  id: number
  asker: AskingPerson
  work: ThinkerTask
  signal: AbortSignal | null
  end: (thought: ThinkerResults[ThinkerTask['is']] | null) => void
}

/**
 * A thread beside the server that reads diaries. It starts with a question and ends after a while without one, with all
 * that it has read. Work that takes too long ends it, and the next question starts another.
 */
export function openThinker({ db, data, onFault, limits, program = PROGRAM }: ThinkerParts): Thinker {
  const { ms, firstMs, idleMs, waiting: most } = { ...LIMITS, ...limits }
  const waiting: Job[] = []
  let worker: Worker | null = null
  let running: Job | null = null
  let timer: NodeJS.Timeout | null = null
  let lastId = 0

  const rest = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }

  const after = (delay: number, act: () => void): void => {
    rest()
    timer = setTimeout(act, delay)
    timer.unref()
  }

  const endWorker = async (): Promise<void> => {
    rest()
    const ended = worker
    worker = null
    ended?.removeAllListeners()
    // Errors while it terminates are ignored.
    ended?.on('error', () => {})
    await ended?.terminate()
  }

  const done = (thought: ThinkerResults[ThinkerTask['is']] | null): void => {
    const job = running
    running = null
    job?.end(thought)
    if (worker !== null) after(idleMs, () => void endWorker())
    next()
  }

  const fail = (name: string): void => {
    onFault(name)
    void endWorker()
    done(null)
  }

  const begin = (): Worker => {
    const made = new Worker(program, {
      workerData: data(),
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
      stdout: true,
      stderr: true,
    })
    made.unref()
    made.on('message', (line: ThinkerReply) => hear(line))
    made.on('error', (fault) => fail(`thinker ${fault.name}`))
    made.on('exit', () => fail('thinker ended'))
    return made
  }

  const post = (line: ThinkerRequest): void => worker?.postMessage(line)

  const hear = (line: ThinkerReply): void => {
    if (running === null || line.id !== running.id) return
    if (line.is === 'wants-rows') void sendRows(running)
    else if (line.is === 'done') done(line.thought)
    else {
      onFault(line.name)
      done(null)
    }
  }

  const sendRows = async ({ id, asker }: Job): Promise<void> => {
    const isStill = (): boolean => running?.id === id
    try {
      for await (const rows of diaryText(db, asker.userId)) {
        if (!isStill()) return
        post({ id, is: 'rows', rows })
      }
      if (isStill()) post({ id, is: 'end' })
    } catch {
      // Otherwise the thread would wait for rows that never come.
      if (isStill()) fail('thinker rows')
    }
  }

  const next = (): void => {
    if (running !== null) return
    const job = waiting.shift()
    if (job === undefined) return
    if (job.signal?.aborted === true) {
      job.end(null)
      next()
      return
    }
    running = job
    const isFirst = worker === null
    worker ??= begin()
    after(isFirst ? firstMs : ms, () => fail('thinker time'))
    post({ id: job.id, is: 'work', asker: job.asker, work: job.work })
  }

  const run = (asker: AskingPerson, work: ThinkerTask, signal: AbortSignal | null) =>
    new Promise<ThinkerResults[ThinkerTask['is']] | null>((end) => {
      if (waiting.length >= most) return end(null)
      lastId += 1
      waiting.push({ id: lastId, asker, work, signal, end })
      next()
    })

  return {
    answer: async (question) => {
      const { text, before, signal } = question
      return (await run(
        pickAskerFields(question),
        { is: 'question', text, before },
        signal,
      )) as EngineAnswer | null
    },
    tell: async (asker, question) =>
      (await run(asker, { is: 'tell', asked: question }, null)) as EngineAnswer | null,
    things: async (asker) => (await run(asker, { is: 'things' }, null)) as readonly KnownThing[] | null,
    passages: async (asker, words) =>
      (await run(asker, { is: 'passages', words }, null)) as readonly AnswerPart[] | null,
    warm: (asker) => void run(asker, { is: 'things' }, null),
    close: async () => {
      for (const job of waiting.splice(0)) job.end(null)
      const job = running
      running = null
      await endWorker()
      job?.end(null)
    },
  }
}
