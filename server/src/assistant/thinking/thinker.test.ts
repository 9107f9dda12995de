import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import type { EngineAnswer } from '@reprieve/mind/engineAnswer.ts'
import type { Db } from '../../db/pool.ts'
import type { EngineQuestion } from '../engine.ts'
import { openThinker, type Thinker, type ThinkerParts } from './thinker.ts'

const QUESTION: Omit<EngineQuestion, 'signal'> = {
  userId: 1,
  sync: { seq: 1, epoch: 'e' },
  language: 'en',
  at: { at: 0, offset: 0 },
  weekStart: 1,
  plan: 'pro',
  hasGuide: true,
  text: 'zanzibar',
  before: { asked: null, offered: [] },
  turns: [],
}

/** A thread that does as it is told: `crash`, `hang`, `fault`, `slow`, or answers at once. */
const PROGRAM = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ id, work }) => {
    const { text } = work
    if (text === 'crash') throw new Error('words of a person')
    if (text === 'hang') for (;;);
    if (text === 'fault') return parentPort.postMessage({ id, is: 'fault', name: 'Error think.ts:1' })
    const done = () => parentPort.postMessage({ id, is: 'done', thought: { parts: [{ is: 'text', text }] } })
    if (text === 'slow') setTimeout(done, 200)
    else done()
  })`

const open: Thinker[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((thinker) => thinker.close()))
})

function thinking(limits: ThinkerParts['limits'] = {}) {
  const faults: string[] = []
  const thinker = openThinker({
    // No row is asked for by this thread.
    db: undefined as unknown as Db,
    data: () => ({ docs: [], freeIds: [] }),
    onFault: (name) => void faults.push(name),
    limits,
    program: new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`),
  })
  open.push(thinker)
  const ask = (text: string, signal = new AbortController().signal): Promise<EngineAnswer | null> =>
    thinker.answer({ ...QUESTION, text, signal })
  return { thinker, faults, ask }
}

const textOf = (said: EngineAnswer | null): string | null => {
  const [part] = said?.parts ?? []
  return part?.is === 'text' ? part.text : null
}

test('[ASST-37] a thread that breaks is away for who asked it, tells no word of theirs, and the next has another', async () => {
  const { faults, ask } = thinking()
  expect([await ask('crash'), textOf(await ask('hello'))]).toEqual([null, 'hello'])
  expect(await ask('fault')).toBeNull()
  expect(textOf(await ask('again'))).toBe('again')
  expect(faults).toEqual(['thinker Error', 'Error think.ts:1'])
})

test('[ASST-9] what takes too long is ended with its thread, and who waits behind it is answered', async () => {
  const { faults, ask } = thinking({ ms: 200, firstMs: 2_000 })
  await ask('warm')
  const [stuck, behind] = await Promise.all([ask('hang'), ask('hello')])
  expect([stuck, textOf(behind), faults]).toEqual([null, 'hello', ['thinker time']])
})

test('[ASST-38] when too many wait the next is told at once', async () => {
  const { ask } = thinking({ waiting: 2 })
  const [one, two, three, four] = await Promise.all(['slow', 'a', 'b', 'c'].map((text) => ask(text)))
  expect([one, two, three, four!].map((said) => textOf(said!))).toEqual(['slow', 'a', 'b', null])
})

test('[ASST-13] what was stopped while it waited is not thought about', async () => {
  const { ask } = thinking()
  const stop = new AbortController()
  const [slow, stopped] = [ask('slow'), ask('hello', stop.signal)]
  stop.abort()
  expect([textOf(await slow), await stopped]).toEqual(['slow', null])
})

test('[ASST-37] a thread that nobody asks ends, with all that it had read, and so it does with the server', async () => {
  const { thinker, faults, ask } = thinking({ idleMs: 20 })
  await ask('hello')
  await wait(100)
  expect(textOf(await ask('again'))).toBe('again')
  const last = ask('slow')
  await thinker.close()
  expect([await last, faults]).toEqual([null, []])
})
