import type { EngineAnswer } from '@reprieve/mind/engineAnswer.ts'
import type { MindQuestion, MindReply, MindRequest, MindSources } from './mindMessages.ts'

/** Answers on this device. */
export interface Mind {
  /** Null if it was stopped, took too long or broke: the next question gets a new worker. [ASST-71] */
  answer: (question: MindQuestion, signal: AbortSignal) => Promise<EngineAnswer | null>
  /** Loads everything, so that the first question waits only for its answer. */
  warm: () => void
}

export type MindWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

interface MindParts {
  startWorker: () => MindWorker
  readSources: () => Promise<MindSources>
  longestMs?: number
  idleMs?: number
}

/** A slow phone with a diary of many years still needs only a part of it. */
const LONGEST_MS = 30_000
/** A worker without a question is ended, for its memory. */
const IDLE_MS = 300_000

export function openMind({ startWorker, readSources, longestMs = LONGEST_MS, idleMs = IDLE_MS }: MindParts) {
  let running: RunningWorker | null = null
  let idle: ReturnType<typeof setTimeout> | undefined

  const start = (): RunningWorker => {
    const started: RunningWorker = running ?? new RunningWorker(startWorker(), () => drop(started))
    running = started
    clearTimeout(idle)
    idle = setTimeout(() => started.isIdle() && drop(started), idleMs)
    return started
  }
  const drop = (worker: RunningWorker): void => {
    if (running === worker) running = null
    worker.end()
  }
  const think = async (question: MindQuestion, ends: Promise<null>): Promise<EngineAnswer | null> => {
    const sources = await Promise.race([readSources(), ends])
    return sources === null ? null : Promise.race([start().ask(sources, question), ends])
  }
  const mind: Mind = {
    warm: () =>
      void readSources()
        .then((sources) => start().tell(sources))
        // The first question tries again, and tells the person.
        .catch(() => undefined),
    answer: async (question, signal) => {
      const end = endOf(signal, longestMs)
      try {
        const answer = await think(question, end.comes)
        if (answer === null && running !== null) drop(running)
        return answer
      } catch {
        if (running !== null) drop(running)
        return null
      } finally {
        end.forget()
      }
    },
  }
  return mind
}

/** Null when the person stops it, or when it takes too long. */
function endOf(signal: AbortSignal, longestMs: number): { comes: Promise<null>; forget: () => void } {
  let forget = (): void => {}
  const comes = new Promise<null>((resolve) => {
    const stop = (): void => resolve(null)
    const timer = setTimeout(stop, longestMs)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    forget = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
  })
  return { comes, forget }
}

/** A worker, what it was told, and the questions that it has not answered yet. */
class RunningWorker {
  private readonly worker: MindWorker
  private readonly waiting = new Map<number, (answer: EngineAnswer | null) => void>()
  private told: Partial<MindSources> = {}
  private questions = 0

  constructor(worker: MindWorker, onBroken: () => void) {
    this.worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<MindReply>) => {
      const { id } = data
      this.waiting.get(id)?.(data.is === 'answer' ? data.answer : null)
      this.waiting.delete(id)
    })
    worker.addEventListener('error', onBroken)
    worker.addEventListener('messageerror', onBroken)
  }

  isIdle = (): boolean => this.waiting.size === 0

  /** Sends what has changed since the last time. */
  tell(sources: MindSources): void {
    const { diary, articles, safetyFiles } = sources
    const news: Partial<MindSources> = {
      ...(diary !== this.told.diary && { diary }),
      ...(articles !== this.told.articles && { articles }),
      ...(safetyFiles !== this.told.safetyFiles && { safetyFiles }),
    }
    this.told = sources
    if (Object.keys(news).length > 0) this.post({ is: 'sources', ...news })
  }

  ask(sources: MindSources, question: MindQuestion): Promise<EngineAnswer | null> {
    this.tell(sources)
    this.questions += 1
    const id = this.questions
    return new Promise((resolve) => {
      this.waiting.set(id, resolve)
      this.post({ is: 'question', id, ...question })
    })
  }

  private post(request: MindRequest): void {
    this.worker.postMessage(request)
  }

  end(): void {
    this.worker.terminate()
    for (const resolve of this.waiting.values()) resolve(null)
    this.waiting.clear()
  }
}
