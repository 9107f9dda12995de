import type { EngineAnswer } from '@reprieve/mind/engineAnswer.ts'
import { afterEach, expect, test, vi } from 'vitest'
import type { MindQuestion, MindReply, MindRequest, MindSources } from './mindMessages.ts'
import { openMind, type MindWorker } from './openMind.ts'

afterEach(() => void vi.useRealTimers())

const ANSWER: EngineAnswer = {
  parts: [{ is: 'text', text: 'Quiet.' }],
  before: { asked: null, offered: [] },
  isUnderstood: true,
  danger: null,
}
const QUESTION: MindQuestion = {
  asker: { language: 'en', at: { at: 0, offset: 0 }, weekStart: 1, plan: 'lite', hasGuide: false },
  text: 'How was last week?',
  before: { asked: null, offered: [] },
}
const sources = (): MindSources => ({
  diary: {} as MindSources['diary'],
  articles: [],
  safetyFiles: ['phrases'],
})

/** A worker that reacts to each question in the next of these ways; the last way stays. */
type Reaction = 'answers' | 'fails' | 'breaks' | 'is silent'

function aMind(...reactions: Reaction[]) {
  const workers: { said: MindRequest[]; isEnded: boolean }[] = []
  let now = sources()
  const startWorker = (): MindWorker => {
    const own = { said: [] as MindRequest[], isEnded: false }
    workers.push(own)
    const events = new EventTarget()
    return {
      addEventListener: events.addEventListener.bind(events),
      terminate: () => void (own.isEnded = true),
      postMessage: (request: MindRequest) => {
        own.said.push(request)
        if (request.is === 'question') react(events, request.id)
      },
    }
  }
  const react = (events: EventTarget, id: number): void => {
    const how = reactions.length > 1 ? reactions.shift() : reactions[0]
    const reply = (data: MindReply) => events.dispatchEvent(new MessageEvent('message', { data }))
    queueMicrotask(() => {
      if (how === 'answers') reply({ is: 'answer', id, answer: ANSWER })
      if (how === 'fails') reply({ is: 'fault', id, name: 'TypeError' })
      if (how === 'breaks') events.dispatchEvent(new Event('error'))
    })
  }
  const mind = openMind({ startWorker, readSources: () => Promise.resolve(now), longestMs: 40, idleMs: 60 })
  return {
    workers,
    change: (own: Partial<MindSources>) => void (now = { ...now, ...own }),
    ask: (signal = new AbortController().signal) => mind.answer(QUESTION, signal),
    warm: mind.warm,
  }
}

const kinds = (said: readonly MindRequest[]) =>
  said.map(({ is, ...rest }) => (is === 'question' ? is : Object.keys(rest).join(' ')))

test('[ASST-70] the worker is told everything once, and later only what has changed', async () => {
  const { ask, change, workers } = aMind('answers')
  expect(await ask()).toBe(ANSWER)
  await ask()
  change({ diary: {} as MindSources['diary'] })
  await ask()
  expect(workers).toHaveLength(1)
  expect(kinds(workers[0]!.said)).toEqual([
    'diary articles safetyFiles',
    'question',
    'question',
    'diary',
    'question',
  ])
})

test.each<Reaction>(['fails', 'breaks', 'is silent'])(
  '[ASST-71] a worker that %s is ended without an answer; the next question gets a new one with everything',
  async (how) => {
    const { ask, workers } = aMind(how, 'answers')
    expect(await ask()).toBeNull()
    expect(workers[0]?.isEnded).toBe(true)
    expect(await ask()).toBe(ANSWER)
    expect(kinds(workers[1]!.said)).toEqual(['diary articles safetyFiles', 'question'])
  },
)

test('[ASST-13, ASST-71] stopped, nothing is waited for', async () => {
  const { ask, workers } = aMind('is silent', 'answers')
  const stop = new AbortController()
  const asked = ask(stop.signal)
  await Promise.resolve()
  stop.abort()
  expect(await asked).toBeNull()
  expect(await ask()).toBe(ANSWER)
  expect(workers.filter(({ isEnded }) => !isEnded)).toHaveLength(1)
})

test('[ASST-71] a worker without a question is ended after a while', async () => {
  vi.useFakeTimers()
  const { warm, workers } = aMind('answers')
  warm()
  await vi.advanceTimersByTimeAsync(59)
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([false])
  await vi.advanceTimersByTimeAsync(1)
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true])
})
